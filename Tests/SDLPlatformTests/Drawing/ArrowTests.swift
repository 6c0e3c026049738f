import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct ArrowTests {
  private static let heads = [
    ArrowHead(length: 7, degrees: 36, isFilled: false),
    ArrowHead(length: 9, degrees: 26, isFilled: true),
  ]

  @Test(arguments: heads, [1.0, 1.5, 2, 3, 4])
  func `a head is even on both sides of its line`(head: ArrowHead, width: Double) throws {
    let picture = try Picture { list in
      list.arrow([Point(4, 20), Point(34, 20)], Stroke(.black, width: width), head)
    }

    let line = Picture.runs(picture.column(10)).lengths
    let middle = Double(line[0]) + Double(line[1]) / 2
    for x in 20..<35 {
      for offset in 0..<10 {
        let above = picture.ink(x, Int((middle - 0.5 - Double(offset)).rounded(.up)))
        let below = picture.ink(x, Int((middle - 0.5 + Double(offset)).rounded(.down)))
        #expect(abs(above - below) < 0.01)
      }
    }
  }

  @Test(arguments: heads)
  func `the tip is where the path ends`(head: ArrowHead) throws {
    let picture = try Picture { list in
      list.arrow([Point(4, 20), Point(34, 20)], Stroke(.black, width: 2), head)
    }

    let row = picture.row(20)
    #expect(row[34...].allSatisfy { $0 < 0.3 })
    #expect(row[30] > 0.5)
    #expect(row[4...28].allSatisfy { $0 == 1 })
  }

  @Test func `a dashed arrow's head is whole`() throws {
    let head = ArrowHead(length: 9, degrees: 26, isFilled: true)
    let stroke = Stroke(.black, width: 3, dash: Dash(on: 2, off: 20))

    let picture = try Picture { $0.arrow([Point(20, 36), Point(20, 6)], stroke, head) }

    #expect(picture.ink(20, 13) == 1)
    #expect(picture.ink(18, 13) == 1)
  }

  @Test func `a casing surrounds line and head`() throws {
    let head = ArrowHead(length: 9, degrees: 26, isFilled: true)
    let stroke = Stroke(.black, width: 3)
    let points = [Point(20, 36), Point(20, 12), Point(4, 12)]

    let plain = try Picture { $0.arrow(points, stroke, head) }
    let cased = try Picture { list in
      list.arrow(points, stroke, head)
      list.arrow(points, stroke.casing(.black, spread: 2), head)
    }

    let inner = try #require(plain.box)
    let outer = try #require(cased.box)
    #expect(outer.contains(inner.inset(by: Insets(top: -1, left: -1, bottom: 0, right: -1))))
  }
}
