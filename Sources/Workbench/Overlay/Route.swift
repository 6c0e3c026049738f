import Geometry

/// An orthogonal line from a marker to another: points with an elbow at each inner one.
struct Route: Hashable, Sendable {
  var points: [Point]

  init(_ points: [Point]) {
    var cleaned: [Point] = []
    for point in points where cleaned.last != point {
      if cleaned.count > 1 {
        let before = cleaned[cleaned.count - 2]
        let middle = cleaned[cleaned.count - 1]
        let isStraight =
          (before.x == middle.x && middle.x == point.x)
          || (before.y == middle.y && middle.y == point.y)
        if isStraight { cleaned.removeLast() }
      }
      cleaned.append(point)
    }
    self.points = cleaned
  }

  var length: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  var elbows: Int { max(0, points.count - 2) }

  var segments: [Segment] {
    zip(points, points.dropFirst()).map { Segment(from: $0, to: $1) }
  }

  /// Whether it turns back on itself, which no line should.
  var doublesBack: Bool {
    for (first, second) in zip(segments, segments.dropFirst()) {
      let a = first.to - first.from
      let b = second.to - second.from
      if a.x * b.x + a.y * b.y < 0 { return true }
    }
    return false
  }

  /// The line's beginning, up to a share of its length.
  func beginning(_ share: Double) -> Route {
    guard share < 1, points.count > 1 else { return self }
    var rest = length * max(0, share)
    var result = [points[0]]
    for segment in segments {
      if segment.length >= rest {
        result.append(Self.moved(segment.from, towards: segment.to, by: rest))
        break
      }
      result.append(segment.to)
      rest -= segment.length
    }
    var route = self
    route.points = result
    return route
  }

  /// The same line without so much of its beginning and of its end.
  func shortened(start: Double, end: Double) -> Route {
    guard points.count > 1 else { return self }
    var result = points
    result[0] = Self.moved(result[0], towards: result[1], by: start)
    let last = result.count - 1
    result[last] = Self.moved(result[last], towards: result[last - 1], by: end)
    var route = self
    route.points = result
    return route
  }

  private static func moved(_ point: Point, towards other: Point, by distance: Double) -> Point {
    let whole = point.distance(to: other)
    guard whole > 0 else { return point }
    return point + (other - point) * (min(distance, whole) / whole)
  }

  /// The first part of the line, as a share of its length.
  func prefix(_ share: Double) -> Route {
    guard share < 1 else { return self }
    var left = length * max(0, share)
    var result = [points[0]]
    for segment in segments {
      let whole = segment.length
      if whole >= left {
        result.append(Self.moved(segment.from, towards: segment.to, by: left))
        break
      }
      result.append(segment.to)
      left -= whole
    }
    var route = self
    route.points = result
    return route
  }
}

/// A straight upright piece of a line.
struct Segment: Hashable, Sendable {
  let from: Point
  let to: Point

  var length: Double { from.distance(to: to) }
  var isVertical: Bool { from.x == to.x }

  /// The rectangle round it, so much wider on each side.
  func rect(spread: Double) -> Rect {
    let left = min(from.x, to.x)
    let top = min(from.y, to.y)
    return Rect(
      left - spread, top - spread, abs(from.x - to.x) + spread * 2,
      abs(from.y - to.y) + spread * 2)
  }

  enum Meeting: Hashable {
    case none
    case crossing
    case overlap(Double)
  }

  /// How it meets another upright segment; parallel ones count as one within `nearness`.
  func meeting(_ other: Segment, nearness: Double) -> Meeting {
    if isVertical == other.isVertical {
      let distance = isVertical ? abs(from.x - other.from.x) : abs(from.y - other.from.y)
      guard distance < nearness else { return .none }
      let shared =
        isVertical
        ? Self.shared(from.y, to.y, other.from.y, other.to.y)
        : Self.shared(from.x, to.x, other.from.x, other.to.x)
      return shared > 0 ? .overlap(shared) : .none
    }
    return rect(spread: 0.5).intersects(other.rect(spread: 0.5)) ? .crossing : .none
  }

  private static func shared(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    min(max(a, b), max(c, d)) - max(min(a, b), min(c, d))
  }
}
