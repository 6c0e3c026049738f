import EventDelivery
import Geometry
import TraceAnalysis

/// A length on the device, with bars at its ends.
struct MeasureMark: Hashable, Sendable {
  let from: Point
  let to: Point
  /// In the view's own points.
  let length: Double
  /// Whether its figure stands on a dark plate.
  let isPlated: Bool

  var isVertical: Bool { abs(to.y - from.y) >= abs(to.x - from.x) }
  var middle: Point { (from + to) * 0.5 }

  /// From the bounds of the view that refuses in this step to the finger.
  init?(refusal asking: HitTestPass.Asking, in scene: StageScene, fingerRadius: Double) {
    guard case .outside(let bounds) = asking.refusal,
      let (side, distance) = Verdict.side(of: asking.point, bounds),
      let shape = scene[asking.view]
    else { return nil }
    let point = asking.point
    let edge =
      switch side {
      case .above: Point(point.x, bounds.minY)
      case .below: Point(point.x, bounds.maxY)
      case .leftOf: Point(bounds.minX, point.y)
      case .rightOf: Point(bounds.maxX, point.y)
      }
    let start = shape.toWindow.apply(edge)
    let end = shape.toWindow.apply(point)
    let whole = start.distance(to: end)
    guard whole > fingerRadius + 6 else { return nil }
    from = start
    to = start + (end - start) * ((whole - fingerRadius - 2) / whole)
    length = distance
    isPlated = true
  }

  /// How far an area reaches beyond its bounds, side by side.
  static func outsets(of area: AreaMark, bounds: Rect) -> [MeasureMark] {
    guard let rect = area.rect else { return [] }
    let sides: [(Point, Point, Double)] = [
      (
        Point(bounds.minX + bounds.width * 0.3, rect.minY),
        Point(bounds.minX + bounds.width * 0.3, bounds.minY), bounds.minY - rect.minY
      ),
      (
        Point(rect.minX, bounds.minY + bounds.height * 0.78),
        Point(bounds.minX, bounds.minY + bounds.height * 0.78), bounds.minX - rect.minX
      ),
      (
        Point(bounds.minX + bounds.width * 0.3, bounds.maxY),
        Point(bounds.minX + bounds.width * 0.3, rect.maxY), rect.maxY - bounds.maxY
      ),
      (
        Point(bounds.maxX, bounds.minY + bounds.height * 0.78),
        Point(rect.maxX, bounds.minY + bounds.height * 0.78), rect.maxX - bounds.maxX
      ),
    ]
    return sides.filter { abs($0.2) > 0.01 }.map { start, end, length in
      MeasureMark(
        from: area.toWindow.apply(start), to: area.toWindow.apply(end), length: length)
    }
  }

  private init(from: Point, to: Point, length: Double) {
    self.from = from
    self.to = to
    self.length = length
    isPlated = false
  }
}
