import Geometry

/// What stands in the way of lines, and how good a line is.
struct RouteCosts: Sendable {
  /// A line that has been drawn, and whose it is: lines of one owner may share a piece.
  private struct Line: Sendable {
    let segments: [Segment]
    let owner: Int
  }

  private var lines: [Line] = []
  private(set) var markers: [Rect] = []

  /// The prices, in window points of detour.
  private enum Price {
    static let elbow = 22.0
    static let crossing = 60.0
    static let overlap = 260.0
    static let marker = 400.0
    static let doublingBack = 600.0
    /// A last piece too short for the arrow's head.
    static let shortEnd = 80.0
    static let shortestEnd = 22.0
    /// For each view that the line has no business with, and for each point of its way over it.
    static let trespass = 80.0
    static let trespassLength = 1.5
    /// For a marker on a line that isn't its own, and for one close to another.
    static let onLine = 170.0
    static let nearness = 30.0
  }

  mutating func addMarker(_ rect: Rect) {
    markers.append(rect)
  }

  mutating func addLine(_ route: Route, owner: Int) {
    lines.append(Line(segments: route.segments, owner: owner))
  }

  /// How much a line from one marker to another would cost; less is better.
  ///
  /// The markers round its two ends don't count. `foreign` are the boxes of views that it should go
  /// round.
  func cost(of route: Route, owner: Int, foreign: [Rect] = []) -> Double {
    guard let start = route.points.first, let end = route.points.last else { return 0 }
    var cost = route.length + Double(route.elbows) * Price.elbow
    if route.doublesBack { cost += Price.doublingBack }
    if route.elbows > 0, let last = route.segments.last, last.length < Price.shortestEnd {
      cost += Price.shortEnd
    }
    for segment in route.segments {
      let body = segment.rect(spread: 3)
      for marker in markers where marker.intersects(body) {
        if marker.contains(start) || marker.contains(end) { continue }
        cost += Price.marker
      }
      for line in lines {
        cost += price(of: segment, across: line, isOwn: line.owner == owner)
      }
      for box in foreign { cost += price(of: segment, over: box) }
    }
    return cost
  }

  /// How much it costs to put a marker somewhere: on a line it would seem to be part of it.
  func cost(ofMarkerAt rect: Rect) -> Double {
    var cost = 0.0
    let near = rect.inset(by: -8)
    if markers.contains(where: { $0.intersects(near) }) { cost += Price.nearness }
    let isOnLine = lines.contains { line in
      line.segments.contains { $0.rect(spread: 3).intersects(rect) }
    }
    return isOnLine ? cost + Price.onLine : cost
  }

  private func price(of segment: Segment, over box: Rect) -> Double {
    guard let shared = segment.rect(spread: 0.5).intersection(box) else { return 0 }
    let length = segment.isVertical ? shared.height : shared.width
    return length > 1 ? Price.trespass + length * Price.trespassLength : 0
  }

  private func price(of segment: Segment, across line: Line, isOwn: Bool) -> Double {
    var price = 0.0
    for other in line.segments {
      switch segment.meeting(other, nearness: isOwn ? 0.5 : 6) {
      case .none: break
      case .crossing: price += isOwn ? 0 : Price.crossing
      case .overlap(let length):
        price += isOwn ? -min(length, 40) * 0.2 : Price.overlap + length
      }
    }
    return price
  }
}
