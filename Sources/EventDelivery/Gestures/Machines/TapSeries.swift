import Geometry

/// The part of a gesture that is taps: so many, with so many fingers, at one place.
struct TapSeries: Hashable, Sendable {
  let fingers: Int
  let thresholds: GestureThresholds
  /// Taps that are complete.
  private(set) var count = 0
  /// Where the first tap of the series was, which is where a tap says it is (B-210).
  private(set) var firstLocation: Point?
  private(set) var deadline: Timestamp?
  private var start: Timestamp?
  private var mostFingers = 0
  private var center: Point?

  init(fingers: Int, thresholds: GestureThresholds) {
    self.fingers = fingers
    self.thresholds = thresholds
  }

  /// UIKit: more fingers than required fail it (B-248); so does a next tap too far away (B-251).
  mutating func began(_ touches: GestureTouches) -> GestureFailure? {
    if mostFingers == 0 {
      start = touches.time
      deadline = touches.time + thresholds[.tapDuration]
    }
    mostFingers = max(mostFingers, touches.all.count)
    if touches.all.count > fingers { return .tooManyFingers(touches.all.count) }
    center = touches.all.landingCentroid
    guard touches.all.count == fingers, let center else { return nil }
    if let firstLocation {
      let distance = firstLocation.distance(to: center)
      if distance > thresholds[.tapMovement] { return .strayed(distance) }
    } else {
      firstLocation = center
    }
    return nil
  }

  /// UIKit: the middle of the fingers may move so far from its start (B-251).
  mutating func moved(_ touches: GestureTouches) -> GestureFailure? {
    guard let now = touches.all.centroid, let then = touches.all.landingCentroid else { return nil }
    let distance = now.distance(to: then)
    return distance > thresholds[.tapMovement] ? .strayed(distance) : nil
  }

  /// Ends a tap once the last of its fingers is up (B-247).
  mutating func ended(_ touches: GestureTouches) -> GestureFailure? {
    guard touches.remaining.isEmpty else { return nil }
    if mostFingers < fingers { return .tooFewFingers(mostFingers) }
    mostFingers = 0
    count += 1
    deadline = touches.time + thresholds[.tapInterval]
    return nil
  }

  /// The finger stayed too long, or the next tap didn't come (B-249, B-250).
  mutating func timePassed(at time: Timestamp) -> GestureFailure {
    deadline = nil
    return mostFingers > 0 ? .tooSlow(time - (start ?? time)) : .timedOut
  }

  /// The last tap is complete and no next one is waited for.
  mutating func finish() { deadline = nil }
}
