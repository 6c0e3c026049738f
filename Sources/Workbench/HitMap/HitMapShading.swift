import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The hit map as a picture: each view's pixels in a colour, a line where two views meet, and where
/// a name finds room.
struct HitMapShading: Hashable, Sendable {
  /// A view's part of the screen.
  struct Part: Hashable, Sendable {
    let reach: HitMap.Reach
    let color: Color
    /// A point well inside the part, on the screen, and how much room there is about it.
    let anchor: Point
    let room: Size
  }

  /// One pixel a point, as large as the screen.
  let image: PixelImage
  /// The largest first.
  let parts: [Part]
  /// Square points in which nobody answers.
  let deadArea: Double
  /// Where that is, on the screen, for the hatch.
  let deadRects: [Rect]

  /// Tints that keep black text and the paths legible; neighbours in the list differ most.
  static let colors: [Color] = [
    0x8FB8F2, 0xF0B878, 0x86CFAE, 0xC9A4DE, 0xEE9FA8, 0xB4C76A, 0x7CC7D6, 0xD8C66B,
  ].map { Color(hex: $0) }

  /// How much of the app is covered.
  static let cover = 0.86

  init(_ map: HitMap) {
    let reaches = map.reaches().sorted { ($0.area, $1.view.index) > ($1.area, $0.view.index) }
    var colors: [ViewID: Color] = [:]
    for (place, reach) in reaches.enumerated() {
      colors[reach.view] = Self.colors[place % Self.colors.count]
    }
    image = Self.image(of: map, colors)
    parts = reaches.map { reach in
      let (anchor, room) = Self.room(for: reach, in: map)
      return Part(
        reach: reach, color: colors[reach.view] ?? .white, anchor: anchor, room: room)
    }
    let screen = Rect(
      0, 0, Double(map.width) / map.scale, Double(map.height) / map.scale)
    deadRects = map.rects(in: screen) { map[$0, $1] == nil }
    deadArea = deadRects.reduce(0) { $0 + $1.width * $1.height }
  }

  // MARK: - The picture

  private static func image(of map: HitMap, _ colors: [ViewID: Color]) -> PixelImage {
    var pixels = [UInt8](repeating: 0, count: map.width * map.height * 4)
    let alpha = UInt8(cover * 255)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let view = map[x, y]
        let isEdge =
          (x > 0 && map[x - 1, y] != view) || (y > 0 && map[x, y - 1] != view)
        let color = isEdge ? edge : view.flatMap { colors[$0] } ?? nobody
        let start = (y * map.width + x) * 4
        pixels[start] = color.red
        pixels[start + 1] = color.green
        pixels[start + 2] = color.blue
        pixels[start + 3] = isEdge ? 255 : alpha
      }
    }
    return PixelImage(width: map.width, height: map.height, pixels: pixels)
  }

  private static let edge = Color(hex: 0x2A2F38)
  private static let nobody = Color(hex: 0xF2F2F7)

  // MARK: - Room for names

  /// The widest stretch of a view's part that is high enough for a line of text, near its middle.
  private static func room(for reach: HitMap.Reach, in map: HitMap) -> (Point, Size) {
    let box = reach.box
    let half = 9.0
    var best = (point: box.center, size: Size(0, 0), score: -Double.infinity)
    var y = box.minY + half
    while y + half <= box.maxY {
      for run in runs(of: reach.view, atY: y, half: half, from: box.minX, to: box.maxX, map) {
        let distance = abs(y - box.midY) * 0.25
        let score = min(run.upperBound - run.lowerBound, 140) - distance
        if score > best.score {
          let middle = (run.lowerBound + run.upperBound) / 2
          best = (
            Point(middle, y), Size(run.upperBound - run.lowerBound, half * 2), score
          )
        }
      }
      y += max(4, box.height / 60)
    }
    return (best.point, best.size)
  }

  /// Where along a row the view answers at the row, and a little above and below it.
  private static func runs(
    of view: ViewID, atY y: Double, half: Double, from low: Double, to high: Double,
    _ map: HitMap
  ) -> [Range<Double>] {
    let rows = [y - half + 1, y, y + half - 1].map { Int($0 * map.scale) }
      .map { min(max($0, 0), map.height - 1) }
    var result: [Range<Double>] = []
    var x = Int(low * map.scale)
    let end = min(map.width, Int(high * map.scale))
    while x < end {
      let start = x
      while x < end, rows.allSatisfy({ map[x, $0] == view }) { x += 1 }
      if x > start { result.append(Double(start) / map.scale..<Double(x) / map.scale) }
      x += 1
    }
    return result
  }
}
