internal import PlatformInterface

/// Where a renderer puts its pixels; all coordinates are device pixels.
///
/// Nothing is drawn outside the clip.
protocol Canvas: AnyObject {
  var bounds: PixelRect { get }
  var clip: PixelRect { get set }

  func fill(_ rect: PixelRect, _ color: Color)
  func fill(_ mesh: Mesh, _ color: Color)
  func draw(_ mask: Mask, left: Int, top: Int, _ color: Color)

  /// The picture pixel for pixel.
  func draw(_ image: PixelImage, left: Int, top: Int)
}
