public import Geometry

/// `UITouch.Phase`, under UIKit's names (B-061).
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  case began
  case moved
  case stationary
  case ended
  case cancelled
}

/// `UITouch.TouchType`, under UIKit's names (B-092).
public enum TouchType: String, Hashable, Sendable, CaseIterable {
  case direct
  case indirect
  case pencil
  case indirectPointer
}

/// The screen edge that the system says a touch came from (B-276, T-141).
public enum TouchEdge: String, Hashable, Sendable, CaseIterable {
  case none
  case top
  case left
  case bottom
  case right
}

/// One finger's state as the hardware reports it in one event.
public struct TouchSample: Hashable, Sendable {
  public var finger: Finger
  public var phase: TouchPhase
  /// On the screen, in points.
  public var point: Point
  /// 0 on hardware without force (B-089).
  public var force = 0.0
  /// In points (B-091).
  public var majorRadius = 20.0
  public var type = TouchType.direct
  /// Nil leaves it to the place where the touch comes down.
  public var edge: TouchEdge?

  public init(finger: Finger, phase: TouchPhase, point: Point) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}
