import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The chips on the leading side: the event, and the windows that were asked.
struct LeadingChips {
  private(set) var chips: [ChipMark] = []
  private(set) var lines: [PathLine] = []
  /// Where the line from each window's chip begins.
  private(set) var entries: [ViewID: Point] = [:]

  /// The most windows with a chip.
  static let mostWindows = 4
  /// From the device's top to the middle of the first row.
  private static let rowOffset = 39.0
  private static let smallRowOffset = 27.0

  private let context: StageContext
  private let gutter: Rect
  private let isSmall: Bool

  init(_ context: StageContext) {
    self.context = context
    gutter = context.device.leadingGutter
    isSmall = context.hasSmallChips(in: gutter)
    guard gutter.width >= 80, context.showsStory else { return }
    let height = context.chipHeight(in: gutter)
    let windows = context.picture.pass?.askings.filter { $0.asker == nil } ?? []
    let shown = Array(windows.prefix(Self.mostWindows))
    let isStacked = gutter.width < 200
    let offset = isSmall ? Self.smallRowOffset : Self.rowOffset
    let rowY = max(row(near: context.device.outer.minY + offset), gutter.minY + 8 + height / 2)
    let event = eventChip(height: height, isStacked: isStacked, rowY: rowY)
    if let event { chips.append(event) }
    for (index, asking) in shown.enumerated() {
      addWindow(asking, index, after: event, height: height, isStacked: isStacked, rowY: rowY)
    }
  }

  /// Level with a free band of the first view asked, so that the line into the device is straight.
  ///
  /// Below the row the band leaves room for the line to the view's own subviews.
  private func row(near wanted: Double) -> Double {
    let first = context.picture.pass?.askings.first { $0.asker != nil }?.view
    let bands = first.map { FreeBands(of: $0, in: context.scene).bands } ?? []
    let rows = bands.filter { $0.height >= Self.aboveRow + Self.belowRow }.map { band in
      min(max(wanted, band.minY + Self.aboveRow), band.maxY - Self.belowRow)
    }
    let best = rows.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    return abs(best - wanted) <= Self.furthestShift ? best.rounded() : wanted
  }

  private static let aboveRow = 11.0
  private static let belowRow = 14.5
  private static let furthestShift = 26.0

  private func eventChip(height: Double, isStacked: Bool, rowY: Double) -> ChipMark? {
    guard let number = context.picture.event else { return nil }
    let title = context.phrases.text(StagePhrase.event, ["number": "\(number.number)"])
    var chip = ChipMark(kind: .event, rect: .zero, title: title)
    if !isSmall { chip.subtitle = touches }
    let width = width(of: chip, badge: 0, isStacked: isStacked)
    chip.rect = Rect(gutter.minX + margin, rowY - height / 2, width, height)
    if case .queue = context.picture.step?.kind, !context.picture.isSummary {
      chip.isCurrent = true
    }
    return chip
  }

  private var touches: String? {
    if let content = context.picture.otherContent { return Transcript.words(content) }
    let touches = context.picture.eventTouches
    if touches.count == 1, let touch = touches.first {
      return context.phrases.text(
        StagePhrase.eventTouch,
        ["finger": "\(touch.finger.number)", "phase": touch.phase.rawValue])
    }
    return touches.isEmpty
      ? nil : context.phrases.text(StagePhrase.eventTouches, count: touches.count)
  }

  private mutating func addWindow(
    _ asking: HitTestPass.Asking, _ index: Int, after event: ChipMark?, height: Double,
    isStacked: Bool, rowY: Double
  ) {
    let details = context.tree[asking.view]
    var chip = ChipMark(
      kind: .window(asking.view), rect: .zero, title: details.identifier,
      subtitle: isSmall ? nil : details.className,
      badge: .stop(asking.number, isRefusal: asking.isRefusal))
    chip.reason = asking.reason.map { context.phrases.reason($0) }
    if isSmall, let reason = chip.reason { chip.title += "  ✕ " + reason }
    chip.isCurrent = context.askedView == asking.view || isSending(asking.view)
    let width = width(of: chip, badge: 30, isStacked: isStacked)
    let step = height + (isSmall ? 12 : 16)
    let start = isStacked || event == nil ? gutter.minX + margin : (event?.rect.maxX ?? 0) + gap
    let row = isStacked && event != nil ? Double(index + 1) : Double(index)
    chip.rect = Rect(start, rowY + step * row - height / 2, width, height)
    chip.title = context.text.truncated(
      chip.title, style: Typography.row, toWidth: width - 44, .middle)
    chip.subtitle = chip.subtitle.map {
      context.text.truncated($0, style: Typography.className, toWidth: width - 44)
    }
    chips.append(chip)
    entries[asking.view] = Point(chip.rect.maxX, chip.rect.midY)
    if let event { lines.append(line(from: event.rect, to: chip.rect, isStacked, chip.isCurrent)) }
  }

  /// Whether the window's `sendEvent` is the step shown.
  private func isSending(_ window: ViewID) -> Bool {
    guard case .touch(.windowSendEvent(window, _)) = context.picture.step?.kind else {
      return false
    }
    return !context.picture.isSummary
  }

  private var margin: Double { gutter.width < 240 ? 12 : isSmall ? 16 : 24 }
  private var gap: Double { isSmall ? 24 : 28 }

  private func line(
    from event: Rect, to window: Rect, _ isStacked: Bool, _ isCurrent: Bool
  ) -> PathLine {
    let route: Route
    if isStacked {
      let x = min(event.midX, window.minX + 20)
      route = Route([Point(x, event.maxY), Point(x, window.minY - 1)])
    } else {
      let middle = (event.maxX + window.minX) / 2
      route = Route([
        Point(event.maxX, event.midY), Point(middle, event.midY), Point(middle, window.midY),
        Point(window.minX - 1, window.midY),
      ])
    }
    return PathLine(kind: .down, route: route, isCurrent: isCurrent)
  }

  /// As wide as its text, within what the gutter has.
  private func width(of chip: ChipMark, badge: Double, isStacked: Bool) -> Double {
    let title = context.width(chip.title, Typography.row)
    let subtitle = chip.subtitle.map { context.width($0, Typography.className) } ?? 0
    let wanted = max(title, subtitle) + 26 + badge
    let least = isSmall ? 72.0 + badge * 0.66 : 116
    let most = isStacked ? gutter.width - 24 : (gutter.width - 24 - gap - 24) / 2
    return max(40, min(max(wanted, least), most)).rounded()
  }
}
