import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct HatchTests {
  @Test(arguments: [1.0, 2])
  func `hatch lines are their spacing apart`(scale: Double) throws {
    let picture = try Picture(200, 200, scale: scale) { list in
      list.hatch(.rect(Rect(0, 0, 200, 200)), Hatch(.black, spacing: 9, width: 1))
    }

    // Along a row the lines are √2 times as far apart as across them.
    let row = picture.row(Int(100 * scale))
    var lines = 0
    for (before, after) in zip(row, row.dropFirst()) where before <= 0.2 && after > 0.2 {
      lines += 1
    }
    let expected = 200 / (9 * 2.0.squareRoot())
    #expect(abs(Double(lines) - expected) <= 1)
  }

  @Test func `hatch lines rise to the right`() throws {
    let picture = try Picture { $0.hatch(.rect(Rect(0, 0, 40, 40)), Hatch(.black)) }

    for x in 5..<35 {
      for y in 5..<35 {
        #expect(abs(picture.ink(x, y) - picture.ink(x + 1, y - 1)) < 0.01)
      }
    }
  }

  @Test func `a hatch stays inside its shape`() throws {
    let turn = AffineTransform.rotation(degrees: 25).then(.translation(20, 4))
    let shapes: [Shape] = [
      .roundedRect(Rect(6, 6, 28, 20), radius: 9), .circle(center: Point(20, 20), radius: 13),
      .polygon(ConvexPolygon(Rect(0, 0, 18, 18), transformedBy: turn)), .rect(Rect(7, 8, 9, 23)),
    ]

    for shape in shapes {
      let area = try Picture { $0.fill(shape, .black) }
      let hatched = try Picture { $0.hatch(shape, Hatch(.black, spacing: 5, width: 2)) }

      #expect(hatched.area > area.area * 0.25)
      var outside = 0.0
      for y in 0..<40 {
        for x in 0..<40 { outside += max(0, hatched.ink(x, y) - area.ink(x, y)) }
      }
      #expect(outside < 0.01 * area.area)
    }
  }

  @Test func `a hatch moves with its shape`() throws {
    let first = try Picture { $0.hatch(.rect(Rect(2, 3, 20, 20)), Hatch(.black)) }
    let second = try Picture { $0.hatch(.rect(Rect(9, 14, 20, 20)), Hatch(.black)) }

    for y in 3..<23 {
      for x in 2..<22 { #expect(first.ink(x, y) == second.ink(x + 7, y + 11)) }
    }
  }
}
