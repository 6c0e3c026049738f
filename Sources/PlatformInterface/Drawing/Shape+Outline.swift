public import Geometry

extension Shape {
  /// The shape as a convex polygon that strays from its curves by at most `tolerance` points.
  ///
  /// Turned rounded rectangles are drawn by transforming the points of this.
  public func outline(tolerance: Double = 0.05) -> ConvexPolygon {
    switch self {
    case .rect(let rect): ConvexPolygon(rect.corners)
    case .roundedRect(let rect, let radius):
      Self.outline(
        of: rect, radii: Self.radii(radius, in: rect), tolerance: tolerance)
    case .ellipse(let rect):
      Self.outline(
        of: rect, radii: Size(rect.width / 2, rect.height / 2), tolerance: tolerance)
    case .polygon(let polygon): polygon
    }
  }

  private static func radii(_ radius: Double, in rect: Rect) -> Size {
    let limited = max(0, min(radius, min(rect.width, rect.height) / 2))
    return Size(limited, limited)
  }

  /// The four corner arcs, clockwise from the left end of the top left one.
  private static func outline(of rect: Rect, radii: Size, tolerance: Double) -> ConvexPolygon {
    guard radii.width > 0, radii.height > 0 else { return ConvexPolygon(rect.corners) }
    let steps = arcSteps(radius: max(radii.width, radii.height), tolerance: tolerance)
    let inner = rect.inset(
      by: Insets(
        top: radii.height, left: radii.width, bottom: radii.height, right: radii.width))
    var points: [Point] = []
    for (quarter, center) in inner.corners.enumerated() {
      for step in 0...steps {
        let degrees = 180 + 90 * (Double(quarter) + Double(step) / Double(steps))
        let (sine, cosine) = sineAndCosine(degrees: degrees)
        let point = center + Point(cosine * radii.width, sine * radii.height)
        if points.last != point { points.append(point) }
      }
    }
    if points.first == points.last { points.removeLast() }
    return ConvexPolygon(points)
  }

  /// How many chords a quarter circle needs to keep each within the tolerance.
  ///
  /// A chord over an angle `a` strays by about `r·a²/8`.
  public static func arcSteps(radius: Double, tolerance: Double) -> Int {
    guard radius > 0, tolerance > 0 else { return 1 }
    let angle = (8 * tolerance / radius).squareRoot()
    return min(64, max(2, Int((Double.pi / 2 / angle).rounded(.up))))
  }
}
