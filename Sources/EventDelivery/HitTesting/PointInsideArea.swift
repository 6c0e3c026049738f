public import Geometry

/// The area in which a view says the point is inside, by its bounds or an override.
///
/// UIKit: the default is the bounds, minimum edges in and maximum edges out (B-009, B-010).
public struct PointInsideArea: Hashable, Sendable {
  public let override: PointInsideOverride?

  public init(override: PointInsideOverride?) {
    self.override = override
  }

  /// Whether the point, in bounds coordinates, is inside; subviews aren't asked.
  public func contains(_ point: Point, bounds: Rect) -> Bool {
    switch override {
    case nil, .unknown, .includeSubviews: bounds.contains(point)
    case .outset(let insets): bounds.inset(by: insets.negated).contains(point)
    case .rect(let rect): rect.contains(point)
    case .path(let points): Self.contains(point, path: points)
    case .circle: point.distance(to: bounds.center) <= Self.radius(in: bounds)
    case .always: true
    case .never: false
    }
  }

  /// The radius of the circle inscribed in the bounds.
  public static func radius(in bounds: Rect) -> Double {
    min(bounds.width, bounds.height) / 2
  }

  /// Even-odd: counts the edges that a ray to the right crosses.
  private static func contains(_ point: Point, path: [Point]) -> Bool {
    var isInside = false
    for (index, start) in path.enumerated() {
      let end = path[(index + 1) % path.count]
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < crossing { isInside.toggle() }
    }
    return isInside
  }
}
