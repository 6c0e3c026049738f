import Geometry
import PlatformInterface

/// A view's rectangle in window points, as simple a shape as it comes down to.
struct Outline {
  let polygon: ConvexPolygon
  private let upright: Rect?
  private let radius: Double

  init(bounds: Rect, radius: Double, toWindow: AffineTransform) {
    let limit = max(0, min(radius, min(bounds.width, bounds.height) / 2))
    if toWindow.keepsRectanglesUpright {
      let rect = toWindow.boundingBox(of: bounds)
      let isEven = abs(abs(toWindow.a + toWindow.b) - abs(toWindow.c + toWindow.d)) < 1e-9
      self.radius = limit * abs(toWindow.a + toWindow.b)
      if limit == 0 || isEven {
        upright = rect
        polygon = Self.polygon(rect, radius: self.radius)
        return
      }
    } else {
      self.radius = 0
    }
    upright = nil
    let points = Self.polygon(bounds, radius: limit).points
    polygon = ConvexPolygon(points.map { toWindow.apply($0) })
  }

  private static func polygon(_ rect: Rect, radius: Double) -> ConvexPolygon {
    radius > 0
      ? Shape.roundedRect(rect, radius: radius).outline() : ConvexPolygon(rect.corners)
  }

  /// The shape to draw when the outline has been cut to `cut`; upright things stay rectangles.
  func shape(cutTo cut: ConvexPolygon, clip: ConvexPolygon?) -> Shape {
    guard let upright else { return .polygon(cut) }
    let isWhole = clip.map { clip in polygon.points.allSatisfy { clip.contains($0) } } ?? true
    if isWhole {
      return radius > 0 ? .roundedRect(upright, radius: radius) : .rect(upright)
    }
    let box = cut.boundingBox
    let isBox = radius == 0 && abs(box.width * box.height - cut.area) < 1e-6
    return isBox ? .rect(box) : .polygon(cut)
  }
}
