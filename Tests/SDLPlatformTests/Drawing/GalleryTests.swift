import Foundation
import PNGFile
import PlatformInterface
import SDLPlatform
import Testing

struct GalleryTests {
  /// `GALLERY_FOLDER=/tmp swift test --filter GalleryTests` leaves the pictures there to look at.
  @Test(arguments: [1.0, 1.5])
  func `the same list gives the same bytes`(pixelScale: Double) throws {
    let catalog = try FontCatalog.system()
    let fonts = try FontLibrary(catalog)
    let list = Gallery(fonts: fonts).list
    let other = try OffscreenCanvas(fonts: FontLibrary(catalog))
    // What was drawn before must not show.
    _ = try other.draw(list, size: Gallery.size, pixelScale: pixelScale, background: .black)

    let first = try OffscreenCanvas(fonts: fonts)
      .draw(list, size: Gallery.size, pixelScale: pixelScale)
    let second = try other.draw(list, size: Gallery.size, pixelScale: pixelScale)

    #expect(first == second)
    if let folder = ProcessInfo.processInfo.environment["GALLERY_FOLDER"] {
      try PNGFile.write(first, path: "\(folder)/gallery-\(pixelScale).png")
    }
  }
}
