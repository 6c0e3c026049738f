import Geometry

/// `UIPanGestureRecognizer`: fingers that move together (B-258 to B-263).
struct PanMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  private var start: Timestamp?
  private var mostFingers = 0
  private var hasBegun = false
  private var latestMove: Timestamp?

  init(_ traits: RecognizerTraits) {
    self.traits = traits
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

  private func mayBegin(with fingers: Int) -> Bool {
    let slop = traits.thresholds[.panMovement]
    return fingers >= traits.minimumNumberOfTouches && fingers <= traits.maximumNumberOfTouches
      && (abs(report.translation.x) >= slop || abs(report.translation.y) >= slop)
  }

  /// The middle's movement; a finger more or less is no movement.
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
