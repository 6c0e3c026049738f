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
    for point in points { _ = add(point, coverage: coverage) }
    return first
  }
}

extension Mesh {
  /// Adds the corners of a rounded rectangle, each within its square.
  mutating func addCorners(_ corners: CornerArcs, steps: Int) {
    let outlines = corners.corners(inside: 0, steps: steps)
    for (inner, outline) in zip(corners.innerPoints, outlines) {
      let center = add(inner, coverage: 1)
      var previous: (inside: Int32, outside: Int32)?
      for mark in outline {
        let inside = add(mark.point - mark.outward * Self.feather, coverage: 1)
        let outside = add(mark.point + mark.outward * Self.feather, coverage: 0)
        if let previous {
          addTriangle(center, previous.inside, inside)
          addQuad(previous.inside, previous.outside, outside, inside)
        }
        previous = (inside, outside)
      }
    }
  }

  /// Adds the corners of a rounded rectangle's stroke along the inside.
  mutating func addCorners(_ corners: CornerArcs, thickness: Double, steps: Int) {
    let outer = corners.corners(inside: 0, steps: steps)
    let inner = corners.corners(inside: thickness, steps: steps)
    for (outside, inside) in zip(outer, inner) {
      let ribs = zip(outside, inside).map { outside, inside in
        Rib(
          left: outside.point, leftOutward: outside.outward,
          right: inside.point, rightOutward: inside.outward * -1)
      }
      addBand(ribs, isClosed: false)
    }
  }
}
