internal import Geometry
internal import PlatformInterface

/// The lines of a hatch in device pixels, each cut to the hatched area.
enum HatchLines {
  static func areas(
    of hatch: Hatch, in area: ConvexPolygon, scale: Double, visible: PixelRect
  ) -> [ConvexPolygon] {
    let box = area.boundingBox
    let width = max(1, hatch.width * scale)
    // Down the line x + y = c lies one line of the hatch; c grows by √2 for each pixel across.
    let diagonal = 2.0.squareRoot()
    let step = max(hatch.spacing * scale, width + 1) * diagonal
    let half = width * diagonal / 2
    let start = box.minX + box.minY
    let end = min(box.maxX + box.maxY, Double(visible.right + visible.bottom) + step)
    let first = max(1, ((Double(visible.left + visible.top) - start) / step).rounded(.down))
    return stride(from: start + first * step, to: end, by: step).compactMap { middle in
      let line = cut(area.points) { $0.x + $0.y - (middle - half) }
      let band = cut(line) { (middle + half) - $0.x - $0.y }
      return band.count < 3 ? nil : ConvexPolygon(band)
    }
  }

  /// Keeps what lies where the distance isn't negative.
  private static func cut(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, start) in points.enumerated() {
      let end = points[index + 1 == points.count ? 0 : index + 1]
      let first = distance(start)
      let second = distance(end)
      if first >= 0 { kept.append(start) }
      if (first < 0) != (second < 0) {
        kept.append(start + (end - start) * (first / (first - second)))
      }
    }
    return kept
  }
}
