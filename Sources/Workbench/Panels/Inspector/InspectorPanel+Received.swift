import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// What each responder got, and in what order.
extension InspectorPanel {
  /// The most rows; the log has every step.
  private static let mostRows = 40

  /// What one responder got, or everybody, the latest last.
  func drawReceived(
    by responder: ResponderID?, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let receipts = Receipts(
      of: responder, in: run.events, shown: shown, limit: Self.mostRows)
    guard !receipts.steps.isEmpty else { return }
    let title = responder == nil ? InspectorPhrase.receivedByAll : .received
    let count = receipts.isCut ? "\(receipts.steps.count)+" : "\(receipts.steps.count)"
    guard section(.received, title, trailing: count, &flow, &surface) else { return }
    let transcript = Transcript(tree: run.tree)
    for index in receipts.steps {
      let event = run.events[index.position]
      var row = StepRow(
        id: .receivedRow(index.position), step: index, title: transcript.words(event),
        detail: nil)
      row.isShown = index == step?.index
      row.isDiscarded = Receipts.isDiscarded(event.kind)
      stepRow(row, &flow, &surface)
    }
    flow.end()
  }

  /// A row that stands for a step, and goes there.
  struct StepRow {
    let id: WidgetID
    let step: TraceIndex
    let title: String
    let detail: String?
    var isShown = false
    var isDiscarded = false
  }

  func stepRow(_ row: StepRow, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    let frame = flow.take(24)
    let ground = frame.inset(by: Insets(top: 0, left: -6, bottom: 0, right: -6))
    surface.rowGround(row.id, in: ground, RowState(isSelected: row.isShown), barHeight: 14)
    var end = frame.maxX
    if row.isDiscarded {
      end = surface.badge(.discarded, endingAt: frame.maxX, midY: frame.midY) - 6
    } else if let detail = row.detail {
      let width = min(surface.width(detail, Typography.className), frame.width * 0.6)
      let place = Rect(frame.maxX - width, frame.minY, width, frame.height)
      surface.label(detail, in: place, Typography.className, surface.theme.text2, .trailing)
      end = place.minX - 8
    }
    let room = Rect(frame.minX, frame.minY, end - frame.minX, frame.height)
    let shown = surface.label(
      row.title, in: room, row.detail == nil ? Typography.className : Typography.inspector,
      surface.theme.text1)
    surface.focusRing(row.id, ground.inset(by: 2), radius: 4)
    surface.add(row.id, .button(.showStep(row.step)), frame: ground) { target in
      target.tooltip = shown.width + 1 >= room.width || row.isDiscarded ? row.title : nil
    }
  }
}
