import EventDelivery
import Geometry

/// The places where a view's stop may stand, each with the side by which a line comes to it.
struct StopPlaces {
  /// The side of the view that the line crosses.
  enum Entry {
    case top
    case bottom
    case leading
    case trailing
    /// The line starts inside the view, which covers its asker.
    case beside

    /// Whether a line comes to its end by this side.
    func fits(_ route: Route) -> Bool {
      guard let last = route.segments.last else { return true }
      switch self {
      case .top: return last.isVertical && last.to.y > last.from.y
      case .bottom: return last.isVertical && last.to.y < last.from.y
      case .leading: return !last.isVertical && last.to.x > last.from.x
      case .trailing: return !last.isVertical && last.to.x < last.from.x
      case .beside: return true
      }
    }
  }

  struct Place {
    let center: Point
    let entry: Entry
    /// What speaks against it, in window points of detour.
    let penalty: Double
  }

  let box: Rect
  let bands: FreeBands
  let origin: Point
  /// Whether lines to its subviews run along its leading edge, so that its stop keeps off it.
  let leavesStrip: Bool
  /// Whether there is room for a line before its leading edge.
  let hasStrip: Bool

  private var inset: Double { Metrics.Stage.stopInset }
  private var straddles: Bool { box.height < Metrics.Stage.straddleHeight }

  /// Every place worth trying, the better ones not necessarily first.
  var places: [Place] {
    var result: [Place] = []
    if origin.y < box.minY - 6 { result += columns(y: topRow, .top) }
    if origin.y > box.maxY + 6 { result += columns(y: bottomRow, .bottom) }
    if hasStrip || origin.x < box.minX - 6 { result += rows(x: leadingX, .leading) }
    if origin.x > box.maxX + 6 { result += rows(x: box.maxX - inset, .trailing) }
    if box.inset(by: -6).contains(origin) { result += beside }
    return result + lastResorts
  }

  /// Just inside the upper edge, in the middle of a low band of its own area there.
  private var topRow: Double {
    if straddles { return box.minY }
    guard let band = bands.bands.first, band.minY < box.minY + 1, band.height < inset * 2 else {
      return box.minY + inset
    }
    return band.midY.rounded()
  }

  private var bottomRow: Double {
    if straddles { return box.maxY }
    guard let band = bands.bands.last, band.maxY > box.maxY - 1, band.height < inset * 2 else {
      return box.maxY - inset
    }
    return band.midY.rounded()
  }

  private var leadingX: Double { box.minX + inset + (leavesStrip ? 20 : 3) }

  /// Anywhere on the edges, for views too crowded for a better place.
  private var lastResorts: [Place] {
    let columns = [box.minX + 12, box.midX, box.maxX - 12, box.minX, box.maxX]
    let rows = [box.minY, box.maxY, box.midY, box.minY + 12, box.maxY - 12]
    let inside = rows.flatMap { y in
      columns.map { Place(center: Point($0.rounded(), y.rounded()), entry: .beside, penalty: 320) }
    }
    guard min(box.width, box.height) < 44 else { return inside }
    let around = [
      Point(box.minX - 13, box.midY), Point(box.midX, box.minY - 13),
      Point(box.midX, box.maxY + 13), Point(box.maxX + 13, box.midY),
      Point(box.minX - 11, box.minY - 11), Point(box.minX - 11, box.maxY + 11),
    ]
    return inside + around.map { Place(center: $0, entry: .beside, penalty: 420) }
  }

  /// Along the upper or lower edge.
  private func columns(y: Double, _ entry: Entry) -> [Place] {
    let low = box.minX + 13
    let high = box.maxX - 13
    guard low <= high else { return [Place(center: Point(box.midX, y), entry: entry, penalty: 0)] }
    let near = min(max(origin.x + 52, low), high)
    let wanted: [(x: Double, penalty: Double)] = [
      (box.midX, 0), (near, entry == .top ? 0 : 30), (box.minX + box.width * 0.25, 40),
      (box.minX + box.width * 0.75, 40), (low + 8, 60), (high - 8, 120),
    ]
    return wanted.filter { $0.x >= low && $0.x <= high }.map { candidate in
      Place(
        center: Point(candidate.x.rounded(), y), entry: entry,
        penalty: candidate.penalty + trailingPenalty(candidate.x))
    }
  }

  /// Along the leading or trailing edge: in a band of its own area, if it has one.
  private func rows(x: Double, _ entry: Entry) -> [Place] {
    var wanted = bands.middles.map { (y: $0, penalty: 12.0) }
    if bands.contain(StopMark.rect(at: Point(x, origin.y))) { wanted.append((origin.y, 0)) }
    let own = wanted.isEmpty ? 0.0 : 50.0
    if box.inset(by: 8).minY <= origin.y, origin.y <= box.maxY - 8 {
      wanted.append((origin.y, own + 4))
    }
    wanted += [
      (y: box.midY, penalty: own + 10), (y: box.minY + inset, penalty: own + 20),
      (y: box.maxY - inset, penalty: own + 20),
    ]
    if straddles { wanted.removeAll { $0.y != box.midY } }
    let side = entry == .trailing ? 120.0 : 0
    return wanted.map {
      Place(center: Point(x, $0.y.rounded()), entry: entry, penalty: $0.penalty + side)
    }
  }

  /// Next to where the line starts.
  private var beside: [Place] {
    let steps = [36.0, 52, 72, 104, 148]
    var result: [Place] = []
    for step in steps {
      let around = [
        (Point(origin.x + step, origin.y), 0.0), (Point(origin.x, origin.y + step), 12),
        (Point(origin.x, origin.y - step), 24), (Point(origin.x - step, origin.y), 48),
      ]
      for (center, penalty) in around where box.contains(center) {
        let rect = StopMark.rect(at: center)
        let foreign = bands.bands.isEmpty || bands.contain(rect) ? 0.0 : 40
        result.append(
          Place(
            center: center, entry: .beside,
            penalty: penalty + foreign + trailingPenalty(center.x)))
      }
    }
    for middle in bands.middles {
      let y = middle.rounded()
      let x = min(max(origin.x, leadingX), box.maxX - inset)
      result.append(Place(center: Point(x, y), entry: .beside, penalty: 10))
      result.append(
        Place(
          center: Point(min(x + 44, box.maxX - inset), y), entry: .beside,
          penalty: 20 + trailingPenalty(x + 44)))
    }
    return result
  }

  /// The trailing side is the way up's.
  private func trailingPenalty(_ x: Double) -> Double {
    box.width > 80 && x > box.maxX - 42 ? 80 : 0
  }
}
