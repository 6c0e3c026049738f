import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct ClipTests {
  private let all = Rect(0, 0, 40, 40)

  @Test func `a clip limits every kind of command`() throws {
    let clip = Rect(10, 12, 15, 9)
    let turn = AffineTransform.rotation(degrees: 20)

    let picture = try Picture { list in
      list.clip(to: clip) { list in
        list.fill(all, .black)
        list.fill(all, radius: 8, .black)
        list.stroke(.circle(center: Point(20, 20), radius: 15), Stroke(.black, width: 9))
        list.fill(.polygon(ConvexPolygon(all, transformedBy: turn)), .black)
        list.arrow(
          [Point(0, 3), Point(40, 38)], Stroke(.black, width: 3),
          ArrowHead(length: 9, degrees: 26, isFilled: true))
        list.hatch(.rect(all), Hatch(.black))
        list.text("HHHHHHH", at: Point(2, 20), TextStyle(.bold, size: 30), .black)
        list.image(Gallery.picture, in: all)
      }
    }

    #expect(picture.box == clip)
  }

  @Test func `clips within clips share what they have in common`() throws {
    let picture = try Picture { list in
      list.clip(to: Rect(5, 5, 20, 20)) { list in
        list.clip(to: Rect(15, 0, 20, 15)) { $0.fill(all, .black) }
      }
    }

    #expect(picture.box == Rect(15, 5, 10, 10))
  }

  @Test func `what follows a clip is limited by the one around it`() throws {
    let picture = try Picture { list in
      list.clip(to: Rect(5, 5, 20, 20)) { list in
        list.clip(to: Rect(8, 8, 2, 2)) { _ in }
        list.fill(all, .black)
      }
    }

    #expect(picture.box == Rect(5, 5, 20, 20))
  }

  @Test func `a clip that leaves nothing hides everything`() throws {
    let picture = try Picture { list in
      list.clip(to: Rect(0, 0, 10, 10)) { list in
        list.clip(to: Rect(20, 20, 10, 10)) { list in
          list.fill(all, .black)
          list.fill(.circle(center: Point(15, 15), radius: 15), .black)
        }
      }
    }

    #expect(picture.area == 0)
  }

  @Test func `one pop too many changes nothing`() throws {
    let picture = try Picture { list in
      list.append(.popClip)
      list.fill(Rect(0, 0, 10, 10), .black)
    }

    #expect(picture.area == 100)
  }
}
