import Geometry
import Localization
import PlatformInterface

/// How to read the stage, in the leading gutter when a run is over.
struct Legend: Sendable {
  enum Sign: Hashable, Sendable {
    case down
    case up
    case refused
    case neverAsked
    case area
  }

  struct Row: Sendable {
    let sign: Sign
    let text: String
    let rect: Rect
  }

  let title: String
  let rect: Rect
  private(set) var rows: [Row] = []

  static let rowHeight = 26.0
  static let textOffset = 82.0

  /// Nil where the gutter has no room for it.
  init?(_ context: StageContext, hasAreas: Bool, isFree: (Rect) -> Bool) {
    let gutter = context.device.leadingGutter
    let left = gutter.minX + (gutter.width < 240 ? 12 : 24)
    title = context.phrases.text(StagePhrase.legendTitle)
    var signs: [(Sign, StagePhrase)] = [
      (.down, .legendDown), (.up, .legendUp), (.refused, .legendRefused),
      (.neverAsked, .legendNeverAsked),
    ]
    if hasAreas { signs.append((.area, .legendArea)) }
    let texts = signs.map { context.phrases.text($0.1) }
    let longest = texts.map { context.width($0, Typography.inspector) }.max() ?? 0
    let width = Self.textOffset + longest
    let height = 22 + Double(signs.count) * Self.rowHeight
    let top = context.device.outer.maxY - height - 2
    rect = Rect(left, top, width, height)
    guard width <= gutter.width - 24 - 12, isFree(rect) else { return nil }
    for (index, sign) in signs.enumerated() {
      let row = Rect(left, top + 22 + Double(index) * Self.rowHeight, width, Self.rowHeight)
      rows.append(Row(sign: sign.0, text: texts[index], rect: row))
    }
  }
}
