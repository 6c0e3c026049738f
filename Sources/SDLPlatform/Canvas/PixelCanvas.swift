internal import PlatformInterface

/// An opaque picture in memory that is drawn on without SDL: the same bytes run after run.
///
/// SDL's own software renderer cuts the corners of triangles to whole pixels, which leaves nothing
/// of a smooth edge.
final class PixelCanvas: Canvas {
  let bounds: PixelRect
  var clip: PixelRect

  /// Red in the lowest byte, alpha in the highest, so that in memory they come in this order.
  let pixels: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int, background: Color) {
    bounds = PixelRect(left: 0, top: 0, right: max(width, 0), bottom: max(height, 0))
    clip = bounds
    pixels = .allocate(capacity: max(1, bounds.width * bounds.height))
    pixels.initialize(
      repeating: PixelBlend.opaque(background), count: bounds.width * bounds.height)
  }

  deinit { pixels.deallocate() }

  var image: PixelImage {
    let count = bounds.width * bounds.height
    let bytes = UnsafeRawBufferPointer(start: pixels, count: count * 4)
    return PixelImage(width: bounds.width, height: bounds.height, pixels: Array(bytes))
  }

  func fill(_ rect: PixelRect, _ color: Color) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      fill(row: y, from: area.left, to: area.right, color)
    }
  }

  func draw(_ mask: TextMask, left: Int, top: Int, _ color: Color) {
    let box = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
    let area = box.intersection(clip)
    guard !area.isEmpty else { return }
    let blend = PixelBlend(color)
    mask.coverage.withUnsafeBufferPointer { coverage in
      for y in area.top..<area.bottom {
        let row = pixels + y * bounds.width
        let source = (y - top) * mask.width - left
        for x in area.left..<area.right {
          let covered = coverage[source + x]
          if covered > 0 { row[x] = blend.over(row[x], coverage: UInt32(covered)) }
        }
      }
    }
  }

  func draw(_ image: PixelImage, left: Int, top: Int) {
    let box = PixelRect(
      left: left, top: top, right: left + image.width, bottom: top + image.height)
    let area = box.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let row = pixels + y * bounds.width
      for x in area.left..<area.right {
        let color = image[x - left, y - top]
        if color.alpha > 0 { row[x] = PixelBlend(color).over(row[x], coverage: 255) }
      }
    }
  }

  /// Fills part of a row that lies within the clip.
  func fill(row y: Int, from left: Int, to right: Int, _ color: Color) {
    guard left < right else { return }
    let row = pixels + y * bounds.width + left
    if color.isOpaque {
      row.update(repeating: PixelBlend.opaque(color), count: right - left)
    } else {
      let blend = PixelBlend(color)
      for x in 0..<(right - left) { row[x] = blend.over(row[x], coverage: 255) }
    }
  }
}
