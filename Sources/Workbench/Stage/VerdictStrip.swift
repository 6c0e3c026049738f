import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The strip over the device: one sentence that says what happened, and one that says why.
struct VerdictStrip: Sendable {
  let rect: Rect
  let headline: String
  let headlineStyle: TextStyle
  let headlineOrigin: Point
  private(set) var reason: String?
  private(set) var reasonOrigin = Point.zero

  init(in rect: Rect, isCompact: Bool, model: StageModel, text: any TextMeasuring) {
    self.rect = rect
    let verdict = Verdict(on: model.picture, in: model.tree)
    let whole = model.phrases.headline(of: verdict, in: model.tree)
    let style = isCompact ? Typography.compactVerdict : Typography.verdict
    let margin = isCompact ? Metrics.Space.margin : Metrics.Space.wide
    let width = max(0, rect.width - margin * 2)
    headlineStyle = style
    headline = text.truncated(whole, style: style, toWidth: width, .middle)
    let baseline = (rect.midY + text.capHeight(of: style) / 2).rounded()
    headlineOrigin = Point(rect.minX + margin, baseline)
    let used = text.width(of: headline, style: style) + (isCompact ? 10 : 14)
    guard let sentence = model.phrases.reason(of: verdict, in: model.tree), width - used > 60
    else { return }
    reason = text.truncated(sentence, style: Typography.verdictReason, toWidth: width - used)
    reasonOrigin = Point(headlineOrigin.x + used, baseline)
  }
}
