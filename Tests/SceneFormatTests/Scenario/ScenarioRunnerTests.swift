import EventDelivery
import SceneFormat
import Testing

@Suite struct ScenarioRunnerTests {
  /// A page with a button in front of a plain view that begins touches and passes them on.
  private static let scene = """
    scene: {format: 'hitscope.scene/1', view: {id: 'page', frame: [0, 0, 300, 300], subviews: [
      {id: 'card', frame: [100, 0, 100, 100], alpha: 0.3, overrides: {touchesBegan: 'super'}},
      {class: 'UIButton', id: 'buy', frame: [0, 0, 90, 44],
        actions: [{event: 'touchUpInside', action: 'bought:', target: 'application'}]}]}}
    """

  private func scenario(_ rest: String) throws -> ScenarioDocument {
    let text = "{format: 'hitscope.scenario/1', \(Self.scene), \(rest)}"
    return try SceneReader.scenario(Array(text.utf8), file: "a.scenario.json") {
      (_) throws(SceneError) -> SceneDocument in
      throw SceneError(
        SceneProblem(file: nil, position: nil, path: .root, kind: .file(.missing)))
    }
  }

  /// The tables of what isn't as expected, for a scenario of one case.
  private func tables(_ rest: String) throws -> [String] {
    let results = try ScenarioRunner.results(of: scenario(rest))
    return results.flatMap(\.mismatches).flatMap { mismatch in
      ["\(mismatch.key)"] + mismatch.table(expectedHeading: "expected", actualHeading: "actual")
    }
  }

  @Test func `a scenario in which all is as expected has no mismatch`() throws {
    let tables = try tables(
      """
      input: [{tap: 'buy'}, {tap: [150, 50]}, {tap: [1, 800]}],
      expect: {
        hit: ['buy', 'card', 'window'], actions: ['bought: > application'],
        chain: ['window', 'application', 'appDelegate'],
        visited: ['window', 'page', 'buy', 'window', 'page', 'buy', 'card', 'window', 'page'],
        log: ['buy touchDown', {at: 0.05, within: 0.001, line: 'buy touchUpInside'},
          ['card touchesBegan {1} super > page', 'hitTest card …'], 'page touchesBegan …'],
        never: ['buy touchCancel', 'hitTest bu'], count: {'hitTest card': 2, 'hitTest': 16},
        values: [
          {at: 0, of: 'buy', isHighlighted: true, isTracking: true}, {of: 'buy', isHighlighted: false},
          {of: 'touch 1', tapCount: 1, phase: 'ended', view: 'window', timestamp: {above: 2, below: 2.2}},
          {at: 1.06, of: 'touch 1', location: {in: 'card', is: [50, 50]}, previousLocation: [150, 50]},
          {of: 'card', alpha: 0.3, frame: [100, 0, 100, 100], superview: 'page', subviews: [], next: 'page'},
          {of: 'card', center: [150.4, 50], within: 0.5}, {of: 'card', center: [{above: 149, below: 151}, 50]}, {of: 'application', isIgnoringInteractionEvents: false}],
        convert: [
          {point: [1, 2], from: 'card', to: null, is: [101, 2]}, {point: [101, 2], to: 'card', is: [1, 2]},
          {rect: [0, 0, 1, 1], from: 'card', to: 'screen', is: [100, 0, 1, 1]},
          {point: [0, 0], from: 'screen', to: 'card', is: [-100.1, 0], within: 0.2}]}
      """)

    #expect(tables == [])
  }

  @Test func `lists are shown side by side, and the first line that differs is pointed at`() throws
  {
    let tables = try tables(
      "input: [{tap: 'buy'}], expect: {hit: ['buy'], visited: ['window', 'page', 'card', 'buy']}")

    #expect(
      tables == [
        "visited",
        "  expected  actual",
        "  window    window",
        "  page      page",
        "> card      buy",
        "  buy",
      ])
  }

  @Test func `a missing line is shown beside the likeliest and what came in its place`() throws {
    let tables = try tables(
      """
      input: [{touches: [{finger: 1, phase: 'began', point: 'card'}]}],
      expect: {log: ['touch 1 …', 'card touchesBegan {1} next > page']}
      """)

    #expect(
      tables == [
        "log",
        "  expected                           actual",
        "  touch 1 …                          0.000 touch 1 view card window window gestures []",
        "> card touchesBegan {1} next > page  0.000 card touchesBegan {1} super > page",
        "                                     0.000 application sendEvent 1",
        "                                     0.000 window window sendEvent 1",
        "                                     0.000 page touchesBegan {1} default > window",
        "                                     0.000 window touchesBegan {1} default > application",
        "                                     0.000 application touchesBegan {1} default > appDelegate",
        "                                     0.000 appDelegate touchesBegan {1} default > nil",
      ])
  }

  @Test func `values, counts, forbidden lines and conversions say what there is instead`() throws {
    let tables = try tables(
      """
      input: [{tap: 'buy'}],
      expect: {
        actions: [], never: ['buy touchDown'], count: {'buy touchDown': 2},
        values: [{of: 'card', alpha: {above: 0.5}}, {at: 0.01, of: 'touch 2', phase: 'began'}, {of: 'touch 1', location: {in: 'buy', is: [0, 0]}}],
        convert: [{point: [0, 0], from: 'card', to: 'screen', is: [1, 1]}]}
      """)

    #expect(
      tables == [
        "actions",
        "  expected  actual",
        ">           bought: > application",
        "values",
        "  expected                       actual",
        "> card alpha above 0.5           card alpha 0.3",
        "  at 0.01 touch 2 phase \"began\"",
        "  touch 1 location in buy [0,0]  touch 1 location in buy [45,22]",
        "never",
        "  expected       actual",
        "> buy touchDown  0.000 buy touchDown",
        "count",
        "  expected          actual",
        "> buy touchDown: 2  buy touchDown: 1",
        "convert",
        "  expected                                    actual",
        "> point [0, 0] from card to screen is [1, 1]  [100, 0]",
      ])
  }

  @Test func `each case runs on the scene as written, from the first event`() throws {
    let results = try ScenarioRunner.results(
      of: scenario(
        """
        cases: [
          {title: 'one', input: [{do: {remove: 'buy'}}, {tap: [10, 10]}], expect: {hit: ['page'], log: ['event 1 dequeued']}},
          {title: {en: 'two'}, input: [{tap: 'buy'}], expect: {hit: ['buy'], log: ['event 1 dequeued']}},
          {title: 'three', expect: {hit: ['buy']}}]
        """))

    #expect(results.map(\.isPassed) == [true, true, false])
    #expect(results.map { $0.title?.text(in: "en") } == ["one", "two", "three"])
  }

  @Test func `time runs on to a value that is asked for beyond the last item`() throws {
    let tables = try tables(
      """
      input: [{do: {animate: {set: {id: 'card', alpha: 1}, duration: 20}}}],
      expect: {count: {'animation of card': 1}, values: [{at: 25, of: 'card', alpha: 1}]}
      """)

    #expect(tables == [])
  }

  @Test func `what happened in a run is kept as expectations that it meets`() throws {
    let document = try scenario("input: [{tap: 'buy'}, {tap: 'card'}], expect: {hit: []}")
    let run = ScenarioRunner.results(of: document)[0].run
    var kept = document
    kept.cases[0].expectations = Expectations(observing: run)

    let results = ScenarioRunner.results(of: kept)

    #expect(results[0].mismatches == [])
    #expect(kept.cases[0].expectations.hit == ["buy", "card"])
    #expect(kept.cases[0].expectations.log.contains(.line(LineExpectation(text: "buy touchDown"))))
  }
}
