/// A convex polygon, such as a turned rectangle; its points run round it in either direction.
public struct ConvexPolygon: Hashable, Sendable {
  public let points: [Point]

  /// Nothing is checked: points that aren't convex give answers without meaning.
  public init(_ points: [Point]) {
    self.points = points
  }

  public init(_ rect: Rect, transformedBy transform: AffineTransform) {
    self.init(transform.corners(of: rect))
  }

  public var boundingBox: Rect { Rect.bounding(points) ?? .zero }

  /// The area, in square points.
  public var area: Double {
    var doubled = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubled += point.x * next.y - next.x * point.y
    }
    return abs(doubled) / 2
  }

  /// Where the outline meets a horizontal line, from left to right; nil where it doesn't.
  public func span(atHeight y: Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      guard min(start.y, end.y) <= y, max(start.y, end.y) >= y, start.y != end.y else { continue }
      let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
      low = min(low, x)
      high = max(high, x)
    }
    return low <= high ? low...high : nil
  }

  /// Whether the point is inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    var sign = 0.0
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let cross = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if cross == 0 { continue }
      if sign == 0 { sign = cross }
      if (cross < 0) != (sign < 0) { return false }
    }
    return !points.isEmpty
  }

  /// The part inside the rectangle (Sutherland and Hodgman's clipping), possibly without points.
  public func clipped(to rect: Rect) -> ConvexPolygon {
    var result = points
    result = Self.clip(result, inside: { $0.x - rect.minX })
    result = Self.clip(result, inside: { rect.maxX - $0.x })
    result = Self.clip(result, inside: { $0.y - rect.minY })
    result = Self.clip(result, inside: { rect.maxY - $0.y })
    return ConvexPolygon(result)
  }

  /// Keeps what lies where the signed distance to a line isn't negative.
  private static func clip(_ points: [Point], inside distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let first = distance(start)
      let second = distance(end)
      if first >= 0 { kept.append(start) }
      if (first < 0) != (second < 0) {
        kept.append(start + (end - start) * (first / (first - second)))
      }
    }
    return kept
  }
}
