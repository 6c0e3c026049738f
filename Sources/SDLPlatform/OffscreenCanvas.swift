public import Geometry
public import PlatformInterface

/// Draws display lists into pictures without a window, a display or SDL's video part.
///
/// The same list gives the same bytes, run after run. Memory, text and pictures are kept for the
/// next time.
public final class OffscreenCanvas {
  private let caches: DrawingCaches
  private var last: PixelCanvas?

  public init(fonts: FontLibrary) {
    caches = DrawingCaches(fonts: fonts)
  }

  /// The list on an opaque ground; `pixelScale` is device pixels for a point.
  public func draw(
    _ list: DisplayList, size: Size, pixelScale: Double, background: Color = .white
  ) throws(SDLFailure) -> PixelImage {
    let grid = PixelGrid(scale: pixelScale)
    let canvas = canvas(width: grid.edge(size.width), height: grid.edge(size.height))
    canvas.clear(background)
    var renderer = DisplayListRenderer(
      canvas: canvas, pixelScale: pixelScale, caches: caches)
    try renderer.draw(list)
    return canvas.image
  }

  /// The canvas of the last time where it fits: new memory of this size is slow to get.
  private func canvas(width: Int, height: Int) -> PixelCanvas {
    if let last, last.bounds.width == width, last.bounds.height == height { return last }
    let canvas = PixelCanvas(width: width, height: height)
    last = canvas
    return canvas
  }
}
