public import EventDelivery
import Geometry
public import TraceAnalysis

extension Phrasebook {
  /// What lint found, in a sentence or two.
  public func sentence(_ finding: LintFinding, in tree: ViewTree) -> String {
    let view = tree.identifier(of: finding.subject)
    let culprit = finding.culprit.map { tree.identifier(of: $0) } ?? view
    switch finding.detail {
    case .unreachable:
      return text(LintPhrase.unreachable, ["view": view, "reason": reason(of: finding, tree)])
    case .inert: return reason(of: finding, tree)
    case .reach(let size):
      let figures = [
        "view": view, "culprit": culprit, "width": NumberText.text(size.width),
        "height": NumberText.text(size.height), "least": NumberText.text(LintRules.leastSide),
      ]
      return text(culprit == view ? LintPhrase.small : .smallBy, figures)
    case .overlap(let area, let taker, let isInvisible):
      return text(
        isInvisible ? LintPhrase.overlapInvisible : .overlap,
        [
          "view": view, "area": NumberText.text(area), "hit": tree[taker].identifier,
          "reason": reason(of: finding, tree),
        ])
    case .overflow(let area):
      return text(
        LintPhrase.overflow, ["view": view, "area": NumberText.text(area), "culprit": culprit])
    case .missingMethod(let selector):
      return text(
        culprit == view ? LintPhrase.nobodyPerforms : .targetLacks,
        ["view": view, "culprit": culprit, "selector": selector])
    case .hops(let count, let selector):
      return text(
        LintPhrase.longChain, count: count,
        ["view": view, "culprit": culprit, "selector": selector])
    }
  }

  /// What a code means, of no view in particular.
  public func description(ofCode code: String) -> String? {
    let names = ["view": "view", "culprit": "culprit"]
    if let cause = Cause(rawValue: code) { return text(cause.phrase, names) }
    return LintFinding.Code.all.contains { $0.name == code } ? code : nil
  }

  private func reason(of finding: LintFinding, _ tree: ViewTree) -> String {
    guard case .cause(let cause) = finding.code else { return "" }
    return reason(cause, view: finding.subject, culprit: finding.culprit, in: tree)
  }
}
