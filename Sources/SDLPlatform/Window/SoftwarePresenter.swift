internal import CSDL2
internal import Geometry
internal import PlatformInterface

/// Draws in memory and copies the picture to the window, where there is no graphics device.
final class SoftwarePresenter: Presenter {
  private let window: OpaquePointer
  private let caches: DrawingCaches

  init(window: OpaquePointer, fonts: FontLibrary) {
    self.window = window
    caches = DrawingCaches(fonts: fonts)
  }

  func reset() {}

  var pixelSize: (width: Int, height: Int) {
    get throws(SDLFailure) {
      let surface = try surface
      return (Int(surface.pointee.w), Int(surface.pointee.h))
    }
  }

  func present(_ list: DisplayList, pixelScale: Double) throws(SDLFailure) {
    let surface = try surface.pointee
    let (width, height) = (Int(surface.w), Int(surface.h))
    if let pixels = surface.pixels, surface.isBlueFirst, surface.pitch == surface.w * 4 {
      let canvas = PixelCanvas(
        borrowing: pixels.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        order: .blueFirst)
      try draw(list, on: canvas, pixelScale: pixelScale)
    } else {
      let canvas = PixelCanvas(width: width, height: height)
      try draw(list, on: canvas, pixelScale: pixelScale)
      try convert(canvas, to: surface)
    }
    try check("SDL_UpdateWindowSurface", SDL_UpdateWindowSurface(window))
  }

  func picture(of list: DisplayList, pixelScale: Double) throws(SDLFailure) -> PixelImage {
    let (width, height) = try pixelSize
    let canvas = PixelCanvas(width: width, height: height)
    try draw(list, on: canvas, pixelScale: pixelScale)
    return canvas.image
  }

  /// The window's surface, which is another one after every resize.
  private var surface: UnsafeMutablePointer<SDL_Surface> {
    get throws(SDLFailure) {
      try check("SDL_GetWindowSurface", SDL_GetWindowSurface(window))
    }
  }

  private func draw(
    _ list: DisplayList, on canvas: PixelCanvas, pixelScale: Double
  ) throws(SDLFailure) {
    canvas.clear(.white)
    var renderer = DisplayListRenderer(canvas: canvas, pixelScale: pixelScale, caches: caches)
    try renderer.draw(list)
  }

  private func convert(_ canvas: PixelCanvas, to surface: SDL_Surface) throws(SDLFailure) {
    try check(
      "SDL_ConvertPixels",
      SDL_ConvertPixels(
        surface.w, surface.h, SDL_PIXELFORMAT_RGBA32.rawValue, canvas.pixels, surface.w * 4,
        surface.format.pointee.format, surface.pixels, surface.pitch))
  }
}

extension SDL_Surface {
  /// Whether a pixel is blue, green, red and a byte that is unused or alpha.
  fileprivate var isBlueFirst: Bool {
    let format = self.format.pointee
    return format.BytesPerPixel == 4 && UInt32(littleEndian: format.Bmask) == 0x0000_00FF
      && UInt32(littleEndian: format.Rmask) == 0x00FF_0000
  }
}
