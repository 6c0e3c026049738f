import Geometry

/// `UIHoverGestureRecognizer`: follows a pointer whose button is up; touches leave it possible (B-277).
struct HoverMachine: GestureMachine {
  var report = GestureReport()

  mutating func began(_ touches: GestureTouches) -> GestureProposal? { nil }
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? { nil }
  mutating func ended(_ touches: GestureTouches) -> GestureProposal? { nil }
}
