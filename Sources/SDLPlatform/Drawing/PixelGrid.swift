internal import Geometry
internal import PlatformInterface

/// Rounds window points to the device's pixels.
///
/// Every upright edge goes through here, so that edges which meet in points meet in pixels.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels for a point.
  let scale: Double

  /// Coordinates beyond this many pixels are brought back to it.
  private static let farthest = 1e6

  func edge(_ coordinate: Double) -> Int {
    Self.whole(coordinate * scale)
  }

  private static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(min(max(pixels.rounded(), -farthest), farthest))
  }

  /// At least one pixel wide and high, so that nothing thin disappears, unless the rectangle is
  /// empty itself.
  func rect(_ rect: Rect) -> PixelRect {
    let left = edge(rect.minX)
    let top = edge(rect.minY)
    return PixelRect(
      left: left, top: top,
      right: max(edge(rect.maxX), left + (rect.width > 0 ? 1 : 0)),
      bottom: max(edge(rect.maxY), top + (rect.height > 0 ? 1 : 0)))
  }

  /// In device pixels, not rounded.
  func point(_ point: Point) -> Point {
    func limited(_ pixels: Double) -> Double { min(max(pixels, -Self.farthest), Self.farthest) }
    return Point(limited(point.x * scale), limited(point.y * scale))
  }

  /// A line's thickness in whole pixels, at least one.
  func width(_ width: Double) -> Int {
    max(1, edge(width))
  }

  /// How far a stroke reaches beyond its width, in whole pixels on each side.
  func spread(_ spread: Double) -> Int {
    max(0, edge(spread))
  }

  /// The outer and inner edge of an upright shape's stroke, as outsets in pixels.
  func outsets(of stroke: Stroke) -> (outer: Int, inner: Int) {
    let width = width(stroke.width)
    let spread = spread(stroke.spread)
    let outer =
      switch stroke.placement {
      case .inside: 0
      case .centered: width / 2
      case .outside: width
      }
    return (outer + spread, outer - width - spread)
  }
}
