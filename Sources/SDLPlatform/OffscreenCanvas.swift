public import Geometry
public import PlatformInterface

/// Draws display lists into pictures without a window, a display or SDL's video part.
///
/// The same list gives the same bytes, run after run. Text and pictures that were drawn before are
/// kept for the next time.
public final class OffscreenCanvas {
  private let text: TextRasterizer
  private let images = ScaledImages()

  public init(fonts: FontLibrary) {
    text = TextRasterizer(fonts: fonts)
  }

  /// The list on an opaque ground; `pixelScale` is device pixels for a point.
  public func draw(
    _ list: DisplayList, size: Size, pixelScale: Double, background: Color = .white
  ) throws(SDLFailure) -> PixelImage {
    let grid = PixelGrid(scale: pixelScale)
    let canvas = PixelCanvas(
      width: grid.edge(size.width), height: grid.edge(size.height), background: background)
    var renderer = DisplayListRenderer(
      canvas: canvas, pixelScale: pixelScale, text: text, images: images)
    try renderer.draw(list)
    return canvas.image
  }
}
