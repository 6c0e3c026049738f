/// How much of each pixel a small picture in one colour covers: a piece of text, a round corner.
///
/// An object, so that a texture can know it again.
final class Mask {
  let width: Int
  let height: Int

  /// Rows from the top, a byte a pixel.
  let coverage: [UInt8]

  /// Where its first pixel lies, counted from where it is drawn.
  let left: Int
  let top: Int

  init(width: Int, height: Int, coverage: [UInt8], left: Int = 0, top: Int = 0) {
    self.width = width
    self.height = height
    self.coverage = coverage
    self.left = left
    self.top = top
  }

  /// Cut to where there is ink; nil without any.
  convenience init?(trimming coverage: [UInt8], width: Int, height: Int, left: Int, top: Int) {
    var ink = PixelRect(left: width, top: height, right: 0, bottom: 0)
    for y in 0..<height {
      let row = y * width
      for x in 0..<width where coverage[row + x] != 0 {
        ink.left = min(ink.left, x)
        ink.right = max(ink.right, x + 1)
        ink.top = min(ink.top, y)
        ink.bottom = y + 1
      }
    }
    guard !ink.isEmpty else { return nil }
    var trimmed: [UInt8] = []
    trimmed.reserveCapacity(ink.width * ink.height)
    for y in ink.top..<ink.bottom {
      trimmed += coverage[(y * width + ink.left)..<(y * width + ink.right)]
    }
    self.init(
      width: ink.width, height: ink.height, coverage: trimmed, left: left + ink.left,
      top: top + ink.top)
  }
}
