internal import Geometry

/// A closed convex outline in device pixels, with the way outwards at each of its points.
struct Outline {
  /// Clockwise on the screen.
  let points: [Point]

  /// A step along one of these moves the edges that meet at the point outwards by one pixel.
  let outward: [Point]

  /// Half the thickness of the area, or less.
  let depth: Double

  /// The longest that an outward step gets, so that needle-sharp corners don't shoot out.
  static let miterLimit = 4.0

  /// Nil where the points enclose nothing.
  init?(_ polygon: ConvexPolygon) {
    let distinct = Self.distinct(polygon.points)
    let area = Self.signedArea(of: distinct)
    guard distinct.count >= 3, abs(area) > 1e-6 else { return nil }
    points = area > 0 ? distinct : distinct.reversed()
    outward = Self.miters(of: points)
    depth = abs(area) / Self.perimeter(of: points)
  }

  /// A rectangle with elliptic corners, each drawn with the same number of chords.
  ///
  /// Two of them with the same steps have points that answer each other one to one.
  init(_ rect: Rect, radii: Size, steps: Int) {
    let inner = rect.inset(
      by: Insets(
        top: radii.height, left: radii.width, bottom: radii.height, right: radii.width))
    var points: [Point] = []
    var outward: [Point] = []
    points.reserveCapacity(4 * (steps + 1))
    outward.reserveCapacity(4 * (steps + 1))
    let turns = (0...steps).map { sineAndCosine(degrees: 180 + 90 * Double($0) / Double(steps)) }
    for (quarter, center) in inner.corners.enumerated() {
      for turn in turns {
        let unit = Self.turned(Point(turn.cosine, turn.sine), quarters: quarter)
        points.append(center + Point(unit.x * radii.width, unit.y * radii.height))
        // An ellipse is steepest where its radius is shortest.
        let normal = Point(unit.x * radii.height, unit.y * radii.width)
        let length = Point.zero.distance(to: normal)
        outward.append(length > 0 ? normal * (1 / length) : unit)
      }
    }
    self.points = points
    self.outward = outward
    depth = min(rect.width, rect.height) / 4
  }

  /// The outline moved outwards; a negative distance moves it inwards.
  func offset(by distance: Double) -> [Point] {
    zip(points, outward).map { $0 + $1 * distance }
  }

  private static func turned(_ vector: Point, quarters: Int) -> Point {
    switch quarters {
    case 0: vector
    case 1: Point(-vector.y, vector.x)
    case 2: Point(-vector.x, -vector.y)
    default: Point(vector.y, -vector.x)
    }
  }

  private static func distinct(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for point in points {
      if let last = result.last, last.distance(to: point) < 1e-4 { continue }
      result.append(point)
    }
    while let first = result.first, let last = result.last, result.count > 1,
      first.distance(to: last) < 1e-4
    {
      result.removeLast()
    }
    return result
  }

  /// Positive for points that run clockwise on the screen.
  private static func signedArea(of points: [Point]) -> Double {
    var doubled = 0.0
    for (index, point) in points.enumerated() {
      let next = points[index + 1 == points.count ? 0 : index + 1]
      doubled += point.x * next.y - next.x * point.y
    }
    return doubled / 2
  }

  private static func perimeter(of points: [Point]) -> Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      sum += point.distance(to: points[index + 1 == points.count ? 0 : index + 1])
    }
    return sum
  }

  private static func miters(of points: [Point]) -> [Point] {
    let normals = points.indices.map { index in
      normal(from: points[index], to: points[index + 1 == points.count ? 0 : index + 1])
    }
    return normals.indices.map { index in
      miter(between: normals[index == 0 ? normals.count - 1 : index - 1], and: normals[index])
    }
  }

  /// The unit vector to the left of the way, which is outwards where points run clockwise.
  static func normal(from start: Point, to end: Point) -> Point {
    let length = max(start.distance(to: end), .leastNonzeroMagnitude)
    return Point((end.y - start.y) / length, (start.x - end.x) / length)
  }

  /// The step that moves two edges with these unit normals outwards by one pixel.
  static func miter(between first: Point, and second: Point) -> Point {
    let cosine = first.x * second.x + first.y * second.y
    let miter = (first + second) * (1 / max(1 + cosine, 1e-6))
    let length = Point.zero.distance(to: miter)
    return length > miterLimit ? miter * (miterLimit / length) : miter
  }
}
