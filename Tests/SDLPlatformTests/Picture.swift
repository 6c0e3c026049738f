import Geometry
import PlatformInterface
import SDLPlatform

/// A display list drawn black on white without text, for questions about single pixels.
struct Picture {
  let image: PixelImage

  init(
    _ width: Double = 40, _ height: Double = 40, scale: Double = 1,
    _ draw: (inout DisplayList) -> Void
  ) throws {
    var list = DisplayList()
    draw(&list)
    let fonts = try FontLibrary(FontCatalog.system())
    image = try OffscreenCanvas(fonts: fonts)
      .draw(list, size: Size(width, height), pixelScale: scale)
  }

  /// How dark a pixel is: 0 for white, 1 for black.
  func ink(_ x: Int, _ y: Int) -> Double {
    1 - Double(image[x, y].green) / 255
  }

  func row(_ y: Int) -> [Double] { (0..<image.width).map { ink($0, y) } }

  func column(_ x: Int) -> [Double] { (0..<image.height).map { ink(x, $0) } }

  /// The area covered, in pixels.
  var area: Double {
    (0..<image.height).reduce(0) { $0 + row($1).reduce(0, +) }
  }

  /// The smallest rectangle around all pixels with ink, in pixels; nil on a white picture.
  var box: Rect? {
    let points = (0..<image.height).flatMap { y in
      (0..<image.width).filter { ink($0, y) > 0 }.map { Point(Double($0), Double(y)) }
    }
    return Rect.bounding(points).map { Rect($0.minX, $0.minY, $0.width + 1, $0.height + 1) }
  }

  /// The lengths of what is black and white in turn, with the colour of the first stretch.
  static func runs(_ values: [Double]) -> (startsBlack: Bool, lengths: [Int]) {
    var lengths: [Int] = []
    var last: Bool?
    for value in values {
      let isBlack = value > 0.5
      if isBlack == last { lengths[lengths.count - 1] += 1 } else { lengths.append(1) }
      last = isBlack
    }
    return (values.first.map { $0 > 0.5 } ?? false, lengths)
  }
}
