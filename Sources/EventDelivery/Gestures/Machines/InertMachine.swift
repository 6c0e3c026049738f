/// `UIGestureRecognizer` itself, and classes that nobody here knows: watches and never recognizes.
struct InertMachine: GestureMachine {
  var report = GestureReport()
  private var start: Timestamp?

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    if start == nil { start = touches.time }
    report(touches.all)
    return nil
  }

  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    return nil
  }

  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    guard touches.remaining.isEmpty else { return nil }
    return .fail(.tooSoon(touches.time - (start ?? touches.time)))
  }
}
