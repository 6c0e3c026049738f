import Geometry

/// A touch as a recognizer follows it; places are on the screen, where gestures are measured (B-213).
struct GestureTouch: Hashable, Sendable {
  let serial: Int
  let finger: Finger
  let landing: Point
  let landingTime: Timestamp
  let type: TouchType
  let edge: TouchEdge
  /// The view it came down on.
  let view: ViewID
  var location: Point
  var previousLocation: Point

  /// How far it is from where it came down.
  var travel: Point { location - landing }
}

/// What a machine is told: a change of some touches among all it follows.
struct GestureTouches {
  /// Every followed touch that is down, the ones just lifted included, in landing order.
  let all: [GestureTouch]
  /// Those that changed.
  let changed: [GestureTouch]
  let time: Timestamp

  /// Those that stay down after a lift.
  var remaining: [GestureTouch] {
    all.filter { touch in !changed.contains { $0.serial == touch.serial } }
  }
}

extension [GestureTouch] {
  /// The middle of their places; nil for none.
  var centroid: Point? { Self.middle(map(\.location)) }

  /// The middle of where they came down.
  var landingCentroid: Point? { Self.middle(map(\.landing)) }

  private static func middle(_ points: [Point]) -> Point? {
    guard !points.isEmpty else { return nil }
    return points.reduce(.zero, +) * (1 / Double(points.count))
  }
}
