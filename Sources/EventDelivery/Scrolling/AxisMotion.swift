import Geometry

/// A scroll view's offset along one axis while it moves by itself.
///
/// It coasts, springs back at an edge, goes to a page, or stays; each part hands on to the next at the
/// very moment at which it meets the edge, so that frames may be as far apart as they like.
struct AxisMotion: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case still(Double)
    case coasting(Deceleration)
    case springing(EdgeSpring)
  }

  private var part: Part
  /// Seconds from the motion's beginning to that of the part.
  private var partStart = 0.0
  private let range: ClosedRange<Double>
  private let bounces: Bool

  private init(_ part: Part, in range: ClosedRange<Double>, bounces: Bool) {
    self.part = part
    self.range = range
    self.bounces = bounces
  }

  /// Stays where it is.
  static func still(at offset: Double, in range: ClosedRange<Double>) -> AxisMotion {
    AxisMotion(.still(offset), in: range, bounces: false)
  }

  /// Coasts from a place inside its range.
  static func coasting(
    _ deceleration: Deceleration, in range: ClosedRange<Double>, bounces: Bool
  ) -> AxisMotion {
    AxisMotion(.coasting(deceleration), in: range, bounces: bounces)
  }

  /// Returns to the nearer edge from beyond it.
  static func returning(
    from offset: Double, velocity: Double, isResting: Bool, in range: ClosedRange<Double>
  ) -> AxisMotion {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let displacement = offset - edge
    let start =
      isResting
      ? -ScrollPhysics.restingReturn * displacement : ScrollPhysics.rubberBandFactor * velocity
    let spring = EdgeSpring(place: edge, displacement: displacement, velocity: start)
    return AxisMotion(.springing(spring), in: range, bounces: true)
  }

  /// Goes to a page without passing it.
  static func paging(
    to page: Double, from offset: Double, velocity: Double, in range: ClosedRange<Double>
  ) -> AxisMotion {
    let way = page - offset
    guard way != 0 else { return .still(at: offset, in: range) }
    let fastest = abs(way) * ScrollPhysics.springFrequency
    let forward = max(0, velocity * (way < 0 ? -1 : 1))
    let start = min(forward, fastest) * (way < 0 ? -1 : 1)
    let spring = EdgeSpring(place: page, displacement: -way, velocity: start)
    return AxisMotion(.springing(spring), in: range, bounces: false)
  }

  /// Where it is after so many seconds from the beginning; what has ended on the way is left behind.
  mutating func offset(after seconds: Double) -> Double {
    // At most four: coasting, into an edge, back through it, into the other.
    for _ in 0..<4 {
      guard let next = nextPart(by: seconds - partStart) else { break }
      part = next.part
      partStart += next.delay
    }
    switch part {
    case .still(let offset): return offset
    case .coasting(let deceleration): return deceleration.offset(after: seconds - partStart)
    case .springing(let spring): return spring.offset(after: seconds - partStart)
    }
  }

  var isStill: Bool {
    if case .still = part { return true }
    return false
  }

  /// Whether it stays at one end of its range, which needn't be on a pixel.
  var isAtEdge: Bool {
    guard case .still(let offset) = part else { return false }
    return offset == range.lowerBound || offset == range.upperBound
  }

  private func nextPart(by seconds: Double) -> (part: Part, delay: Double)? {
    switch part {
    case .still: return nil
    case .coasting(let deceleration): return partAfter(deceleration, by: seconds)
    case .springing(let spring):
      if let next = partAfter(spring, by: seconds) { return next }
      return spring.isAtRest(after: seconds) ? (.still(spring.place), seconds) : nil
    }
  }

  private func partAfter(
    _ deceleration: Deceleration, by seconds: Double
  ) -> (part: Part, delay: Double)? {
    let edge = deceleration.velocity < 0 ? range.lowerBound : range.upperBound
    if let time = deceleration.time(of: edge), time <= seconds {
      guard bounces else { return (.still(edge), time) }
      let velocity = deceleration.velocity(after: time)
      let spring = EdgeSpring(place: edge, displacement: 0, velocity: velocity)
      return (.springing(spring), time)
    }
    guard seconds >= deceleration.duration else { return nil }
    return (.still(deceleration.landing), deceleration.duration)
  }

  /// Content thrown back over its edge coasts on inside.
  private func partAfter(
    _ spring: EdgeSpring, by seconds: Double
  ) -> (part: Part, delay: Double)? {
    guard bounces, let time = spring.crossing, time <= seconds else { return nil }
    let velocity = spring.velocity(after: time)
    let isInward = spring.place == range.lowerBound ? velocity > 0 : velocity < 0
    guard isInward, range.lowerBound < range.upperBound else { return nil }
    return (.coasting(Deceleration(offset: spring.place, velocity: velocity)), time)
  }
}
