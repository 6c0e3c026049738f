import SceneFormat
import Testing

@Suite struct ScenarioFailureTests {
  private func messages(_ rest: String) -> [String] {
    let text = """
      {format: 'hitscope.scenario/1', scene: {view: {id: 'v', gestureRecognizers: [{id: 'g'}]}}, \(rest)}
      """
    return messages(ofScenario: text)
  }

  private func messages(ofScenario text: String) -> [String] {
    do throws(SceneError) {
      _ = try SceneReader.scenario(Array(text.utf8)) {
        (file) throws(SceneError) -> SceneDocument in
        throw SceneError(
          SceneProblem(file: file, position: nil, path: .root, kind: .file(.missing)))
      }
      return []
    } catch {
      return error.problems.map { problem in
        [problem.file, problem.path == .root ? nil : "\(problem.path)", problem.message]
          .compactMap { $0 }.joined(separator: ": ")
      }
    }
  }

  @Test(arguments: [
    ("input: []", [#"the key "expect" is missing"#]),
    ("expect: []", ["expect: expected an object but found an empty list"]),
    (
      "expect: {}",
      [
        #"expect: expected at least one of the keys "hit", "visited", "chain", "actions", "states", "values", "log", "never", "count", "convert", "why""#
      ]
    ),
    ("expect: {hits: []}", [#"expect.hits: unknown key "hits"; the nearest valid key is "hit""#]),
    (
      "expect: {why: {view: 'w', cause: 'hidden', culprits: 'v'}}",
      [
        #"expect.why.view: no id "w"; expected the id of a responder or a gesture recognizer"#,
        #"expect.why.culprits: unknown key "culprits"; the nearest valid key is "culprit""#,
      ]
    ),
    (
      "expect: {hit: ['w', 1, null]}",
      [
        #"expect.hit[0]: no id "w"; expected the id of a view"#,
        "expect.hit[1]: expected an id or null but found the number 1",
      ]
    ),
    (
      "expect: {chain: ['g']}",
      [#"expect.chain[0]: "g" is a gesture recognizer; expected the id of a responder"#]
    ),
    (
      "expect: {values: [{of: 'v', alfa: 1}]}",
      [#"expect.values[0].alfa: unknown key "alfa"; the nearest valid key is "alpha""#]
    ),
    ("expect: {values: [{alpha: 1}]}", [#"expect.values[0]: the key "of" is missing"#]),
    (
      "expect: {values: [{of: 'touch 1', tapcount: 1}]}",
      [#"expect.values[0].tapcount: unknown key "tapcount"; the nearest valid key is "tapCount""#]
    ),
    (
      "expect: {values: [{of: 'touch 1', phase: {in: 'v', is: 1}}]}",
      [#"expect.values[0].phase.in: unknown key "in"; the nearest valid key is "above""#]
    ),
    (
      "expect: {values: [{of: 'g', stat: 1}]}",
      [#"expect.values[0].stat: unknown key "stat"; the nearest valid key is "state""#]
    ),
    (
      "expect: {states: {v: ['possible']}}",
      [#"expect.states.v: "v" is a view; expected the id of a gesture recognizer"#]
    ),
    ("expect: {log: [{at: 1}]}", [#"expect.log[0]: the key "line" is missing"#]),
    (
      "expect: {log: [5]}",
      ["expect.log[0]: expected a line, or an object with line but found the number 5"]
    ),
    (
      "expect: {count: {a: -1}}",
      ["expect.count.a: expected a number from 0 to 1099511627776 but found -1"]
    ),
    ("expect: {convert: [{point: [1, 1]}]}", [#"expect.convert[0]: the key "is" is missing"#]),
    (
      "expect: {convert: [{point: [1, 1], rect: [0, 0, 1, 1], is: [1, 1]}]}",
      [
        #"expect.convert[0].rect: "rect" and "point" exclude each other; remove one of the two"#
      ]
    ),
    (
      "cases: [], expect: {hit: []}",
      [
        #"expect: "expect" and "cases" exclude each other; remove one of the two"#,
        "cases: expected a list of at least one case but found an empty list",
      ]
    ),
    (
      "cases: [{expect: {hit: ['w']}, note: 1}]",
      [
        #"cases[0].expect.hit[0]: no id "w"; expected the id of a view"#,
        #"cases[0].note: unknown key "note"; the nearest valid key is "title""#,
      ]
    ),
  ])
  func `a scenario that is wrong is told so in sentences`(rest: String, expected: [String]) {
    let found = messages(rest)

    #expect(found.sorted() == expected.sorted())
  }

  @Test func `a scene of another file that isn't there is told by its name`() {
    let found = messages(
      ofScenario: "{format: 'hitscope.scenario/1', scene: 'b.json', expect: {hit: []}}")

    #expect(found == [#"scene: "b.json": no such file"#])
  }

  @Test func `ids that the input brings are known to what is expected`() {
    let found = messages(
      """
      cases: [
        {input: [{do: {insert: {into: 'v', view: {id: 'new'}}}}], expect: {hit: ['new']}},
        {input: [{do: {insert: {into: 'v', view: {id: 'new'}}}}], expect: {hit: ['new']}},
        {expect: {hit: ['new']}}]
      """)

    #expect(found == [#"cases[2].expect.hit[0]: no id "new"; expected the id of a view"#])
  }
}
