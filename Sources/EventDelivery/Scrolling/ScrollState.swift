import Geometry

/// What a scroll view is doing: a finger drags it, two zoom it, or it moves by itself.
struct ScrollState: Hashable, Sendable {
  let view: ViewID
  var drag: ScrollDrag?
  var zoom: ScrollZoom?
  var motion: ScrollMotion?

  init(view: ViewID) {
    self.view = view
  }

  var isIdle: Bool { drag == nil && zoom == nil && motion == nil }
}

/// A drag that scrolls.
struct ScrollDrag: Hashable, Sendable {
  /// The axes along which it moves the content.
  let axes: ScrollAxes
  /// The offset when it began.
  let start: Point
  /// The offset as the finger has it, with no rubber band.
  var raw: Point
  /// The offset that the drag set last; another one means that somebody else set it.
  var applied: Point
  /// The travel so far, in the scroll view's coordinates, the part that moved nothing included.
  var travel: Point
  var velocity: ScrollVelocity
}

/// A pinch that zooms.
struct ScrollZoom: Hashable, Sendable {
  let content: ViewID
  /// The zoom scale when it began.
  let startScale: Double
  /// What is under the fingers: a place of the content at a scale of 1, from its frame's origin.
  let anchor: Point
}

/// Content that moves by itself, a frame at a time.
struct ScrollMotion: Hashable, Sendable {
  enum Cause: Hashable, Sendable {
    case deceleration
    /// A tap on the status bar.
    case scrollToTop
  }

  let cause: Cause
  let start: Timestamp
  var horizontal: AxisMotion
  var vertical: AxisMotion
  /// The number of the frame to come.
  var frame = 1

  /// When that frame is due.
  var deadline: Timestamp { start + Double(frame) * ScrollPhysics.frameInterval }

  /// The offset so many seconds after the start, on the device's pixels but for the edges.
  mutating func offset(after seconds: Double, scale: Double) -> Point {
    Point(
      Self.offset(of: &horizontal, after: seconds, scale: scale),
      Self.offset(of: &vertical, after: seconds, scale: scale))
  }

  private static func offset(
    of motion: inout AxisMotion, after seconds: Double, scale: Double
  ) -> Double {
    let offset = motion.offset(after: seconds)
    return motion.isAtEdge ? offset : ScrollPhysics.rounded(offset, scale: scale)
  }

  var isOver: Bool { horizontal.isStill && vertical.isStill }
}
