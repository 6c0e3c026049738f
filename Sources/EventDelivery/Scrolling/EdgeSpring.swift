import Geometry

/// A critically damped spring that pulls content to a place along one axis.
///
/// UIKit: content that runs into an edge, or is let go beyond it, returns so (T-201); 3,005 points a
/// second into an edge overshoot by 100 points and are back after 0.8 s.
struct EdgeSpring: Hashable, Sendable {
  /// Where it pulls to.
  let place: Double
  /// From the place, at the beginning.
  let displacement: Double
  /// At the beginning, in points a second.
  let velocity: Double

  private var slope: Double { velocity + ScrollPhysics.springFrequency * displacement }

  func offset(after seconds: Double) -> Double { place + displacement(after: seconds) }

  func displacement(after seconds: Double) -> Double {
    (displacement + slope * seconds) * exponential(-ScrollPhysics.springFrequency * seconds)
  }

  func velocity(after seconds: Double) -> Double {
    let frequency = ScrollPhysics.springFrequency
    return (slope - frequency * (displacement + slope * seconds))
      * exponential(-frequency * seconds)
  }

  /// Whether it is where it pulls to, and won't leave again.
  func isAtRest(after seconds: Double) -> Bool {
    guard abs(displacement(after: seconds)) < ScrollPhysics.springRest else { return false }
    guard slope != 0 else { return true }
    let turn = 1 / ScrollPhysics.springFrequency - displacement / slope
    return seconds >= turn
  }

  /// Seconds until it passes through its place, or nil where it comes to rest there.
  var crossing: Double? {
    guard displacement != 0, slope != 0 else { return nil }
    let time = -displacement / slope
    return time > 0 ? time : nil
  }
}
