import Geometry

/// `UIPanGestureRecognizer`: fingers that move together (B-258 to B-263); a scroll view's own begins only
/// along an axis that the content can move on (B-293, B-295).
struct PanMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  /// The axes that a scroll view's content can move on; nil for a pan that isn't a scroll view's.
  private let axes: ScrollAxes?
  private var start: Timestamp?
  private var mostFingers = 0
  private var hasBegun = false
  private var latestMove: Timestamp?

  init(_ traits: RecognizerTraits, axes: ScrollAxes? = nil) {
    self.traits = traits
    self.axes = axes
  }

  /// Once it has begun, fingers beyond the maximum are ignored.
  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool {
    !hasBegun || touches.count < traits.maximumNumberOfTouches
  }

  /// UIKit: a screen-edge pan goes by the edge that the system says the touch came from, not by its
  /// place alone (B-276, T-141, T-142).
  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    if start == nil {
      start = touches.time
      latestMove = touches.time
    }
    mostFingers = max(mostFingers, touches.all.count)
    report(touches.all)
    if traits.kind == .screenEdgePan, touches.changed.contains(where: { !isFromEdge($0) }) {
      return .fail(.wrongDirection)
    }
    return nil
  }

  private func isFromEdge(_ touch: GestureTouch) -> Bool {
    touch.edge != .none
      && (traits.edges.contains(touch.edge.rawValue) || traits.edges.contains("all"))
  }

  /// UIKit: it begins when an axis has travelled the slop, "at least", with no more and no fewer fingers
  /// than it wants (B-259, B-260); then every move is an action (B-197).
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    let step = step(of: touches)
    report.translation = report.translation + step
    if let latestMove, touches.time > latestMove {
      report.velocity = step * (1 / (touches.time - latestMove))
    }
    latestMove = touches.time
    report(touches.all)
    if hasBegun { return .change }
    guard mayBegin(with: touches.all.count) else { return nil }
    hasBegun = true
    return .begin
  }

  /// Of a scroll view's pan, the drag goes at least the slop along an axis that scrolls, and no less far than
  /// along one that doesn't; otherwise the pan waits, and leaves the drag to others.
  private func mayBegin(with fingers: Int) -> Bool {
    guard fingers >= traits.minimumNumberOfTouches, fingers <= traits.maximumNumberOfTouches
    else { return false }
    let slop = traits.thresholds[.panMovement]
    let (across, down) = (abs(report.translation.x), abs(report.translation.y))
    guard let axes, axes != [.horizontal, .vertical] else { return max(across, down) >= slop }
    if axes == .horizontal { return across >= slop && across >= down }
    if axes == .vertical { return down >= slop && down >= across }
    return false
  }

  /// The middle's movement: a finger that rests doesn't stop the others (B-294), and one more or less is no
  /// movement.
  private func step(of touches: GestureTouches) -> Point {
    let moved = touches.changed.map { $0.location - $0.previousLocation }
    return moved.reduce(.zero, +) * (1 / Double(max(1, touches.all.count)))
  }

  /// UIKit: it ends when the last finger lifts (B-258), or fails there (B-260).
  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    let step = step(of: touches)
    report.translation = report.translation + step
    guard touches.remaining.isEmpty else {
      report(touches.remaining)
      return hasBegun && step != .zero ? .change : nil
    }
    report(touches.all)
    if hasBegun { return .end }
    if mostFingers < traits.minimumNumberOfTouches { return .fail(.tooFewFingers(mostFingers)) }
    if mostFingers > traits.maximumNumberOfTouches { return .fail(.tooManyFingers(mostFingers)) }
    return .fail(.tooSoon(touches.time - (start ?? touches.time)))
  }
}
