internal import Geometry
internal import PlatformInterface

/// An open line in device pixels, ready to be drawn.
struct PixelLine {
  /// Neither repeated nor in line with both neighbours.
  let points: [Point]

  /// In pixels; at least one.
  let width: Double
  let spread: Double
  let cap: Stroke.Cap
  let join: Stroke.Join

  init(_ points: [Point], width: Double, spread: Double, cap: Stroke.Cap, join: Stroke.Join) {
    self.points = Self.simplified(points)
    self.width = max(1, width)
    self.spread = spread
    self.cap = cap
    self.join = join
  }

  /// Whether every part of it is horizontal or vertical.
  var isUpright: Bool {
    zip(points, points.dropFirst()).allSatisfy { start, end in
      Self.isSame(start.x, end.x) || Self.isSame(start.y, end.y)
    }
  }

  /// Whether the two differ by less than can be seen.
  static func isSame(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) < 0.01
  }

  private static func simplified(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for point in points {
      if let last = result.last, last.distance(to: point) < 1e-3 { continue }
      if result.count > 1, isStraight(result[result.count - 2], result[result.count - 1], point) {
        result.removeLast()
      }
      result.append(point)
    }
    return result
  }

  /// Whether the way goes on in the same direction at the middle point.
  private static func isStraight(_ first: Point, _ middle: Point, _ last: Point) -> Bool {
    let before = middle - first
    let after = last - middle
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    return dot > 0 && abs(cross) < 1e-6 * dot
  }
}
