import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct SmoothEdgeTests {
  private static let shapes: [(Shape, area: Double)] = [
    (.circle(center: Point(20.3, 19.8), radius: 15), Double.pi * 225),
    (.circle(center: Point(20, 20), radius: 4), Double.pi * 16),
    (.ellipse(Rect(4, 10, 32, 18)), Double.pi * 16 * 9),
    (.roundedRect(Rect(5, 5, 30, 20), radius: 8), 600 - (4 - Double.pi) * 64),
    (.capsule(Rect(5, 5, 30, 14)), 16 * 14 + Double.pi * 49),
    (.polygon(turned(Rect(-12, -8, 24, 16), degrees: 17)), 384),
    (.polygon(turned(Rect(-12, -0.7, 24, 1.4), degrees: 33)), 33.6),
    (.polygon(ConvexPolygon([Point(5, 5), Point(33, 12), Point(11, 31)])), 343),
  ]

  private static func turned(_ rect: Rect, degrees: Double) -> ConvexPolygon {
    let turn = AffineTransform.rotation(degrees: degrees).then(.translation(20.4, 19.7))
    return ConvexPolygon(rect, transformedBy: turn)
  }

  @Test(arguments: shapes.indices, [1.0, 1.5, 2])
  func `what is covered adds up to the shape's area`(index: Int, scale: Double) throws {
    let (shape, area) = Self.shapes[index]

    let picture = try Picture(scale: scale) { $0.fill(shape, .black) }

    let expected = area * scale * scale
    #expect(abs(picture.area - expected) < 0.02 * expected + 1.2)
  }

  @Test(arguments: shapes.indices)
  func `no pixel of a see-through shape is painted twice or left out`(index: Int) throws {
    let shape = Self.shapes[index].0

    let opaque = try Picture { $0.fill(shape, .black) }
    let half = try Picture { $0.fill(shape, Color.black.opacity(0.5)) }

    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(half.ink(x, y) - opaque.ink(x, y) * 0.5) < 0.01)
      }
    }
  }

  @Test(arguments: [5.0, 17, 29, 41, 53, 65, 77, 89])
  func `coverage grows steadily across a slanted edge`(degrees: Double) throws {
    let turn = AffineTransform.rotation(degrees: degrees).then(.translation(20, 20))
    let polygon = ConvexPolygon(Rect(0, -200, 200, 400), transformedBy: turn)

    let picture = try Picture { $0.fill(.polygon(polygon), .black) }

    for y in 0..<40 {
      let row = picture.row(y)
      #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 0.005 })
    }
    let between = (0..<40).reduce(0) { $0 + picture.row($1).count { $0 > 0.02 && $0 < 0.98 } }
    #expect(between >= 20)
  }

  @Test func `two halves that meet on a slant hide most of what is behind`() throws {
    let turn = AffineTransform.rotation(degrees: 30).then(.translation(20, 20))
    let left = ConvexPolygon(Rect(-14, -14, 14, 28), transformedBy: turn)
    let right = ConvexPolygon(Rect(0, -14, 14, 28), transformedBy: turn)

    let picture = try Picture { list in
      list.fill(.polygon(left), .black)
      list.fill(.polygon(right), .black)
    }

    let inside = ConvexPolygon(Rect(-12, -12, 24, 24), transformedBy: turn)
    for y in 0..<40 {
      for x in 0..<40 where inside.contains(Point(Double(x) + 0.5, Double(y) + 0.5)) {
        #expect(picture.ink(x, y) >= 0.74)
      }
    }
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 3, 4])
  func `a slanted line is as dark as it is wide`(width: Double) throws {
    let start = Point(6, 9)
    let end = Point(33, 27)

    let picture = try Picture { $0.line(from: start, to: end, Stroke(.black, width: width)) }

    let expected = max(1, width) * start.distance(to: end)
    #expect(abs(picture.area - expected) < 0.05 * expected)
  }

  @Test func `a disc looks the same from all sides`() throws {
    let picture = try Picture { $0.fill(.circle(center: Point(20, 20), radius: 9), .black) }

    for y in 0..<20 {
      for x in 0..<20 {
        let ink = picture.ink(x, y)
        #expect(abs(ink - picture.ink(39 - x, y)) < 0.005)
        #expect(abs(ink - picture.ink(x, 39 - y)) < 0.005)
        #expect(abs(ink - picture.ink(y, x)) < 0.005)
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a ring's stroke has the area between its edges`(scale: Double) throws {
    let picture = try Picture(scale: scale) { list in
      list.stroke(
        .circle(center: Point(20, 20), radius: 14), Stroke(.black, width: 4, placement: .inside))
    }

    let expected = Double.pi * (196 - 100) * scale * scale
    #expect(abs(picture.area - expected) < 0.02 * expected)
  }

  @Test func `shapes without area draw nothing`() throws {
    let picture = try Picture { list in
      list.fill(.polygon(ConvexPolygon([])), .black)
      list.fill(.polygon(ConvexPolygon([Point(1, 1), Point(9, 9)])), .black)
      list.fill(.polygon(ConvexPolygon([Point(1, 1), Point(9, 9), Point(17, 17)])), .black)
      list.fill(.circle(center: Point(20, 20), radius: 0), .black)
      list.fill(Rect(5, 5, 0, 10), .black)
      list.path([], Stroke(.black))
      list.path([Point(5, 5)], Stroke(.black))
      list.path([Point(5, 5), Point(5, 5)], Stroke(.black))
      list.fill(Rect(5, 5, 10, 10), Color.black.opacity(0))
    }

    #expect(picture.area == 0)
  }

  @Test func `numbers beyond reason are survived`() throws {
    let far = Rect(-1e12, -1e12, 2e12, 2e12)
    let turn = AffineTransform.rotation(degrees: 10)

    let picture = try Picture { list in
      list.fill(far, radius: 5, .black)
      list.fill(.polygon(ConvexPolygon(far, transformedBy: turn)), .black)
      list.line(from: Point(-1e300, 5), to: Point(.infinity, 5), Stroke(.black))
      list.line(from: Point(.nan, 5), to: Point(9, .nan), Stroke(.black))
      list.hatch(.rect(far), Hatch(.black))
      list.stroke(far, Stroke(.white, dash: Dash(on: 1, off: 1)))
    }

    #expect(picture.ink(20, 20) == 1)
  }
}
