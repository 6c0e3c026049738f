/// Parallel lines at 45°, rising to the right, that fill a shape.
///
/// They are counted from the shape's own top left corner, so they move with it.
public struct Hatch: Hashable, Sendable {
  public var color: Color

  /// The distance from line to line across them, in points.
  public var spacing: Double

  /// The thickness of each line, in points.
  public var width: Double

  public init(_ color: Color, spacing: Double = 9, width: Double = 1) {
    self.color = color
    self.spacing = spacing
    self.width = width
  }
}
