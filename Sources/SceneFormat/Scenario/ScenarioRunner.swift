public import EventDelivery
import TraceAnalysis

/// Runs scenarios and compares what happens with what they expect.
public enum ScenarioRunner {
  /// Each case on the scene as written, from time 0 and event 1.
  public static func results(of scenario: ScenarioDocument) -> [CaseResult] {
    scenario.cases.map { result(of: $0, on: scenario.scene) }
  }

  public static func result(of scenarioCase: ScenarioCase, on scene: SceneDocument) -> CaseResult {
    if let error = scenarioCase.error {
      return CaseResult(
        title: scenarioCase.title, mismatches: [], run: DeliveryRun(tree: scene.tree), error: error)
    }
    let expected = scenarioCase.expectations
    var run = DeliveryRun(tree: scene.tree)
    var player = InputPlayer(items: scenarioCase.input ?? scene.input ?? [])
    var rows = [ComparedRow?](repeating: nil, count: expected.values.count)
    for (index, value) in expected.values.enumerated().sorted(by: isEarlier) {
      if let time = value.time {
        player.play(into: &run, until: time)
        run.advance(to: time)
      } else {
        player.play(into: &run)
        run.settle()
      }
      rows[index] = ValueComparison(run: run).row(of: value)
    }
    player.play(into: &run)
    run.settle()
    let comparison = TraceComparison(run: run)
    let mismatches =
      [
        Mismatch(.values, rows: rows.compactMap { $0 }),
        expected.why.flatMap {
          Mismatch(.why, rows: [WhyComparison(run: run, addresses: scene.addresses).row(of: $0)])
        },
      ] + comparison.mismatches(with: expected)
    return CaseResult(
      title: scenarioCase.title, mismatches: mismatches.compactMap { $0 }.sortedByKey(), run: run)
  }

  /// The order of reading: by time, those without one at the end.
  private static func isEarlier(
    _ left: (offset: Int, element: ValueExpectation),
    _ right: (offset: Int, element: ValueExpectation)
  ) -> Bool {
    let first = left.element.time?.seconds ?? .infinity
    let second = right.element.time?.seconds ?? .infinity
    return (first, left.offset) < (second, right.offset)
  }
}

/// How one case went.
public struct CaseResult: Sendable {
  public let title: LocalizedText?
  /// What isn't as expected; none if all is.
  public let mismatches: [Mismatch]
  /// What happened.
  public let run: DeliveryRun
  /// Why the case couldn't run at all.
  public var error: SceneError?

  public var isPassed: Bool { mismatches.isEmpty && error == nil }
}
