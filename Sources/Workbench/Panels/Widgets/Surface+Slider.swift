import Geometry
import PlatformInterface

extension Surface {
  /// A track with a knob and the value to its right.
  mutating func slider(
    _ id: WidgetID, in row: Rect, _ target: NumberTarget, value: Double, title: String
  ) {
    let valueWidth = 38.0
    let track = Rect(row.maxX - valueWidth - 108, row.midY - 2, 104, 4)
    let share = min(max(value, 0), 1)
    let knob = Point(track.minX + share * track.width, row.midY)
    list.fill(.capsule(track), theme.hairline)
    if share > 0 {
      list.fill(
        .capsule(Rect(track.minX, track.minY, knob.x - track.minX, 4)), theme.selection)
    }
    let isPressed = attention.pressed == id
    list.fill(.circle(center: knob, radius: 8), isPressed ? theme.selection : theme.panel)
    list.stroke(
      .circle(center: knob, radius: 8),
      Stroke(
        isPressed || attention.isHovered(id) ? theme.selection : theme.controlEdge, width: 1.5,
        placement: .inside))
    let valueRect = Rect(row.maxX - valueWidth, row.minY, valueWidth, row.height)
    label(title, in: valueRect, Typography.inspector, theme.text1, .trailing)
    focusRing(id, Rect(knob.x - 8, knob.y - 8, 16, 16), radius: 8)
    let area = Rect(track.minX - 8, row.midY - 9, track.width + 16, 18)
    add(id, .slider(target, value, track: track), frame: area) { $0.cursor = .pointingHand }
  }
}
