/// An upright rectangle, in points; y grows downwards.
///
/// A rectangle with a zero or negative side is empty and contains no point.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  public static let zero = Rect(0, 0, 0, 0)

  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var center: Point { Point(midX, midY) }
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The corners, clockwise from the top left.
  @inlinable
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Whether the point is inside: minimum edges in, maximum edges out.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }

  /// Whether the other rectangle lies wholly within this one, shared edges included.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Whether the two share an area; touching edges don't.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The shared area, or nil where there is none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle that covers both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The rectangle with each edge moved inwards by its inset; negative insets enlarge.
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX + insets.left, minY + insets.top,
      width - insets.left - insets.right, height - insets.top - insets.bottom)
  }

  /// The rectangle with all edges moved inwards by one distance.
  @inlinable
  public func inset(by distance: Double) -> Rect {
    inset(by: Insets(all: distance))
  }

  @inlinable
  public func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }

  /// The smallest rectangle around the points, or nil for none.
  public static func bounding(_ points: some Collection<Point>) -> Rect? {
    guard let first = points.first else { return nil }
    var low = first
    var high = first
    for point in points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
