import Geometry

/// Counts taps that follow one another closely in time and place, as `UITouch.tapCount` does.
struct TapCounter: Sendable {
  /// Seconds from one touch-down to the next that still counts up.
  ///
  /// UIKit publishes none; a tap recognizer's default interval (B-074).
  static let interval = 0.35
  /// Points a touch may stray, or the next one land away, and still be of one series (B-073, B-074, B-251).
  static let distance = 45.0

  private var latest: [Landing] = []

  private struct Landing {
    let time: Timestamp
    let point: Point
    let count: Int
  }

  /// The count of a touch that comes down now, decided at once (B-072).
  mutating func count(landingAt point: Point, time: Timestamp) -> Int {
    latest.removeAll { time - $0.time > Self.interval }
    let previous = latest.lastIndex { $0.point.distance(to: point) <= Self.distance }
    let count = previous.map { latest[$0].count + 1 } ?? 1
    if let previous { latest.remove(at: previous) }
    latest.append(Landing(time: time, point: point, count: count))
    return count
  }

  /// Forgets the series of a touch that strayed: it was no tap.
  mutating func forget(landingPoint: Point) {
    latest.removeAll { $0.point == landingPoint }
  }
}
