internal import Geometry
internal import PlatformInterface

extension PixelLine {
  /// An upright line as rectangles of whole pixels that don't overlap.
  ///
  /// Each part covers the corner at its end, and the next one starts after it.
  func rects() -> [PixelRect] {
    guard points.count > 1 else { return [] }
    let bands = zip(points, points.dropFirst()).map { Band($0, $1, line: self) }
    return bands.indices.map { index in
      let band = bands[index]
      var start = Int(band.from.rounded())
      var end = Int(band.to.rounded())
      if index > 0, bands[index - 1].isHorizontal != band.isHorizontal {
        start = band.isForward ? bands[index - 1].last : bands[index - 1].first
      } else if index == 0, cap == .square {
        start += band.isForward ? -band.thickness / 2 : band.thickness / 2
      }
      if index + 1 < bands.count, bands[index + 1].isHorizontal != band.isHorizontal {
        end = band.isForward ? bands[index + 1].last : bands[index + 1].first
      } else if index + 1 == bands.count, cap == .square {
        end += band.isForward ? band.thickness / 2 : -band.thickness / 2
      }
      return band.rect(from: start, to: end)
    }
  }

  /// One straight part: the rows or columns it covers, and how far it runs along them.
  private struct Band {
    let isHorizontal: Bool
    let isForward: Bool
    let from: Double
    let to: Double

    /// The first row or column covered, and the one after the last.
    let first: Int
    let last: Int

    init(_ start: Point, _ end: Point, line: PixelLine) {
      isHorizontal = PixelLine.isSame(start.y, end.y)
      from = isHorizontal ? start.x : start.y
      to = isHorizontal ? end.x : end.y
      isForward = to >= from
      let width = line.width.rounded()
      let spread = line.spread.rounded()
      let middle = isHorizontal ? start.y : start.x
      let edge = (middle - width / 2).rounded()
      first = Int(edge - spread)
      last = Int(edge + width + spread)
    }

    var thickness: Int { last - first }

    /// At least one pixel long: even a dot that falls between two pixels is seen.
    func rect(from start: Int, to end: Int) -> PixelRect {
      let low = min(start, end)
      let high = max(max(start, end), low + 1)
      return isHorizontal
        ? PixelRect(left: low, top: first, right: high, bottom: last)
        : PixelRect(left: first, top: low, right: last, bottom: high)
    }
  }
}
