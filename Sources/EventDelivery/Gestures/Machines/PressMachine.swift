import Geometry

/// A tap or long press recognizer that is driven by presses of a key or button instead of touches.
///
/// UIKit: `allowedPressTypes` names them; it counts presses as it counts taps, and times them alike.
struct PressMachine: GestureMachine {
  var report = GestureReport()
  let key: String
  private let traits: RecognizerTraits
  private var count = 0
  private var start: Timestamp?
  private var hasBegun = false
  private(set) var deadline: Timestamp?

  init(_ traits: RecognizerTraits, key: String) {
    self.traits = traits
    self.key = key
  }

  mutating func pressBegan(at time: Timestamp) {
    start = time
    switch traits.kind {
    case .longPress where count >= traits.numberOfTapsRequired:
      deadline = time + traits.minimumPressDuration
    default: deadline = time + traits.thresholds[.tapDuration]
    }
  }

  mutating func pressEnded(at time: Timestamp) -> GestureProposal? {
    let held = time - (start ?? time)
    start = nil
    if hasBegun { return .end }
    count += 1
    if traits.kind == .longPress, count > traits.numberOfTapsRequired {
      return .fail(.tooSoon(held))
    }
    guard traits.kind == .tap, count >= traits.numberOfTapsRequired else {
      deadline = time + traits.thresholds[.tapInterval]
      return nil
    }
    deadline = nil
    return .recognize
  }

  mutating func timePassed(_ touches: [GestureTouch], at time: Timestamp) -> GestureProposal? {
    deadline = nil
    guard start != nil else { return .fail(.timedOut) }
    guard traits.kind == .longPress, count >= traits.numberOfTapsRequired else {
      return .fail(.tooSlow(traits.thresholds[.tapDuration]))
    }
    hasBegun = true
    return .begin
  }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? { nil }
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? { nil }
  mutating func ended(_ touches: GestureTouches) -> GestureProposal? { nil }
}
