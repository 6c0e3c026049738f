import Foundation
import Testing

/// `hitscope test` runs scenarios and ends with their count.
struct ScenarioCommandTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("scene.json", Desk.scene)
    try desk.put("good.scenario.json", Desk.scenario(scene: "scene.json"))
  }

  @Test func `a scenario that comes true is fine`() throws {
    let outcome = try desk.program.run("test", "good.scenario.json")

    #expect(outcome.status == 0)
    #expect(outcome.output == "passed  good.scenario.json\n1 passed, 0 failed\n")
    #expect(outcome.errors == "")
  }

  @Test func `one that doesn't shows expected beside actual`() throws {
    try desk.put("bad.scenario.json", Desk.scenario(scene: "scene.json", hit: "panel"))

    let outcome = try desk.program.run("test", "bad.scenario.json", "good.scenario.json")

    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        FAILED  bad.scenario.json
          hit
            expected  actual
          > panel     buy
        passed  good.scenario.json
        1 passed, 1 failed

        """)
  }

  @Test func `a case that is wrong fails by itself, and the others run`() throws {
    try desk.put(
      "cases.scenario.json",
      """
      {format: "hitscope.scenario/1", scene: "scene.json", cases: [
        {title: "one", input: [{tap: "buy"}], expect: {hit: ["buy"]}},
        {title: "two", input: [{tap: "by"}], expect: {hit: ["buy"]}},
        {title: "three", input: [{tap: "buy"}], expect: {hit: ["buy"]}}]}
      """)

    let outcome = try desk.program.run("test", "cases.scenario.json")

    #expect(outcome.status == 65)
    #expect(
      outcome.output == """
        passed  cases.scenario.json: one
        FAILED  cases.scenario.json: two
        passed  cases.scenario.json: three
        2 passed, 1 failed

        """)
    #expect(
      outcome.errors.hasPrefix("cases.scenario.json:3:32: cases[1].input[0].tap: no id \"by\""))
  }

  @Test func `a scene that isn't there is told where it is named`() throws {
    try desk.put("lost.scenario.json", Desk.scenario(scene: "gone.json"))

    let outcome = try desk.program.run("test", "lost.scenario.json")

    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("lost.scenario.json:"))
    #expect(outcome.errors.contains(/:\d+:\d+: scene: "gone\.json": no such file/))
  }

  @Test func `a scene by itself is told to be no scenario`() throws {
    let outcome = try desk.program.run("test", "scene.json")

    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("scene.json:1:1: this is no scenario"))
  }

  @Test func `a folder is searched in the order of its paths`() throws {
    try desk.put("more/b.scenario.json", Desk.scenario(scene: "../scene.json"))
    try desk.put("more/a/c.scenario.json", Desk.scenario(scene: "../../scene.json"))
    try desk.put("more/.hidden/d.scenario.json", "not even JSON")

    let outcome = try desk.program.run("test", "more")

    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        passed  more/a/c.scenario.json
        passed  more/b.scenario.json
        2 passed, 0 failed

        """)
  }

  @Test func `a folder without scenarios is no success`() throws {
    try desk.put("empty/readme.txt", "nothing")

    let outcome = try desk.program.run("test", "empty")

    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("there is no scenario in empty"))
  }

  @Test func `a malformed scenario fails and the others run`() throws {
    try desk.put("a.scenario.json", "{ format: \"hitscope.scenario/1\" }")

    let outcome = try desk.program.run("test", ".", "--quiet")

    #expect(outcome.status == 65)
    #expect(outcome.lines.last == "1 passed, 1 failed")
    #expect(outcome.errors.hasPrefix("./a.scenario.json:"))
  }

  @Test func `a scenario that isn't there is worse than one that fails`() throws {
    let outcome = try desk.program.run("test", "gone.scenario.json", "good.scenario.json")

    #expect(outcome.status == 66)
    #expect(outcome.lines.last == "1 passed, 1 failed")
  }

  @Test func `results come as JSON, a case a line`() throws {
    try desk.put("bad.scenario.json", Desk.scenario(scene: "scene.json", hit: "panel"))

    let outcome = try desk.program.run("test", "--format", "json", ".")

    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        #"{"file":"./bad.scenario.json","passed":false,"mismatches":[{"key":"hit","#
          + #""rows":[{"expected":"panel","actual":"buy","differs":true}]}]}"#,
        #"{"file":"./good.scenario.json","passed":true}"#,
        #"{"passed":1,"failed":1}"#,
      ])
  }

  @Test func `a build server gets its XML`() throws {
    let scenario = """
      { format: "hitscope.scenario/1", scene: "scene.json", input: [],
        expect: { count: { "<b>": 1 } } }
      """
    try desk.put("bad&.scenario.json", scenario)

    let outcome = try desk.program.run("test", ".", "--junit", "out.xml")

    #expect(outcome.status == 1)
    #expect(
      try desk.read("out.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" errors="0">
          <testsuite name="./bad&amp;.scenario.json" tests="1" failures="1" errors="0">
            <testcase classname="./bad&amp;.scenario.json" name="./bad&amp;.scenario.json">
              <failure message="count">count
          expected  actual
        &gt; &lt;b&gt;: 1    &lt;b&gt;: 0</failure>
            </testcase>
          </testsuite>
          <testsuite name="./good.scenario.json" tests="1" failures="0" errors="0">
            <testcase classname="./good.scenario.json" name="./good.scenario.json"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a report that can't be written is said`() throws {
    let outcome = try desk.program.run(
      "test", "good.scenario.json", "--junit", "no/such/folder/out.xml")

    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("no/such/folder/out.xml can't be written"))
  }
}
