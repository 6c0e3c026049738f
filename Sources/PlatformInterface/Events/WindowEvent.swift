public import Geometry

/// A change of the window itself.
public enum WindowEvent: Hashable, Sendable {
  /// A new size in points, or a display with another pixel density (device pixels for a point).
  case resized(Size, pixelScale: Double)

  /// Part of the picture was lost: draw it again.
  case exposed
  case focusGained
  case focusLost

  /// The pointer left the window, so that nothing is hovered.
  case pointerLeft
}
