import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

extension Surface {
  /// A recognizer's state from one step to another: its shape says which.
  mutating func stretch(
    of state: RecognizerState, from start: Double, to end: Double, midY: Double, isToCome: Bool
  ) {
    let share = isToCome ? 0.38 : 1
    let width = max(4, end - start)
    switch state {
    case .possible:
      list.line(
        from: Point(start, midY), to: Point(start + width, midY),
        Stroke(theme.refused.opacity(share), width: 1.5, dash: Dash(on: 2, off: 3)))
    case .began, .changed:
      list.fill(Rect(start, midY - 4, width, 8), radius: 2, theme.down.opacity(share))
    case .ended:
      list.fill(.circle(center: Point(start + 4, midY), radius: 4.5), theme.hit.opacity(share))
    case .failed: cross(at: Point(start + 4, midY), arm: 3.5, share)
    case .cancelled:
      cross(at: Point(start + 4, midY), arm: 2.5, share)
      list.stroke(
        .circle(center: Point(start + 4, midY), radius: 5),
        Stroke(theme.refused.opacity(share), width: 1))
    }
  }

  private mutating func cross(at center: Point, arm: Double, _ share: Double) {
    let stroke = Stroke(theme.refused.opacity(share), width: 2)
    list.line(from: center + Point(-arm, -arm), to: center + Point(arm, arm), stroke)
    list.line(from: center + Point(-arm, arm), to: center + Point(arm, -arm), stroke)
  }
}
