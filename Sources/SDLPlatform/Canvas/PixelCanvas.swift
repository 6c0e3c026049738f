internal import PlatformInterface

/// An opaque picture in memory that is drawn on without SDL: the same bytes run after run.
///
/// SDL's own software renderer cuts the corners of triangles to whole pixels, which leaves nothing
/// of a smooth edge.
final class PixelCanvas: Canvas {
  let bounds: PixelRect
  var clip: PixelRect

  /// How a pixel's bytes lie in memory; alpha is always last.
  enum ByteOrder {
    case redFirst
    case blueFirst
  }

  let order: ByteOrder

  /// Rows from the top, without gaps.
  let pixels: UnsafeMutablePointer<UInt32>
  private let ownsPixels: Bool

  init(width: Int, height: Int) {
    bounds = PixelRect(left: 0, top: 0, right: max(width, 0), bottom: max(height, 0))
    clip = bounds
    order = .redFirst
    pixels = .allocate(capacity: max(1, bounds.width * bounds.height))
    ownsPixels = true
    clear(.white)
  }

  /// Draws into memory that belongs to somebody else and outlives the canvas.
  init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, order: ByteOrder
  ) {
    bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    clip = bounds
    self.order = order
    self.pixels = pixels
    ownsPixels = false
  }

  deinit { if ownsPixels { pixels.deallocate() } }

  /// Makes every pixel the colour, whose alpha is ignored.
  func clear(_ background: Color) {
    clip = bounds
    pixels.initialize(
      repeating: PixelBlend(background, order).opaque, count: bounds.width * bounds.height)
  }

  var image: PixelImage {
    precondition(order == .redFirst, "a picture has red first")
    let bytes = UnsafeRawBufferPointer(start: pixels, count: bounds.width * bounds.height * 4)
    return PixelImage(width: bounds.width, height: bounds.height, pixels: Array(bytes))
  }

  func fill(_ rect: PixelRect, _ color: Color) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let blend = PixelBlend(color, order)
    for y in area.top..<area.bottom {
      blend.paint(pixels + (y * bounds.width + area.left), count: area.width)
    }
  }

  func draw(_ mask: Mask, left: Int, top: Int, _ color: Color) {
    let box = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    let area = box.intersection(clip)
    guard !area.isEmpty else { return }
    let blend = PixelBlend(color, order)
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let start = coverage.baseAddress else { return }
      for y in area.top..<area.bottom {
        let row = pixels + (y * bounds.width + area.left)
        let source = start + ((y - top) * mask.width + area.left - left)
        var index = 0
        while index < area.width {
          let covered = source[index]
          if covered > 0 { blend.paint(row + index, coverage: UInt32(covered)) }
          index &+= 1
        }
      }
    }
  }

  func draw(_ image: PixelImage, left: Int, top: Int) {
    let box = PixelRect(
      left: left, top: top, right: left + image.width, bottom: top + image.height)
    let area = box.intersection(clip)
    guard !area.isEmpty else { return }
    image.pixels.withUnsafeBufferPointer { source in
      for y in area.top..<area.bottom {
        let row = pixels + y * bounds.width
        var byte = ((y - top) * image.width + area.left - left) * 4
        for x in area.left..<area.right {
          let color = Color(
            red: source[byte], green: source[byte + 1], blue: source[byte + 2],
            alpha: source[byte + 3])
          if color.alpha > 0 { PixelBlend(color, order).paint(row + x, coverage: 255) }
          byte += 4
        }
      }
    }
  }
}
