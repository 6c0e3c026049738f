public import EventDelivery
public import Geometry

/// A finger as it is at a step.
public struct FingerMark: Hashable, Sendable {
  public let finger: Finger
  /// On the screen, in points.
  public var point: Point
  public var phase: TouchPhase

  public init(finger: Finger, point: Point, phase: TouchPhase) {
    self.finger = finger
    self.point = point
    self.phase = phase
  }

  /// Whether it still touches the screen.
  public var isDown: Bool { phase != .ended && phase != .cancelled }
}
