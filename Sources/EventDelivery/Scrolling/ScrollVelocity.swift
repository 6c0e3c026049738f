import Geometry

/// The speed that a finger gives to what it drags, measured over its latest moves.
struct ScrollVelocity: Hashable, Sendable {
  /// Seconds before the latest move that count.
  ///
  /// At a constant speed every length gives the recorded speeds exactly (T-195, T-196); a short one lets
  /// a drag that is eased to a stop end as a stop (T-192).
  static let window = 0.05
  /// Seconds after the last move from which the finger counts as resting.
  static let restTime = 0.1
  /// Seconds after which a rest is a stop, however fast the moves were; past the longest hold
  /// recorded, 0.3 s, after which 625 points a second were still there (T-201).
  static let stopTime = 0.5
  /// Points a second below which a lift doesn't coast: google/EarlGrey's slow paths end below 51 and
  /// never do.
  static let leastSpeed = 50.0
  /// The same after a rest: 187.5 stopped (T-183), 625 and 937.5 went on (T-201, T-187).
  static let leastSpeedAfterRest = 250.0

  private struct Sample: Hashable, Sendable {
    let time: Timestamp
    let translation: Point
  }

  private var samples: [Sample] = []

  init(time: Timestamp, translation: Point) {
    samples = [Sample(time: time, translation: translation)]
  }

  mutating func move(to translation: Point, at time: Timestamp) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, translation: translation))
    while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
  }

  /// In points a second, over the window that ends with the latest move.
  var latest: Point {
    guard let last = samples.last, let first = firstInWindow, last.time > first.time else {
      return .zero
    }
    return (last.translation - first.translation) * (1 / (last.time - first.time))
  }

  private var firstInWindow: Sample? {
    guard let last = samples.last else { return nil }
    // A little more, so that a sample on the window's edge is in it whatever the sums round to.
    return samples.first { last.time - $0.time <= Self.window + 1e-9 && $0.time < last.time }
      ?? samples.dropLast().last
  }

  /// Whether the finger had stopped by then.
  func isResting(at time: Timestamp) -> Bool {
    samples.last.map { time - $0.time > Self.restTime } ?? true
  }

  /// What a lift at that moment gives: the speed of the latest moves, or none where it is too slow.
  func released(at time: Timestamp) -> Point {
    guard let last = samples.last, time - last.time <= Self.stopTime else { return .zero }
    let velocity = latest
    let least = isResting(at: time) ? Self.leastSpeedAfterRest : Self.leastSpeed
    return velocity.distance(to: .zero) < least ? .zero : velocity
  }
}
