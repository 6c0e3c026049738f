import Geometry

/// `UIPinchGestureRecognizer`: two fingers whose distance changes (B-270 to B-272, T-126 to T-131).
struct PinchMachine: GestureMachine {
  var report = GestureReport()
  private let traits: RecognizerTraits
  private var start: Timestamp?
  private var latest: Timestamp?
  private var hasBegun = false
  private var startDistance: Double?
  /// The distance that counts as a scale of 1, and the scale that was there before it.
  private var baseline = 1.0
  private var factor = 1.0

  init(_ traits: RecognizerTraits) {
    self.traits = traits
  }

  func accepts(_ touch: GestureTouch, among touches: [GestureTouch]) -> Bool { touches.count < 2 }

  mutating func began(_ touches: GestureTouches) -> GestureProposal? {
    if start == nil { start = touches.time }
    latest = touches.time
    report(touches.all)
    guard let distance = touches.all.spread else { return nil }
    if hasBegun {
      rebase(at: distance)
    } else {
      startDistance = distance
    }
    return nil
  }

  /// UIKit: it begins after 10 points of change, with 8 of them taken off (B-270).
  mutating func moved(_ touches: GestureTouches) -> GestureProposal? {
    report(touches.all)
    guard let distance = touches.all.spread else { return hasBegun ? .change : nil }
    if !hasBegun {
      guard let startDistance, abs(distance - startDistance) >= traits.thresholds[.pinchDistance]
      else {
        latest = touches.time
        return nil
      }
      let shift = traits.thresholds[.pinchShift]
      baseline = max(1e-9, startDistance + (distance > startDistance ? shift : -shift))
    }
    scale(to: distance, at: touches.time)
    defer { hasBegun = true }
    return hasBegun ? .change : .begin
  }

  private mutating func scale(to distance: Double, at time: Timestamp) {
    let scale = factor * distance / baseline
    if let latest, time > latest { report.scaleVelocity = (scale - report.scale) / (time - latest) }
    report.scale = scale
    latest = time
  }

  /// The fingers' distance changed without a movement: the scale stays.
  private mutating func rebase(at distance: Double) {
    baseline = max(1e-9, distance)
    factor = report.scale
  }

  /// UIKit: it stays active until both fingers are up (B-272).
  mutating func ended(_ touches: GestureTouches) -> GestureProposal? {
    guard touches.remaining.isEmpty else { return nil }
    if hasBegun { return .end }
    guard startDistance != nil else { return .fail(.tooFewFingers(1)) }
    return .fail(.tooSoon(touches.time - (start ?? touches.time)))
  }

  /// UIKit: setting the scale makes the present distance count as that scale (B-271).
  mutating func setScale(_ scale: Double, touches: [GestureTouch]) {
    report.scale = scale
    factor = scale
    if let distance = touches.spread { baseline = max(1e-9, distance) }
  }
}

extension [GestureTouch] {
  /// The distance between two touches; nil unless there are two.
  var spread: Double? { count == 2 ? self[0].location.distance(to: self[1].location) : nil }

  /// The direction from the first touch to the second, in degrees; nil unless there are two.
  var bearing: Double? { count == 2 ? angle(of: self[1].location - self[0].location) : nil }
}
