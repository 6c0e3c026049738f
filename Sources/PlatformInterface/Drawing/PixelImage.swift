/// A picture: rows of pixels from the top left, four bytes each: red, green, blue, alpha.
///
/// Colour is not premultiplied by alpha.
public struct PixelImage: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  /// The byte count must be `width * height * 4`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height * 4,
      "a picture of \(width) × \(height) has \(width * height * 4) bytes, not \(pixels.count)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The colour of a pixel, which must lie inside the picture.
  public subscript(x: Int, y: Int) -> Color {
    let start = (y * width + x) * 4
    return Color(
      red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
      alpha: pixels[start + 3])
  }
}
