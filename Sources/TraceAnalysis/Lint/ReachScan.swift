import EventDelivery
import Geometry

/// Who is hit within a view's outline, by the hit map: the view's own branch, or others.
struct ReachScan {
  /// Pixels of the outline that hit the view or something in it.
  private(set) var own = 0
  /// A point that hits the view: well inside where there are many; nil where none does.
  private(set) var ownSample: Point?
  /// Everybody else who is hit within the outline, in the order of their first pixel.
  private(set) var others: [Other] = []
  /// How many square points a pixel stands for.
  let pixelArea: Double

  struct Other {
    /// Nil where nobody is hit.
    let view: ViewID?
    var pixels = 0
    /// A point of one of its pixels, well inside where there are many.
    var sample: Point
  }

  /// - Parameter isOwn: whether a hit on a view counts as one on the scanned view.
  init(
    _ outline: ConvexPolygon, on map: HitMap, isOwn: (ViewID) -> Bool
  ) {
    pixelArea = 1 / (map.scale * map.scale)
    let box = outline.boundingBox
    let first = max(0, Self.pixel(box.minY, map.scale))
    let last = min(map.height, Self.pixel(box.maxY, map.scale))
    guard first < last else { return }
    var known: [ViewID: Bool] = [:]
    for row in first..<last {
      guard let span = outline.span(atHeight: map.center(x: 0, y: row).y) else { continue }
      let start = max(0, Self.pixel(span.lowerBound, map.scale))
      let end = min(map.width, Self.pixel(span.upperBound, map.scale))
      for x in start..<max(start, end) {
        let hit = map[x, row]
        if let hit, known[hit] ?? isOwn(hit) {
          known[hit] = true
          own += 1
          if own.nonzeroBitCount == 1 { ownSample = map.center(x: x, y: row) }
        } else {
          if let hit { known[hit] = false }
          count(hit, at: map.center(x: x, y: row))
        }
      }
    }
  }

  /// The first pixel whose centre is at or after a place.
  private static func pixel(_ place: Double, _ scale: Double) -> Int {
    Int(max(-1e9, min((place * scale - 0.5).rounded(.up), 1e9)))
  }

  private mutating func count(_ view: ViewID?, at point: Point) {
    guard let index = others.firstIndex(where: { $0.view == view }) else {
      others.append(Other(view: view, pixels: 1, sample: point))
      return
    }
    others[index].pixels += 1
    // Each power of two moves the sample on, so that it ends well inside.
    if others[index].pixels.nonzeroBitCount == 1 { others[index].sample = point }
  }
}
