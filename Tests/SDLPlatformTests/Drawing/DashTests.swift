import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct DashTests {
  @Test(arguments: [1.0, 2, 3])
  func `dashes and gaps have the pattern's lengths`(scale: Double) throws {
    let stroke = Stroke(.black, width: 3, dash: Dash(on: 7, off: 4))

    let picture = try Picture(44, 40, scale: scale) { list in
      list.line(from: Point(0, 20), to: Point(44, 20), stroke)
    }

    let (startsBlack, lengths) = Picture.runs(picture.row(Int(20 * scale)))
    #expect(startsBlack)
    let pattern = [7, 4, 7, 4, 7, 4, 7, 4].map { $0 * Int(scale) }
    #expect(lengths == pattern)
  }

  @Test func `upright dashes are sharp at an uneven scale`() throws {
    let stroke = Stroke(.black, width: 2, dash: Dash(on: 7, off: 4))

    let picture = try Picture(scale: 1.5) { list in
      list.line(from: Point(20, 0), to: Point(20, 40), stroke)
    }

    #expect(picture.column(30).allSatisfy { $0 == 0 || $0 == 1 })
  }

  @Test func `the phase moves the pattern along the line`() throws {
    let stroke = Stroke(.black, width: 3, dash: Dash(on: 7, off: 4, phase: 9))

    let picture = try Picture { $0.line(from: Point(0, 20), to: Point(40, 20), stroke) }

    let (startsBlack, lengths) = Picture.runs(picture.row(20))
    #expect(!startsBlack)
    #expect(lengths.prefix(3) == [2, 7, 4])
  }

  @Test func `the pattern goes on round an elbow`() throws {
    let stroke = Stroke(.black, width: 2, dash: Dash(on: 10, off: 5))

    let picture = try Picture { list in
      list.path([Point(0, 30), Point(20, 30), Point(20, 0)], stroke)
    }

    // The second dash is 5 before the elbow and 5 after it.
    #expect(Picture.runs(picture.row(30)).lengths.prefix(3) == [10, 5, 6])
    #expect(picture.ink(20, 26) == 1)
    #expect(picture.ink(20, 23) == 0)
  }

  @Test func `slanted dashes are smooth and as dark as they are long`() throws {
    let stroke = Stroke(.black, width: 3, dash: Dash(on: 7, off: 4))

    let picture = try Picture { list in
      list.line(from: Point(3, 5), to: Point(3 + 26.4, 5 + 19.8), stroke)
    }

    let expected = 3.0 * 7 * 3
    #expect(abs(picture.area - expected) < 0.06 * expected)
  }

  @Test(arguments: [Rect(5, 5, 30, 25), Rect(2, 7, 35, 29)])
  func `every corner of a dashed rectangle is covered`(rect: Rect) throws {
    let stroke = Stroke(.black, width: 2, placement: .inside, dash: Dash(on: 7, off: 4))

    let picture = try Picture { $0.stroke(rect, stroke) }

    for corner in rect.inset(by: 1).corners {
      #expect(picture.ink(Int(corner.x), Int(corner.y)) == 1)
    }
    #expect(picture.box == rect)
    let row = Picture.runs(Array(picture.row(Int(rect.minY))[Int(rect.minX)..<Int(rect.maxX)]))
    #expect(zip(row.lengths, row.lengths.reversed()).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `dots without gaps are a line`() throws {
    let solid = try Picture { list in
      list.line(from: Point(0, 20), to: Point(40, 20), Stroke(.black))
    }

    let dashed = try Picture { list in
      list.line(
        from: Point(0, 20), to: Point(40, 20), Stroke(.black, dash: Dash(on: 3, off: 0)))
    }

    #expect(dashed.image == solid.image)
  }
}
