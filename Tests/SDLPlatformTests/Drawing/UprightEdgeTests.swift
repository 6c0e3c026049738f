import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct UprightEdgeTests {
  @Test(arguments: [1.0, 1.5, 2, 3])
  func `upright edges lie on whole pixels`(scale: Double) throws {
    let rect = Rect(3.3, 5.6, 17.2, 9.9)

    let picture = try Picture(scale: scale) { $0.fill(rect, .black) }

    let left = (rect.minX * scale).rounded()
    let top = (rect.minY * scale).rounded()
    let right = (rect.maxX * scale).rounded()
    let bottom = (rect.maxY * scale).rounded()
    #expect(picture.box == Rect(left, top, right - left, bottom - top))
    #expect(picture.area == (right - left) * (bottom - top))
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `rectangles that meet in points meet in pixels`(scale: Double) throws {
    let color = Color.black.opacity(0.5)

    let picture = try Picture(scale: scale) { list in
      for index in 0..<7 { list.fill(Rect(Double(index) * 5.3, 0, 5.3, 40), color) }
    }

    let row = picture.row(4).prefix(Int((7 * 5.3 * scale).rounded()))
    #expect(Set(row).count == 1)
  }

  @Test func `a rectangle thinner than a pixel is still seen`() throws {
    let picture = try Picture { $0.fill(Rect(10, 10.2, 20, 0.2), .black) }

    #expect(picture.area == 20)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `a rounded rectangle has the same sharp edges`(scale: Double) throws {
    let rect = Rect(3.3, 5.6, 27.2, 19.9)

    let picture = try Picture(scale: scale) { $0.fill(rect, radius: 5, .black) }

    let middle = picture.row(Int(15 * scale))
    #expect(middle.allSatisfy { $0 == 0 || $0 == 1 })
    let left = (rect.minX * scale).rounded()
    let right = (rect.maxX * scale).rounded()
    #expect(middle.reduce(0, +) == right - left)
  }

  @Test(arguments: [(1.0, 1), (1.5, 2), (2, 2), (3, 3)])
  func `a hairline is sharp and whole pixels wide`(scale: Double, pixels: Int) throws {
    let picture = try Picture(scale: scale) { list in
      list.line(from: Point(10.5, 0), to: Point(10.5, 40), Stroke(.black, width: 1))
    }

    let row = picture.row(5)
    #expect(row.count { $0 == 1 } == pixels)
    #expect(row.count { $0 > 0 } == pixels)
  }

  @Test(arguments: [Stroke.Placement.inside, .centered, .outside])
  func `a stroke lies where it is placed`(placement: Stroke.Placement) throws {
    let picture = try Picture { list in
      list.stroke(Rect(10, 10, 20, 20), Stroke(.black, width: 4, placement: placement))
    }

    let outset: Double =
      switch placement {
      case .inside: 0
      case .centered: 2
      case .outside: 4
      }
    let side = 20 + 2 * outset
    #expect(picture.box == Rect(10 - outset, 10 - outset, side, side))
    #expect(picture.area == side * side - (side - 8) * (side - 8))
  }

  @Test(arguments: [1.0, 2, 3])
  func `a rounded stroke's straight sides are sharp`(scale: Double) throws {
    let picture = try Picture(scale: scale) { list in
      list.stroke(
        Rect(5, 5, 30, 30), radius: 6, Stroke(.black, width: 1, placement: .inside))
    }

    let row = picture.row(Int(20 * scale))
    #expect(row.allSatisfy { $0 == 0 || $0 == 1 })
    #expect(row.reduce(0, +) == 2 * scale)
  }

  @Test(arguments: [1.0, 1.5, 2, 3], [1.0, 1.5, 2, 3])
  func `a casing lies evenly around its line`(scale: Double, width: Double) throws {
    let stroke = Stroke(.black, width: width)
    let points = [Point(0, 20.2), Point(40, 20.2)]

    let line = try Picture(scale: scale) { $0.path(points, stroke) }
    let casing = try Picture(scale: scale) { list in
      list.path(points, stroke.casing(.black, spread: 1.5))
    }

    let inner = try #require(line.box)
    let outer = try #require(casing.box)
    #expect(inner.minY - outer.minY == (1.5 * scale).rounded())
    #expect(outer.maxY - inner.maxY == (1.5 * scale).rounded())
  }

  @Test func `an elbow is filled once`() throws {
    let half = Stroke(Color.black.opacity(0.5), width: 4)

    let picture = try Picture { list in
      list.path([Point(5, 10), Point(30, 10), Point(30, 35), Point(12, 35)], half)
    }

    let inks = Set((0..<40).flatMap { picture.row($0) })
    #expect(inks.count == 2)
    #expect(picture.ink(31, 8) > 0)
  }

  @Test func `a view turned by a quarter keeps sharp edges`() throws {
    let turn = AffineTransform.rotation(degrees: 90).then(.translation(30, 5))
    let polygon = ConvexPolygon(Rect(0, 0, 20, 15), transformedBy: turn)

    let picture = try Picture { $0.fill(.polygon(polygon), .black) }

    #expect(picture.box == Rect(15, 5, 15, 20))
    #expect(picture.area == 300)
  }
}
