internal import Geometry

extension Mesh {
  /// Half the width of the rim that smooths an edge, in pixels.
  static let feather = 0.5

  /// Adds a convex area with smooth edges.
  mutating func addFill(_ outline: Outline) {
    // Where the area is thinner than the rim is wide, no pixel in it is wholly covered.
    let depth = min(Self.feather, outline.depth)
    let inside = addRing(outline.offset(by: -depth), coverage: Self.feather + depth)
    let outside = addRing(outline.offset(by: Self.feather), coverage: 0)
    let count = Int32(outline.points.count)
    for index in 1..<(count - 1) {
      addTriangle(inside, inside + index, inside + index + 1)
    }
    for index in 0..<count {
      let next = index + 1 == count ? 0 : index + 1
      addQuad(inside + index, outside + index, outside + next, inside + next)
    }
  }

  /// Adds the points and answers the first one's index.
  private mutating func addRing(_ points: [Point], coverage: Double) -> Int32 {
    let first = Int32(vertices.count)
    for point in points { _ = add(point.x, point.y, coverage: coverage) }
    return first
  }
}
