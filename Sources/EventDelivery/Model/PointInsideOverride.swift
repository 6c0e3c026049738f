public import Geometry

/// What a subclass's `point(inside:with:)` does in place of testing the bounds.
public enum PointInsideOverride: Hashable, Sendable {
  /// The bounds moved outwards by these distances; negative ones shrink them.
  case outset(Insets)
  case rect(Rect)
  /// A polygon in bounds coordinates, by the even-odd rule.
  case path([Point])
  /// The circle inscribed in the bounds, its radius half the shorter side.
  case circle
  /// The bounds, or any subview that could be hit there and contains the point.
  case includeSubviews
  case always
  case never
  /// Overridden in code that nobody here can see: runs as UIKit's default and is marked assumed.
  case unknown
}
