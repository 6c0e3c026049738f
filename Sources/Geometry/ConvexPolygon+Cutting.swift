/// Cutting convex polygons with one another.
extension ConvexPolygon {
  /// Twice the area with a sign: positive where the points run clockwise on a screen.
  private var signedDoubleArea: Double {
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum
  }

  /// Whether it holds no area worth drawing: a line, a point or nothing.
  public var isEmpty: Bool { points.count < 3 || area < 1e-9 }

  /// The part shared with another polygon, possibly without points.
  public func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    var result = points
    other.forEachInnerDistance { distance in
      if !result.isEmpty { result = Self.keep(result, where: distance) }
    }
    return ConvexPolygon(result)
  }

  /// The part outside of another polygon, in convex pieces that don't overlap.
  public func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard !isEmpty else { return [] }
    guard !other.isEmpty else { return [self] }
    var rest = points
    var pieces: [ConvexPolygon] = []
    other.forEachInnerDistance { distance in
      guard !rest.isEmpty else { return }
      let piece = ConvexPolygon(Self.keep(rest, where: { -distance($0) }))
      if !piece.isEmpty { pieces.append(piece) }
      rest = Self.keep(rest, where: distance)
    }
    return pieces
  }

  /// Hands out, edge by edge, how far a point lies on the inner side of that edge's line.
  private func forEachInnerDistance(_ body: ((Point) -> Double) -> Void) {
    let turn = signedDoubleArea < 0 ? -1.0 : 1.0
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let along = end - start
      guard along != .zero else { continue }
      body { point in
        turn * (along.x * (point.y - start.y) - along.y * (point.x - start.x))
      }
    }
  }

  /// The points with a distance that isn't negative, and the crossings in between.
  private static func keep(_ points: [Point], where distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let first = distance(start)
      let second = distance(end)
      if first >= 0 { kept.append(start) }
      if (first < 0) != (second < 0) {
        kept.append(start + (end - start) * (first / (first - second)))
      }
    }
    return kept
  }
}
