import Geometry
import PlatformInterface
import Testing

struct ShapeTests {
  @Test func `an outline keeps within its tolerance of the curve`() {
    let outline = Shape.circle(center: Point(0, 0), radius: 50).outline(tolerance: 0.05)

    for (point, next) in zip(outline.points, outline.points.dropFirst()) {
      let middle = (point + next) * 0.5
      #expect(abs(Point.zero.distance(to: point) - 50) < 1e-9)
      #expect(50 - Point.zero.distance(to: middle) < 0.05)
    }
  }

  @Test func `an outline has the shape's area and box`() {
    let rect = Rect(3, 4, 40, 20)

    let outline = Shape.roundedRect(rect, radius: 6).outline(tolerance: 0.01)

    #expect(outline.boundingBox == rect)
    #expect(abs(outline.area - (800 - (4 - Double.pi) * 36)) < 1)
  }

  @Test func `a radius too large makes a capsule`() {
    let rect = Rect(0, 0, 40, 20)

    #expect(
      Shape.roundedRect(rect, radius: 99).outline() == Shape.capsule(rect).outline())
  }

  @Test func `no radius is a rectangle`() {
    let rect = Rect(0, 0, 40, 20)

    #expect(Shape.roundedRect(rect, radius: 0).outline().points == rect.corners)
  }
}
