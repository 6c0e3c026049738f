internal import CSDL2
internal import PlatformInterface

/// The textures of pictures that were drawn lately.
final class PictureTextures {
  private struct Entry {
    /// Kept, so that no other picture gets its address.
    let image: PixelImage
    let texture: Texture
  }

  private var entries = BoundedCache<UnsafePointer<UInt8>?, Entry>(capacity: 128 << 20)

  func texture(for image: PixelImage, renderer: OpaquePointer) throws(SDLFailure) -> Texture {
    let address = image.pixels.withUnsafeBufferPointer(\.baseAddress)
    if let entry = entries.value(for: address) { return entry.texture }
    let texture = try Texture(
      renderer: renderer, width: image.width, height: image.height,
      format: SDL_PIXELFORMAT_RGBA32)
    try texture.update(image.pixels, x: 0, y: 0, width: image.width, height: image.height)
    entries.keep(
      Entry(image: image, texture: texture), for: address, cost: image.pixels.count)
    return texture
  }
}
