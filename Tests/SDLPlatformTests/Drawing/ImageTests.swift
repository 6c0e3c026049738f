import Geometry
import PlatformInterface
import SDLPlatform
import Testing

struct ImageTests {
  private func checkered(_ side: Int) -> PixelImage {
    let pixels = (0..<side * side).flatMap { index -> [UInt8] in
      let value: UInt8 = (index % side + index / side).isMultiple(of: 2) ? 0 : 255
      return [value, value, value, 255]
    }
    return PixelImage(width: side, height: side, pixels: pixels)
  }

  @Test func `a picture at its own size is copied`() throws {
    let image = checkered(40)

    let picture = try Picture { $0.image(image, in: Rect(0, 0, 40, 40)) }

    #expect(picture.image == image)
  }

  @Test func `a smaller picture is the average of what falls together`() throws {
    let picture = try Picture { $0.image(checkered(80), in: Rect(0, 0, 20, 20)) }

    #expect(picture.row(3)[..<20].allSatisfy { abs($0 - 0.5) < 0.01 })
    #expect(picture.ink(20, 3) == 0)
  }

  @Test func `a larger picture changes smoothly`() throws {
    let image = PixelImage(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255])

    let picture = try Picture { $0.image(image, in: Rect(0, 0, 40, 40)) }

    let row = picture.row(7)
    #expect(row[0] == 1)
    #expect(row[39] == 0)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `clear pixels lend no colour to their neighbours`() throws {
    let image = PixelImage(width: 2, height: 1, pixels: [0, 0, 0, 0, 255, 255, 255, 255])

    let picture = try Picture { $0.image(image, in: Rect(0, 0, 40, 40)) }

    #expect(picture.area == 0)
  }
}
