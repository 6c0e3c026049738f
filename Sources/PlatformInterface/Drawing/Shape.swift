public import Geometry

/// An area that can be filled, stroked or hatched, in window points.
public enum Shape: Hashable, Sendable {
  case rect(Rect)

  /// Corners are quarter circles; a radius over half the shorter side counts as half of it.
  case roundedRect(Rect, radius: Double)

  /// The ellipse that touches the rectangle's four edges.
  case ellipse(Rect)

  case polygon(ConvexPolygon)

  public static func circle(center: Point, radius: Double) -> Shape {
    .ellipse(Rect(center.x - radius, center.y - radius, radius * 2, radius * 2))
  }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }

  public var boundingBox: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .polygon(let polygon): polygon.boundingBox
    }
  }
}
