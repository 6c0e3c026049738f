import Geometry
import Testing

/// Cutting convex polygons with one another.
struct ConvexPolygonCuttingTests {
  private let square = ConvexPolygon(Rect(0, 0, 10, 10).corners)

  @Test func `the shared part of two overlapping squares is their overlap`() {
    let other = ConvexPolygon(Rect(6, 7, 10, 10).corners)

    let shared = square.intersection(other)

    #expect(shared.boundingBox == Rect(6, 7, 4, 3))
    #expect(abs(shared.area - 12) < 1e-9)
  }

  @Test func `polygons apart share nothing`() {
    let other = ConvexPolygon(Rect(20, 0, 5, 5).corners)

    let shared = square.intersection(other)

    #expect(shared.isEmpty)
  }

  @Test func `what is cut off and what is left make up the whole`() {
    let turned = ConvexPolygon(
      Rect(-5, -5, 10, 10), transformedBy: .rotation(degrees: 30).then(.translation(6, 4)))

    let outside = square.subtracting(turned).reduce(0) { $0 + $1.area }
    let inside = square.intersection(turned).area

    #expect(abs(outside + inside - square.area) < 1e-6)
  }

  @Test func `a direction of turning makes no difference`() {
    let clockwise = ConvexPolygon(Rect(2, 2, 4, 4).corners)
    let other = ConvexPolygon(Rect(2, 2, 4, 4).corners.reversed())

    let first = square.subtracting(clockwise).reduce(0) { $0 + $1.area }
    let second = square.subtracting(other).reduce(0) { $0 + $1.area }

    #expect(abs(first - 84) < 1e-9)
    #expect(abs(second - 84) < 1e-9)
  }

  @Test func `an empty polygon cuts nothing off`() {
    let empty = ConvexPolygon([])

    let left = square.subtracting(empty)

    #expect(left == [square])
    #expect(square.intersection(empty).isEmpty)
  }
}
