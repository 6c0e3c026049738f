import Geometry

/// Content that coasts along one axis: its speed falls by a constant factor every millisecond.
///
/// UIKit: 0.998 a millisecond down to 10 points a second, summed millisecond by millisecond
/// (B-299, T-195, T-196).
struct Deceleration: Hashable, Sendable {
  /// `UIScrollView.DecelerationRate.normal` and `.fast`, per millisecond.
  static let normalRate = 0.998
  static let fastRate = 0.99

  /// Where it begins.
  let offset: Double
  /// At the beginning, in points a second.
  let velocity: Double
  var rate = Self.normalRate

  /// Per second.
  private var decay: Double { 1000 * naturalLogarithm(rate) }

  /// Points of way for each point a second of speed: 0.499 at the normal rate.
  private var reach: Double { rate / (1 - rate) / 1000 }

  private var direction: Double { velocity < 0 ? -1 : 1 }

  /// Seconds until it is too slow to go on.
  var duration: Double {
    let speed = abs(velocity)
    guard speed > ScrollPhysics.restSpeed, rate > 0, rate < 1 else { return 0 }
    return naturalLogarithm(ScrollPhysics.restSpeed / speed) / decay
  }

  func offset(after seconds: Double) -> Double {
    offset + velocity * reach * (1 - exponential(decay * min(seconds, duration)))
  }

  func velocity(after seconds: Double) -> Double {
    velocity * exponential(decay * min(seconds, duration))
  }

  /// Where it comes to rest.
  var landing: Double { offset(after: duration) }

  /// Where it would end by the smooth form of the same curve, which is what the delegate is told: up to
  /// 2.3 points beyond the landing in the recordings (T-195, T-196).
  var announcedTarget: Double {
    let speed = abs(velocity)
    guard speed > ScrollPhysics.restSpeed else { return offset }
    return offset - direction * (speed - ScrollPhysics.restSpeed) / decay
  }

  /// Seconds until it reaches a place, or nil where it doesn't.
  func time(of place: Double) -> Double? {
    guard velocity != 0, (place - offset) * direction >= 0 else { return nil }
    let left = 1 - (place - offset) / (velocity * reach)
    guard left > 0 else { return nil }
    let time = naturalLogarithm(left) / decay
    return time <= duration ? time : nil
  }

  /// The motion from a place that comes to rest at another one.
  static func landing(
    at target: Double, from offset: Double, rate: Double = normalRate
  ) -> Deceleration {
    let still = Deceleration(offset: offset, velocity: 0, rate: rate)
    let way = target - offset
    guard way != 0 else { return still }
    let speed = abs(way) / still.reach + ScrollPhysics.restSpeed
    return Deceleration(offset: offset, velocity: way < 0 ? -speed : speed, rate: rate)
  }
}
