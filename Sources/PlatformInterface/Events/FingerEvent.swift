public import Geometry

/// A finger on a touch screen; a trackpad's contacts are not fingers.
public struct FingerEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case down
    case moved
    case up
    /// The system took the touch away, as when the window loses the focus.
    case cancelled
  }

  public var phase: Phase

  /// The smallest number from 1 that no other finger has; kept until the finger is gone.
  public var finger: Int

  /// In window points.
  public var position: Point

  /// Since the program started; only differences have a meaning.
  public var milliseconds: Int

  public init(_ phase: Phase, finger: Int, at position: Point, milliseconds: Int = 0) {
    self.phase = phase
    self.finger = finger
    self.position = position
    self.milliseconds = milliseconds
  }
}
