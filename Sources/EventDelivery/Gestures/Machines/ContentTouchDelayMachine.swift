/// A scroll view's private recognizer, for which content waits.
///
/// UIKit: it never recognizes; it fails when its time is over or a touch ends, whichever is first (B-282 to
/// B-284).
struct ContentTouchDelayMachine: GestureMachine {
  var report = GestureReport()
  private(set) var deadline: Timestamp?
  private var start: Timestamp?
  private let delay: Double

  init(delay: Double) {
    self.delay = delay
  }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    guard start == nil else { return nil }
    start = touches.time
    deadline = touches.time + delay
    return nil
  }

  mutating func moved(_ touches: GestureTouches) -> GestureProposal? { nil }

  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    .fail(.tooSoon(touches.time - (start ?? touches.time)))
  }

  mutating func timePassed(_ touches: [GestureTouch], at time: Timestamp) -> GestureProposal? {
    deadline = nil
    return .fail(.timedOut)
  }
}
