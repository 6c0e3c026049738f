internal import CSDL2
internal import PlatformInterface

/// Draws with the graphics device.
final class AcceleratedPresenter: Presenter {
  private let renderer: OpaquePointer
  private let caches: DrawingCaches

  /// Holds textures, which have to be destroyed before the renderer.
  private var canvas: RenderCanvas?

  /// Room for all text of a large window at three pixels a point; every device has it.
  private static let atlasSide = 2048

  /// Nil where the window has no graphics device; one played by the processor counts if wanted.
  init?(
    window: OpaquePointer, fonts: FontLibrary, acceptsProcessor: Bool
  ) throws(SDLFailure) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window, -1, flags) else { return nil }
    guard Self.isAccelerated(renderer), acceptsProcessor || !Self.isPlayedByProcessor else {
      SDL_DestroyRenderer(renderer)
      return nil
    }
    self.renderer = renderer
    caches = DrawingCaches(fonts: fonts)
    try reset()
  }

  private static func isAccelerated(_ renderer: OpaquePointer) -> Bool {
    var info = SDL_RendererInfo()
    return SDL_GetRendererInfo(renderer, &info) == 0
      && info.flags & SDL_RENDERER_SOFTWARE.rawValue == 0
  }

  /// Whether OpenGL, if that is what the renderer uses, is a program without a device.
  ///
  /// Such a program textures and blends every pixel; the other presenter is several times quicker.
  private static var isPlayedByProcessor: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return false }
    let rendererName: UInt32 = 0x1F01  // GL_RENDERER
    guard let name = unsafeBitCast(address, to: GetString.self)(rendererName) else { return false }
    let players = ["llvmpipe", "softpipe", "swrast", "SwiftShader", "Software"]
    return players.contains { SDL_strcasestr(name, $0) != nil }
  }

  deinit {
    canvas = nil
    SDL_DestroyRenderer(renderer)
  }

  func reset() throws(SDLFailure) {
    canvas = nil
    canvas = RenderCanvas(
      renderer: renderer, atlas: try TextAtlas(renderer: renderer, side: Self.atlasSide),
      pictures: PictureTextures())
  }

  var pixelSize: (width: Int, height: Int) {
    get throws(SDLFailure) {
      var (width, height) = (Int32(0), Int32(0))
      try check(
        "SDL_GetRendererOutputSize", SDL_GetRendererOutputSize(renderer, &width, &height))
      return (Int(width), Int(height))
    }
  }

  func present(_ list: DisplayList, pixelScale: Double) throws(SDLFailure) {
    try draw(list, pixelScale: pixelScale)
    SDL_RenderPresent(renderer)
  }

  func picture(of list: DisplayList, pixelScale: Double) throws(SDLFailure) -> PixelImage {
    try draw(list, pixelScale: pixelScale)
    let (width, height) = try pixelSize
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    try check(
      "SDL_RenderReadPixels",
      SDL_RenderReadPixels(
        renderer, nil, SDL_PIXELFORMAT_RGBA32.rawValue, &pixels, Int32(width * 4)))
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  private func draw(_ list: DisplayList, pixelScale: Double) throws(SDLFailure) {
    guard let canvas else { return }
    let (width, height) = try pixelSize
    try check("SDL_SetRenderDrawColor", SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255))
    try check("SDL_RenderClear", SDL_RenderClear(renderer))
    canvas.begin(width: width, height: height)
    var listRenderer = DisplayListRenderer(
      canvas: canvas, pixelScale: pixelScale, caches: caches)
    try listRenderer.draw(list)
    try canvas.finish()
  }
}
