import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The trace as text: the lines that the commands print.
struct LogPanel {
  let run: DeliveryRun
  let cursor: StepCursor
  let offset: Double
  let isActive: Bool

  static let rowHeight = Metrics.Row.log
  static let margin = 7.0

  static func scrollArea(in frame: Rect, lines: Int) -> ScrollArea {
    ScrollArea(
      id: .log, frame: frame.inset(by: Insets(top: margin, left: 0, bottom: margin, right: 0)),
      contentLength: Double(lines) * rowHeight)
  }

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    let events = run.events
    let area = Self.scrollArea(in: frame, lines: events.count)
    surface.add(area)
    surface.add(.log, .list(.log), exactly: area.frame) { $0.isFocusable = !events.isEmpty }
    guard !events.isEmpty else {
      let text = surface.phrases.text(PlaybackPhrase.logEmpty)
      let line = Rect(frame.minX + 14, frame.minY + 8, frame.width - 28, 20)
      surface.label(text, in: line, Typography.inspector, surface.theme.text3)
      return
    }
    let transcript = Transcript(tree: run.tree)
    let timeWidth = surface.width(
      NumberText.time(run.engine.time.seconds), Typography.log)
    surface.clipped(to: area.frame) { surface in
      let first = max(0, Int(offset / Self.rowHeight))
      let last = min(events.count, first + Int(area.frame.height / Self.rowHeight) + 2)
      for place in first..<max(first, last) {
        let top = area.frame.minY + Double(place) * Self.rowHeight - offset
        let row = Rect(frame.minX + 5, top, frame.width - 10, Self.rowHeight)
        drawLine(events[place], transcript, timeWidth, in: row, on: &surface)
      }
      surface.scrollMark(area, offset: offset)
    }
  }

  private func drawLine(
    _ event: TraceEvent, _ transcript: Transcript, _ timeWidth: Double, in row: Rect,
    on surface: inout Surface
  ) {
    let id = WidgetID.logLine(event.index.position)
    let isShown = event.index == cursor.index
    surface.rowGround(
      id, in: row, RowState(isSelected: isShown, isListActive: true), barHeight: 13)
    if isShown { surface.focusRing(.log, row.inset(by: 2), radius: 3) }
    let isToCome = event.index.position >= cursor.shown
    let time = Rect(row.minX + 10, row.minY, timeWidth, row.height)
    surface.label(
      NumberText.time(event.time.seconds), in: time, Typography.log, surface.theme.text2)
    let indent = min(Double(event.depth) * 8, 120)
    var room = Rect(
      time.maxX + 12 + indent, row.minY, row.maxX - time.maxX - indent - 18, row.height)
    let words = transcript.words(event)
    if Receipts.isDiscarded(event.kind) {
      let start = surface.badge(.discarded, endingAt: room.maxX, midY: row.midY, height: 15)
      room.size.width = max(0, start - 8 - room.minX)
    }
    let shown = surface.label(
      words, in: room, Typography.log,
      isToCome ? surface.theme.text3 : surface.theme.text1,
      truncation: Receipts.isDiscarded(event.kind) ? .middle : .tail)
    surface.add(id, .button(.showStep(event.index)), exactly: row) { target in
      target.isFocusable = false
      target.tooltip = shown.width + 1 >= room.width ? words : nil
    }
  }
}
