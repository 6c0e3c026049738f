import Foundation
import PNGFile
import PlatformInterface
import SDLPlatform
import Testing

struct GalleryTests {
  @Test(arguments: [1.0, 1.5, 2, 3])
  func `the same list gives the same bytes`(pixelScale: Double) throws {
    let catalog = try FontCatalog.system()
    let fonts = try FontLibrary(catalog)
    let list = Gallery(fonts: fonts).list

    let first = try OffscreenCanvas(fonts: fonts)
      .draw(list, size: Gallery.size, pixelScale: pixelScale)
    let second = try OffscreenCanvas(fonts: FontLibrary(catalog))
      .draw(list, size: Gallery.size, pixelScale: pixelScale)

    #expect(first == second)
    if let folder = ProcessInfo.processInfo.environment["GALLERY_FOLDER"] {
      try PNGFile.write(first, path: "\(folder)/gallery-\(pixelScale).png")
    }
  }
}
