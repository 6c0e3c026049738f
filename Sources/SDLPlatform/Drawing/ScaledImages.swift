internal import PlatformInterface

/// Pictures at the sizes they are drawn at, kept while they are in use.
///
/// Both canvases draw pictures pixel for pixel, so that they look the same on both.
final class ScaledImages {
  private struct Key: Hashable {
    /// The pixels' address, which is no other picture's while the picture is kept.
    let address: UnsafePointer<UInt8>?
    let width: Int
    let height: Int
  }

  private struct Entry {
    let original: PixelImage
    let scaled: PixelImage
  }

  private var entries = BoundedCache<Key, Entry>(capacity: 64 << 20)

  func scaled(_ image: PixelImage, width: Int, height: Int) -> PixelImage {
    guard image.width != width || image.height != height else { return image }
    let address = image.pixels.withUnsafeBufferPointer(\.baseAddress)
    let key = Key(address: address, width: width, height: height)
    if let entry = entries.value(for: key) { return entry.scaled }
    let scaled = ImageScaler.scale(image, width: width, height: height)
    let cost = image.pixels.count + scaled.pixels.count
    entries.keep(Entry(original: image, scaled: scaled), for: key, cost: cost)
    return scaled
  }
}
