import Foundation
import Testing

/// `hitscope lint` lists problems with their place in the file.
struct LintTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("s.json", Self.scene())
  }

  private static func scene(silence: String = "") -> String {
    """
    { format: "hitscope.scene/1",
      lint: { silence: [\(silence)] },
      view: { id: "page", frame: [0, 0, 390, 844], subviews: [
        { id: "panel", frame: [20, 100, 200, 100], subviews: [
          { id: "buy", class: "UIButton", frame: [10, 150, 100, 44] } ] },
        { id: "tiny", class: "UIButton", frame: [20, 400, 30, 30] } ] } }
    """
  }

  @Test func `each problem stands with its line and column`() throws {
    let outcome = try desk.program.run("lint", "s.json")

    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("s.json:5:7: error: buy can be touched nowhere."))
    #expect(lines[0].hasSuffix("[outsideAncestorBounds]"))
    #expect(lines[1].hasPrefix("s.json:6:5: warning: Only 30×30 pt of tiny can be touched"))
    #expect(lines[2] == "errors: 1, warnings: 1, notes: 0, silenced: 0")
  }

  @Test func `a code is silenced on the command line, for all views or for one`() throws {
    let all = try desk.program.run("lint", "s.json", "--silence", "outsideAncestorBounds")
    let other = try desk.program.run("lint", "s.json", "--silence", "outsideAncestorBounds:tiny")
    let both = try desk.program.run(
      "lint", "s.json", "--silence", "smallTarget:tiny", "--silence", "outsideAncestorBounds:buy")

    #expect(all.status == 0)
    #expect(all.output.hasSuffix("errors: 0, warnings: 1, notes: 0, silenced: 1\n"))
    #expect(other.status == 1)
    #expect(both.output == "errors: 0, warnings: 0, notes: 0, silenced: 2\n")
  }

  @Test func `a scene silences its own findings`() throws {
    try desk.put(
      "quiet.json",
      Self.scene(
        silence: #"{ code: "outsideAncestorBounds", view: "buy" }, { code: "smallTarget" }"#))

    let outcome = try desk.program.run("lint", "quiet.json")

    #expect(outcome.status == 0)
    #expect(outcome.output == "errors: 0, warnings: 0, notes: 0, silenced: 2\n")
  }

  @Test func `the JSON is an object a line`() throws {
    let outcome = try desk.program.run("lint", "s.json", "--format", "json")

    let objects = try outcome.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    #expect(objects[0]["line"] as? Int == 5)
    #expect(objects[0]["code"] as? String == "outsideAncestorBounds")
    #expect(objects[0]["culprit"] as? String == "panel")
    #expect(objects[2]["errors"] as? Int == 1)
  }

  @Test func `SARIF has what its version 2_1_0 requires`() throws {
    let outcome = try desk.program.run("lint", "s.json", "--format", "sarif")

    let log = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(driver["name"] as? String == "hitscope")
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let message = try #require(result["message"] as? [String: Any])
      #expect(message["text"] is String)
    }
  }

  @Test func `one bad file hides nothing of the others`() throws {
    try desk.put("empty.txt", "")

    let text = try desk.program.run("lint", "empty.txt", "s.json", "nowhere.json")
    let json = try desk.program.run("lint", "s.json", "empty.txt", "--format", "json")
    let sarif = try desk.program.run("lint", "empty.txt", "s.json", "--format", "sarif")

    #expect(text.status == 66)
    #expect(text.output.hasPrefix("s.json:5:7: error: "))
    #expect(text.output.hasSuffix("errors: 1, warnings: 1, notes: 0, silenced: 0\n"))
    #expect(text.errors.contains("empty.txt"))
    #expect(text.errors.contains("nowhere.json: no such file\n"))
    #expect(json.status == 65)
    #expect(json.output.split(separator: "\n").count == 3)
    #expect(sarif.status == 65)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 2)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test func `silence for a name that nobody has is told`() throws {
    let outcome = try desk.program.run(
      "lint", "s.json", "--silence", "smallTarget:Nope", "--silence", "smallTarget:tiny")

    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "hitscope: --silence smallTarget:Nope silences nothing: nobody is called \"Nope\"\n")
  }

  @Test func `a dump's problems stand at the lines of its views`() throws {
    try desk.put(
      "dump.txt",
      """
      <UIWindow: 0x104d05a20; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600000000001>>
         | <UIStackView: 0x104e0b220; frame = (16 120; 358 0); layer = <CALayer: 0x600000000002>>
         |    | <UIButton: 0x104e0c330; frame = (0 0; 358 50); opaque = NO; layer = <CALayer: 0x600000000003>>
      """)

    let outcome = try desk.program.run("lint", "dump.txt", "s.json")

    #expect(outcome.output.hasPrefix("dump.txt:3: error: UIButton can be touched nowhere."))
    #expect(outcome.output.hasSuffix("errors: 2, warnings: 1, notes: 0, silenced: 0\n"))
  }
}
