import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The log folded to the line of the step shown, with a button that opens all of it.
struct LogLine {
  let run: DeliveryRun
  let cursor: StepCursor
  let isOpen: Bool

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    surface.list.line(
      from: frame.origin, to: Point(frame.maxX, frame.minY),
      Stroke(surface.theme.hairline, width: 1))
    let card = frame.inset(by: Insets(top: 6, left: 8, bottom: 8, right: 8))
    surface.list.fill(card, radius: 6, surface.theme.selectedRow)
    let count = surface.phrases.text(PlaybackPhrase.allLines, count: run.events.count)
    let width = surface.width(count, Typography.button) + 34
    let button = Rect(card.maxX - width, card.minY, width, card.height)
    drawLine(in: Rect(card.minX, card.minY, card.width - width, card.height), on: &surface)
    guard !run.events.isEmpty else { return }
    let id = WidgetID.logUnfold
    if surface.attention.isHovered(id) {
      surface.list.fill(button, radius: 6, surface.theme.hairline.opacity(0.6))
    }
    surface.label(
      count, in: button.inset(by: Insets(top: 0, left: 8, bottom: 0, right: 22)),
      Typography.button, surface.theme.text1)
    surface.icon(
      .menu, at: Point(button.maxX - 12, button.midY + 0.5), surface.theme.text2)
    surface.focusRing(id, button, radius: 6)
    surface.add(id, .button(.toggleLog), frame: button)
  }

  private func drawLine(in frame: Rect, on surface: inout Surface) {
    let row = frame.inset(by: Insets(top: 0, left: 12, bottom: 0, right: 8))
    guard let index = cursor.index else {
      surface.label(
        surface.phrases.text(PlaybackPhrase.logEmpty), in: row, Typography.inspector,
        surface.theme.text2)
      return
    }
    let event = run.events[index.position]
    let time = surface.label(
      NumberText.time(event.time.seconds), in: row, Typography.log, surface.theme.text2)
    let room = Rect(time.maxX + 14, row.minY, row.maxX - time.maxX - 14, row.height)
    surface.label(
      Transcript(tree: run.tree).words(event), in: room, Typography.log, surface.theme.text1)
  }
}
