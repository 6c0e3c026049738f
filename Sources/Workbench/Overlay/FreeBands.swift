import EventDelivery
import Geometry

/// The horizontal bands of a view that none of its subviews covers: where its own marks belong.
struct FreeBands: Sendable {
  /// From the highest band to the lowest, within the view's visible box.
  let bands: [Rect]

  /// The least height that takes a marker.
  static let least = 17.0

  init(of view: ViewID, in scene: StageScene) {
    guard let place = scene.place(of: view), let box = scene.shapes[place].box else {
      bands = []
      return
    }
    let covered = scene.children(of: place).filter { $0.intersects(box) }
      .map { $0.minY...$0.maxY }
    bands = Self.gaps(in: box, between: covered)
  }

  private static func gaps(in box: Rect, between covered: [ClosedRange<Double>]) -> [Rect] {
    var result: [Rect] = []
    var top = box.minY
    for range in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound - top >= least {
        result.append(Rect(box.minX, top, box.width, range.lowerBound - top))
      }
      top = max(top, range.upperBound)
    }
    if box.maxY - top >= least { result.append(Rect(box.minX, top, box.width, box.maxY - top)) }
    return result
  }

  /// The middles of the bands, the highest band's first.
  var middles: [Double] { bands.map(\.midY) }

  /// Whether a rectangle lies within one band.
  func contain(_ rect: Rect) -> Bool {
    bands.contains { $0.minY <= rect.minY && rect.maxY <= $0.maxY }
  }
}
