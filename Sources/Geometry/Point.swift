/// A position in some coordinate space, in points.
///
/// The type doesn't know its space; names do (`local`, `window`, `screen`).
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  @inlinable
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  @inlinable
  public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// The distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
