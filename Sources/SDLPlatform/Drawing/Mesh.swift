internal import Geometry

/// Triangles in device pixels whose corners say how much of a pixel there is covered.
///
/// SDL smooths no edges, so every curved or slanted edge is drawn as a rim one pixel wide over
/// which the coverage falls from 1 to 0. An edge that lies on the border between two pixels stays
/// sharp: the centres of the pixels on both sides are where the rim begins and ends.
struct Mesh {
  struct Vertex: Hashable {
    var x: Float
    var y: Float

    /// 0…1.
    var coverage: Float
  }

  private(set) var vertices: [Vertex] = []

  /// Three a triangle, wound either way.
  private(set) var indices: [Int32] = []

  var isEmpty: Bool { indices.isEmpty }

  /// Empties the mesh but keeps its memory.
  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Adds a corner and answers its index.
  mutating func add(_ point: Point, coverage: Double) -> Int32 {
    vertices.append(
      Vertex(x: Float(point.x), y: Float(point.y), coverage: Float(coverage)))
    return Int32(vertices.count - 1)
  }

  mutating func addTriangle(_ first: Int32, _ second: Int32, _ third: Int32) {
    indices.append(first)
    indices.append(second)
    indices.append(third)
  }

  /// Adds a convex quadrilateral, cut where it is covered most: the tip of a corner where two rims
  /// meet is not cut off.
  mutating func addQuad(_ first: Int32, _ second: Int32, _ third: Int32, _ fourth: Int32) {
    let (one, other) = (coverage(first) + coverage(third), coverage(second) + coverage(fourth))
    if one >= other {
      addTriangle(first, second, third)
      addTriangle(first, third, fourth)
    } else {
      addTriangle(second, third, fourth)
      addTriangle(second, fourth, first)
    }
  }

  private func coverage(_ index: Int32) -> Float { vertices[Int(index)].coverage }
}
