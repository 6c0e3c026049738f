import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// Who was asked so far and who is next, in the leading gutter while the way down is under way.
struct AskedList: Sendable {
  struct Row: Sendable {
    let view: ViewID
    let number: Int
    let name: String
    let rect: Rect
    /// Why it refused; nil where it said the point is inside, or hasn't answered.
    let refusal: String?
    let isInside: Bool
  }

  let heading: String
  let headingRect: Rect
  private(set) var rows: [Row] = []
  /// How many earlier ones there is no room for, in words.
  private(set) var earlier: String?
  private(set) var earlierRect = Rect.zero
  private(set) var next: String?
  private(set) var nextRect = Rect.zero
  /// Where the results stand.
  private(set) var resultX = 0.0
  let insideText: String

  private static let rowHeight = 30.0
  private static let leastWidth = 190.0

  /// Nil when there is nothing to list, or no room.
  init?(_ context: StageContext, below top: Double, above bottom: Double) {
    let gutter = context.device.leadingGutter
    guard context.showsStory, !context.picture.isSummary, let pass = context.picture.pass,
      !pass.isBound, !pass.askings.isEmpty, gutter.width >= Self.leastWidth
    else { return nil }
    let left = gutter.minX + (gutter.width < 240 ? 12 : 24)
    let width = gutter.maxX - left - 20
    var y = top
    heading = context.phrases.text(StagePhrase.askedSoFar)
    headingRect = Rect(left, y, context.width(heading, Typography.heading), 16)
    insideText = context.phrases.text(StagePhrase.inside)
    y += 24
    let most = Int((bottom - y) / Self.rowHeight)
    guard most >= 2 else { return nil }
    let hidden = max(0, pass.askings.count - most)
    if hidden > 0 {
      earlier = context.phrases.text(StagePhrase.earlierAsked, count: hidden + 1)
      earlierRect = Rect(left, y, width, 20)
      y += Self.rowHeight
    }
    addRows(Array(pass.askings.dropFirst(hidden > 0 ? hidden + 1 : 0)), context, left, y, width)
    y += Double(rows.count) * Self.rowHeight
    next = Self.next(in: context, pass).map {
      context.text.truncated($0, style: Typography.inspector, toWidth: width)
    }
    nextRect = Rect(left, y + 8, next.map { context.width($0, Typography.inspector) } ?? 0, 18)
  }

  private mutating func addRows(
    _ askings: [HitTestPass.Asking], _ context: StageContext, _ left: Double, _ top: Double,
    _ width: Double
  ) {
    let longest = askings.map { context.width(context.name($0.view), Typography.selectedRow) }.max()
    let nameWidth = min(longest ?? 0, max(40, width - 30 - 120))
    resultX = left + 30 + nameWidth + 24
    for (index, asking) in askings.enumerated() {
      let rect = Rect(left, top + Double(index) * Self.rowHeight, width, 20)
      rows.append(
        Row(
          view: asking.view, number: asking.number,
          name: context.text.truncated(
            context.name(asking.view), style: Typography.selectedRow, toWidth: nameWidth,
            .middle),
          rect: rect, refusal: asking.reason.map { context.phrases.reason($0) },
          isInside: asking.containsPoint == true))
    }
  }

  /// Who is asked after this step, as far as the tree tells.
  private static func next(in context: StageContext, _ pass: HitTestPass) -> String? {
    guard let last = pass.askings.last else { return nil }
    let open = pass.askings.last { $0.outcome == .asking }
    if last.outcome == .asking {
      guard last.containsPoint == true else { return nil }
      return asking(context.tree.lastSubview(of: last.view), of: last.view, context)
    }
    guard pass.hit == nil else { return nil }
    guard let open else { return nextWindow(after: last.view, context) }
    let child = pass.askings.last { $0.asker == open.view }
    guard let child else { return nil }
    if case .answered(let answer, _) = child.outcome, answer != nil { return nil }
    guard let behind = context.tree.previousSibling(of: child.view) else {
      return text(.nextItself, open.view, context)
    }
    return text(.nextSibling, behind, other: child.view, context)
  }

  private static func asking(
    _ subview: ViewID?, of view: ViewID, _ context: StageContext
  ) -> String? {
    guard let subview else { return text(.nextItself, view, context) }
    return text(.nextSubview, subview, other: view, context)
  }

  private static func nextWindow(after view: ViewID, _ context: StageContext) -> String? {
    let windows = context.tree.windowsFrontToBack.filter { !context.tree.isHidden($0) }
    guard let place = windows.firstIndex(of: view), place + 1 < windows.count else { return nil }
    return text(.nextWindow, windows[place + 1], other: view, context)
  }

  private static func text(
    _ key: StagePhrase, _ view: ViewID, other: ViewID? = nil, _ context: StageContext
  ) -> String {
    context.phrases.text(
      key, ["view": context.name(view), "other": other.map { context.name($0) } ?? ""])
  }
}
