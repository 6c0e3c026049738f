internal import CSDL2

/// A texture, destroyed with its last user; it must not outlive its renderer.
final class Texture {
  let handle: OpaquePointer

  /// Pixels of four bytes with alpha in the highest, blended over what is below them.
  init(
    renderer: OpaquePointer, width: Int, height: Int,
    format: SDL_PixelFormatEnum = SDL_PIXELFORMAT_ARGB8888
  ) throws(SDLFailure) {
    handle = try check(
      "SDL_CreateTexture",
      SDL_CreateTexture(
        renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(width),
        Int32(height)))
    try check("SDL_SetTextureBlendMode", SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND))
    try check("SDL_SetTextureScaleMode", SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest))
  }

  deinit { SDL_DestroyTexture(handle) }

  func update<Pixel: BitwiseCopyable>(
    _ pixels: [Pixel], x: Int, y: Int, width: Int, height: Int
  ) throws(SDLFailure) {
    var rect = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
    let status = pixels.withUnsafeBytes {
      SDL_UpdateTexture(handle, &rect, $0.baseAddress, Int32(width * 4))
    }
    try check("SDL_UpdateTexture", status)
  }
}
