internal import Geometry
internal import PlatformInterface

/// Rounds window points to the device's pixels.
///
/// Every upright edge goes through here, so that edges which meet in points meet in pixels.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels for a point.
  let scale: Double

  func edge(_ coordinate: Double) -> Int {
    Int(min(max((coordinate * scale).rounded(), -1e6), 1e6))
  }

  func rect(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: edge(rect.minX), top: edge(rect.minY),
      right: edge(rect.maxX), bottom: edge(rect.maxY))
  }

  func point(_ point: Point) -> Point {
    point * scale
  }

  /// A line's thickness in whole pixels, at least one.
  func width(_ width: Double) -> Int {
    max(1, edge(width))
  }

  /// How far a stroke reaches beyond its width, in whole pixels on each side.
  func spread(_ spread: Double) -> Int {
    max(0, edge(spread))
  }

  /// The first pixel of a line of `width` pixels whose middle is at the coordinate.
  func start(ofLineAt coordinate: Double, width: Int) -> Int {
    Int(min(max((coordinate * scale - Double(width) / 2).rounded(), -1e6), 1e6))
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
