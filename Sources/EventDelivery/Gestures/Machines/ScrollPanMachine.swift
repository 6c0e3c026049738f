import Geometry

/// A scroll view's own pan: it begins only along an axis that the content can move on (B-293, B-295).
struct ScrollPanMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  private let axes: ScrollAxes
  private var start: Timestamp?
  private var latestMove: Timestamp?
  private var mostFingers = 0
  private var hasBegun = false

  init(_ traits: RecognizerTraits, axes: ScrollAxes) {
    self.traits = traits
    self.axes = axes
  }

  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool {
    !hasBegun || touches.count < traits.maximumNumberOfTouches
  }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    start = start ?? touches.time
    latestMove = latestMove ?? touches.time
    mostFingers = max(mostFingers, touches.all.count)
    report(touches.all)
    return nil
  }

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

  /// The drag goes at least the slop along an axis that scrolls, and further than along one that doesn't;
  /// otherwise the pan waits, and leaves the drag to others.
  private func mayBegin(with fingers: Int) -> Bool {
    guard fingers >= traits.minimumNumberOfTouches, fingers <= traits.maximumNumberOfTouches
    else { return false }
    let slop = traits.thresholds[.panMovement]
    let (across, down) = (abs(report.translation.x), abs(report.translation.y))
    if axes == [.horizontal, .vertical] { return max(across, down) >= slop }
    if axes == .horizontal { return across >= slop && across >= down }
    if axes == .vertical { return down >= slop && down >= across }
    return false
  }

  /// The movement of those that moved, shared among all: a finger that rests doesn't stop the others
  /// (B-294).
  private func step(of touches: GestureTouches) -> Point {
    let moved = touches.changed.map { $0.location - $0.previousLocation }
    return moved.reduce(.zero, +) * (1 / Double(max(1, touches.all.count)))
  }

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
