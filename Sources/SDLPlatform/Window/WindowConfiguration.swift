public import Geometry

/// How a window is opened; lengths are in points.
public struct WindowConfiguration {
  /// Who puts the pixels together.
  public enum Drawing: Hashable, Sendable {
    /// The graphics device, or the processor where it would only stand in for one.
    case automatic

    /// Whatever calls itself a graphics device, else the processor.
    case device

    /// The processor.
    case processor
  }

  public var title: String
  public var size = Size(1440, 900)
  public var minimumSize = Size(900, 600)

  /// The window's own units for a point; nil leaves it to the system.
  ///
  /// 1 where the system scales windows itself. X11 doesn't: there 2 makes everything twice as large,
  /// and nil goes by `GDK_SCALE` or else by the display's density.
  public var unitsPerPoint: Double?
  public var drawing = Drawing.automatic

  /// Whether a touch device, by its SDL identifier, is a screen; nil asks SDL.
  public var isTouchScreen: ((Int64) -> Bool)?

  public init(title: String) {
    self.title = title
  }
}
