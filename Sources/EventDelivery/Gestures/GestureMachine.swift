/// What a machine would like to happen; the arbiter decides whether it does.
enum GestureProposal: Hashable, Sendable {
  /// A discrete gesture is complete.
  case recognize
  /// A continuous gesture starts.
  case begin
  case change
  case end
  case cancel
  case fail(GestureFailure)
}

/// One class of recognizer: a pure function of touches and time.
///
/// It proposes and decides nothing: whether it began is told to it with `didBegin`.
protocol GestureMachine: Sendable {
  var report: GestureReport { get set }
  /// When it wants to be asked again if nothing happens before; nil while it waits for touches alone.
  var deadline: Timestamp? { get }
  /// Whether it takes one more finger; one that it refuses is ignored for life (B-216).
  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool
  mutating func began(_ touches: GestureTouches) -> GestureProposal?
  mutating func moved(_ touches: GestureTouches) -> GestureProposal?
  mutating func ended(_ touches: GestureTouches) -> GestureProposal?
  /// The deadline has passed; it must move or clear it.
  mutating func timePassed(_ touches: [GestureTouch], at time: Timestamp) -> GestureProposal?
}

extension GestureMachine {
  var deadline: Timestamp? { nil }

  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool { true }

  mutating func timePassed(_ touches: [GestureTouch], at time: Timestamp) -> GestureProposal? {
    nil
  }

  /// The touches' places into the report.
  mutating func report(_ touches: [GestureTouch]) {
    guard let centroid = touches.centroid else { return }
    report.location = centroid
    report.touches = touches.map(\.location)
  }
}
