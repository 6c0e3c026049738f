internal import CSDL2
internal import CSDL2TTF

/// A drawn piece of text: how much of each pixel it covers, cut to where there is ink.
final class TextMask {
  let width: Int
  let height: Int

  /// Rows from the top, a byte a pixel.
  let coverage: [UInt8]

  /// Where its first pixel lies, counted from the start of the baseline.
  let left: Int
  let top: Int

  /// From a surface with four bytes a pixel and alpha in the highest one; nil without ink.
  init?(_ surface: SDL_Surface, origin: Int, baseline: Int) {
    guard let pixels = surface.pixels else { return nil }
    let rows = 0..<Int(surface.h)
    let columns = 0..<Int(surface.w)
    let pitch = Int(surface.pitch)
    var ink = PixelRect(left: columns.upperBound, top: rows.upperBound, right: 0, bottom: 0)
    for y in rows {
      let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
      for x in columns where row[x] >> 24 != 0 {
        ink.left = min(ink.left, x)
        ink.right = max(ink.right, x + 1)
        ink.top = min(ink.top, y)
        ink.bottom = y + 1
      }
    }
    guard !ink.isEmpty else { return nil }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(ink.width * ink.height)
    for y in ink.top..<ink.bottom {
      let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
      for x in ink.left..<ink.right { coverage.append(UInt8(row[x] >> 24)) }
    }
    self.coverage = coverage
    width = ink.width
    height = ink.height
    left = ink.left - origin
    top = ink.top - baseline
  }
}
