/// A triangle prepared for finding the pixels whose centres it covers, row by row.
///
/// Corners are rounded to 1/256 pixel and all decisions are made in integers, so triangles that
/// share an edge share no pixel and leave none out: a centre exactly on an edge belongs to the
/// triangle of which it is a top or left edge.
struct ScanTriangle {
  /// The rows it may cover.
  let top: Int
  let bottom: Int
  let isSolid: Bool
  let coverageStepX: Float

  private let edges: (Edge, Edge, Edge)
  private let coverageStepY: Float
  private let coverageAtOrigin: Float
  private let originX: Int
  private let originY: Int

  /// Subpixels in a pixel, as a shift.
  private static let shift = 8

  /// Coordinates beyond this many pixels are brought back to it, so that products fit in 64 bits.
  private static let farthest: Float = 1e6

  /// Nil for a triangle without area.
  init?(_ first: Mesh.Vertex, _ second: Mesh.Vertex, _ third: Mesh.Vertex) {
    let one = 1 << Self.shift
    var corners = (Self.corner(first), Self.corner(second), Self.corner(third))
    var coverage = (first.coverage, second.coverage, third.coverage)
    var area = Self.doubledArea(corners.0, corners.1, corners.2)
    guard area != 0 else { return nil }
    if area < 0 {
      swap(&corners.1, &corners.2)
      swap(&coverage.1, &coverage.2)
      area = -area
    }
    edges = (
      Edge(corners.1, corners.2), Edge(corners.2, corners.0), Edge(corners.0, corners.1)
    )
    let low = min(corners.0.y, corners.1.y, corners.2.y)
    let high = max(corners.0.y, corners.1.y, corners.2.y)
    top = (low - one / 2) >> Self.shift
    bottom = ((high - one / 2) >> Self.shift) + 1
    isSolid = coverage.0 >= 1 && coverage.1 >= 1 && coverage.2 >= 1
    // The coverage at a point is the corners' weighted by the opposite edges' distances.
    originX = corners.0.x >> Self.shift
    originY = corners.0.y >> Self.shift
    func mixed(_ values: (Int, Int, Int)) -> Float {
      let sum =
        Double(values.0) * Double(coverage.0) + Double(values.1) * Double(coverage.1)
        + Double(values.2) * Double(coverage.2)
      return Float(sum / Double(area))
    }
    coverageStepX = mixed((edges.0.stepX, edges.1.stepX, edges.2.stepX))
    coverageStepY = mixed((edges.0.stepY, edges.1.stepY, edges.2.stepY))
    coverageAtOrigin = mixed(
      (
        edges.0.distance(originX, originY), edges.1.distance(originX, originY),
        edges.2.distance(originX, originY)
      ))
  }

  /// The coverage at a pixel's centre.
  func coverage(x: Int, y: Int) -> Float {
    coverageAtOrigin + Float(x - originX) * coverageStepX + Float(y - originY) * coverageStepY
  }

  /// The covered pixels of a row between two columns, the second one excluded.
  func span(row: Int, left: Int, right: Int) -> (first: Int, last: Int) {
    var first = left
    var last = right
    edges.0.narrow(row, &first, &last)
    edges.1.narrow(row, &first, &last)
    edges.2.narrow(row, &first, &last)
    return (first, last)
  }

  private struct Corner {
    let x: Int
    let y: Int
  }

  private static func corner(_ vertex: Mesh.Vertex) -> Corner {
    func fixed(_ value: Float) -> Int {
      Int((min(max(value, -farthest), farthest) * Float(1 << shift)).rounded())
    }
    return Corner(x: fixed(vertex.x), y: fixed(vertex.y))
  }

  private static func doubledArea(_ first: Corner, _ second: Corner, _ third: Corner) -> Int {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }

  /// One side: its distance from pixel centres, positive inside.
  private struct Edge {
    let stepX: Int
    let stepY: Int
    let atZero: Int

    /// 0 where centres exactly on the edge belong to the triangle, else 1.
    let threshold: Int

    /// Corners run clockwise on the screen.
    init(_ start: Corner, _ end: Corner) {
      let one = 1 << ScanTriangle.shift
      let dx = end.x - start.x
      let dy = end.y - start.y
      stepX = -dy * one
      stepY = dx * one
      atZero = dx * (one / 2 - start.y) - dy * (one / 2 - start.x)
      let isTop = dy == 0 && dx > 0
      let isLeft = dy < 0
      threshold = isTop || isLeft ? 0 : 1
    }

    func distance(_ x: Int, _ y: Int) -> Int {
      atZero + x * stepX + y * stepY
    }

    /// Takes away the columns that lie outside in a row.
    func narrow(_ row: Int, _ first: inout Int, _ last: inout Int) {
      let missing = threshold - atZero - row * stepY
      if stepX > 0 {
        first = max(first, Self.dividedUp(missing, stepX))
      } else if stepX < 0 {
        last = min(last, Self.dividedDown(-missing, -stepX) + 1)
      } else if missing > 0 {
        last = first
      }
    }

    private static func dividedUp(_ value: Int, _ divisor: Int) -> Int {
      let quotient = value / divisor
      return quotient * divisor < value ? quotient + 1 : quotient
    }

    private static func dividedDown(_ value: Int, _ divisor: Int) -> Int {
      let quotient = value / divisor
      return quotient * divisor > value ? quotient - 1 : quotient
    }
  }
}
