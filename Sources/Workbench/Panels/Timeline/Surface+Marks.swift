import Geometry
import PlatformInterface
import TraceAnalysis

extension Surface {
  /// A step's mark: its shape says what it is, its colour only repeats it.
  mutating func mark(
    _ mark: Timeline.Mark, at center: Point, pitch: Double, isToCome: Bool
  ) {
    let share = isToCome ? 0.38 : 1
    let width = max(3, min(7.25, pitch - 2))
    let frame = Rect(center.x - width / 2, center.y - 6, width, 12)
    switch mark {
    case .plain: list.fill(frame, radius: 1.5, theme.refused.opacity(share))
    case .asked: list.fill(frame, radius: 1.5, theme.down.opacity(share))
    case .answer:
      list.stroke(
        frame, radius: 1.5,
        Stroke(theme.down.opacity(share), width: 1.5, placement: .inside))
    case .refused:
      let arm = min(4, pitch / 2)
      let stroke = Stroke(theme.refused.opacity(share), width: 2)
      list.line(from: center + Point(-arm, -arm), to: center + Point(arm, arm), stroke)
      list.line(from: center + Point(-arm, arm), to: center + Point(arm, -arm), stroke)
    case .touch: list.fill(.capsule(frame), theme.up.opacity(share))
    case .held:
      list.stroke(
        .capsule(frame),
        Stroke(theme.up.opacity(share), width: 1.5, placement: .inside))
    case .action: list.fill(.capsule(frame), theme.hit.opacity(share))
    }
  }

  /// The line of the step shown, with the pentagon that says where it stands.
  mutating func playhead(at x: Double, from top: Double, to bottom: Double) {
    list.line(
      from: Point(x, top + 8), to: Point(x, bottom), Stroke(theme.text1, width: 1.5))
    let points = [
      Point(-6, 0), Point(6, 0), Point(6, 7), Point(0, 13), Point(-6, 7),
    ].map { $0 + Point(x, top) }
    list.fill(.polygon(ConvexPolygon(points)), theme.text1)
  }

  /// The double dotted line of a gap in time.
  mutating func gap(at x: Double, from top: Double, to bottom: Double) {
    let stroke = Stroke(theme.controlEdge, width: 1, dash: Dash(on: 2, off: 2))
    for side in [-2.5, 2.5] {
      list.line(from: Point(x + side, top), to: Point(x + side, bottom), stroke)
    }
  }
}
