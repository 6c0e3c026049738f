import EventDelivery
import TraceAnalysis

/// Compares the explanation of a run with the one that a scenario expects.
struct WhyComparison {
  let run: DeliveryRun
  /// The ids of the scene's views by their addresses.
  let addresses: [String: String]

  func row(of expected: WhyExpectation) -> ComparedRow {
    let lookup = NameLookup(tree: run.tree, addresses: addresses)
    let question = words(expected.cause, by: expected.culprit, about: expected.view)
    guard let subject = lookup.subject(named: expected.view),
      let builder = ExplanationBuilder(subject, after: run, touch: expected.touch)
    else { return ComparedRow(expected: question, actual: nil, differs: true) }
    let explanation = builder.explanation()
    let culprit = expected.culprit.flatMap { lookup.subject(named: $0) }
    let isCause = expected.cause.map { $0 == explanation.cause.rawValue } ?? true
    let isCulprit = expected.culprit == nil || culprit == explanation.culprit
    let actual = explanation.culprit.map { run.tree.identifier(of: $0) }
    return ComparedRow(
      expected: question,
      actual: words(explanation.cause.rawValue, by: actual, about: expected.view),
      differs: !(isCause && isCulprit))
  }

  private func words(_ cause: String?, by culprit: String?, about view: String) -> String {
    "\(view): " + (cause ?? "…") + (culprit.map { ", by \($0)" } ?? "")
  }
}
