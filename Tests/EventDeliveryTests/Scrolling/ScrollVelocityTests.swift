import Geometry
import Testing

@testable import EventDelivery

/// What a lift gives to the content.
struct ScrollVelocityTests {
  private static func moves(
    _ distances: [Double], every interval: Double
  ) -> (velocity: ScrollVelocity, last: Timestamp) {
    var time = Timestamp.zero
    var place = 0.0
    var velocity = ScrollVelocity(time: time, translation: .zero)
    for distance in distances {
      time = time + interval
      place += distance
      velocity.move(to: Point(0, place), at: time)
    }
    return (velocity, time)
  }

  @Test(arguments: [(-6.0, 0.008, -750.0), (-12, 0.008, -1500), (5, 0.008, 625)])
  func `an even movement's speed is exact`(
    distance: Double, interval: Double, expected: Double
  ) {
    let (velocity, last) = Self.moves(Array(repeating: distance, count: 14), every: interval)

    let released = velocity.released(at: last + 0.008)

    #expect(abs(released.y - expected) < 1e-6)
    #expect(!velocity.isResting(at: last + 0.008))
  }

  @Test func `only the latest moves count`() {
    let slow = Array(repeating: 1.0, count: 30)
    let fast = Array(repeating: 10.0, count: 10)
    let (velocity, last) = Self.moves(slow + fast, every: 0.01)

    #expect(abs(velocity.released(at: last).y - 1000) < 1e-6)
  }

  /// What was seen after holds of about 0.3 s: 187.5 points a second were gone, 625 were still there.
  @Test(arguments: [(-3.0, 0.016, 0.0), (5, 0.008, 625)])
  func `a rest takes a slow movement's speed and leaves a fast one's`(
    distance: Double, interval: Double, expected: Double
  ) {
    let (velocity, last) = Self.moves(Array(repeating: distance, count: 60), every: interval)

    let released = velocity.released(at: last + 0.3)

    #expect(velocity.isResting(at: last + 0.3))
    #expect(abs(released.y - expected) < 1e-6)
  }

  @Test func `a longer rest stops every movement`() {
    let (velocity, last) = Self.moves([20, 20, 20], every: 0.008)

    #expect(velocity.released(at: last + 0.6) == .zero)
  }

  @Test func `a movement that is eased to a stop gives nothing`() {
    let places = (0...60).map { step in
      let progress = Double(step) / 60
      return 200 * progress * progress * (3 - 2 * progress)
    }
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }

    let (velocity, last) = Self.moves(steps, every: 1.0 / 60)

    #expect(velocity.released(at: last) == .zero)
  }
}
