import Geometry
import PlatformInterface

extension Surface {
  /// What a toggle shows.
  enum ToggleState: Hashable, Sendable {
    case off
    case on
    /// Several things that differ.
    case mixed
  }

  static var toggleSize: Size { Size(30, 18) }

  /// A toggle at the trailing edge of its row; the whole row is its target.
  mutating func toggle(
    _ id: WidgetID, in row: Rect, _ state: ToggleState, isAssumed: Bool = false, command: Command
  ) {
    let size = Self.toggleSize
    let frame = Rect(row.maxX - size.width, row.midY - size.height / 2, size.width, size.height)
    list.fill(.capsule(frame), state == .on ? theme.selection : theme.controlEdge)
    drawKnob(in: frame, state)
    if isAssumed {
      list.fill(.circle(center: Point(frame.minX - 9, frame.midY), radius: 3), theme.warning)
    }
    focusRing(id, frame, radius: 9)
    add(id, .button(command), frame: Rect(row.minX, frame.minY, row.width, frame.height)) {
      $0.cursor = .pointingHand
    }
  }

  private mutating func drawKnob(in frame: Rect, _ state: ToggleState) {
    let knob = theme.onColor
    let center =
      switch state {
      case .off: Point(frame.minX + 9, frame.midY)
      case .on: Point(frame.maxX - 9, frame.midY)
      case .mixed: frame.center
      }
    guard state != .mixed else {
      list.fill(Rect(center.x - 6, center.y - 1.5, 12, 3), radius: 1.5, knob)
      return
    }
    list.fill(.circle(center: center, radius: 7), knob)
    guard state == .on else { return }
    let check = [(-3.0, 0.0), (-1, 2.2), (3, -2.6)].map {
      Point(frame.minX + 8.5 + $0.0, frame.midY + $0.1)
    }
    list.path(check, Stroke(knob, width: 1.5).rounded)
  }
}
