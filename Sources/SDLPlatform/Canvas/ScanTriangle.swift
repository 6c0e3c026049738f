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

  private let edges: (ScanEdge, ScanEdge, ScanEdge)
  private let coverageStepY: Float
  private let coverageAtOrigin: Float
  private let originX: Int
  private let originY: Int

  /// Nil for a triangle without area.
  init?(_ first: Mesh.Vertex, _ second: Mesh.Vertex, _ third: Mesh.Vertex) {
    var corners = (ScanPoint(first), ScanPoint(second), ScanPoint(third))
    var coverage = (first.coverage, second.coverage, third.coverage)
    var area = ScanPoint.doubledArea(corners.0, corners.1, corners.2)
    guard area != 0 else { return nil }
    if area < 0 {
      swap(&corners.1, &corners.2)
      swap(&coverage.1, &coverage.2)
      area = -area
    }
    edges = (
      ScanEdge(corners.1, corners.2), ScanEdge(corners.2, corners.0),
      ScanEdge(corners.0, corners.1)
    )
    let half = ScanPoint.one / 2
    let low = min(corners.0.y, corners.1.y, corners.2.y)
    let high = max(corners.0.y, corners.1.y, corners.2.y)
    top = (low - half) >> ScanPoint.shift
    bottom = ((high - half) >> ScanPoint.shift) + 1
    isSolid = coverage.0 >= 1 && coverage.1 >= 1 && coverage.2 >= 1
    // The coverage at a point is the corners' weighted by the opposite edges' distances.
    originX = corners.0.x >> ScanPoint.shift
    originY = corners.0.y >> ScanPoint.shift
    let scale = 1 / Double(area)
    func mixed(_ first: Int, _ second: Int, _ third: Int) -> Float {
      let sum =
        Double(first) * Double(coverage.0) + Double(second) * Double(coverage.1)
        + Double(third) * Double(coverage.2)
      return Float(sum * scale)
    }
    coverageStepX = mixed(edges.0.stepX, edges.1.stepX, edges.2.stepX)
    coverageStepY = mixed(edges.0.stepY, edges.1.stepY, edges.2.stepY)
    coverageAtOrigin = mixed(
      edges.0.distance(originX, originY), edges.1.distance(originX, originY),
      edges.2.distance(originX, originY))
  }

  /// The coverage at a pixel's centre.
  func coverage(x: Int, y: Int) -> Float {
    coverageAtOrigin + Float(x - originX) * coverageStepX + Float(y - originY) * coverageStepY
  }

  /// Calls `body` for each row from `top` on that has covered pixels within the clip, with the
  /// first of them and the one after the last.
  @inline(__always)
  func forEachSpan(in clip: PixelRect, _ body: (_ row: Int, _ first: Int, _ last: Int) -> Void) {
    let end = min(bottom, clip.bottom)
    var row = max(top, clip.top)
    guard row < end else { return }
    var walks = (
      ScanWalk(edges.0, row: row), ScanWalk(edges.1, row: row), ScanWalk(edges.2, row: row)
    )
    while row < end {
      var first = clip.left
      var last = clip.right
      walks.0.narrow(&first, &last)
      walks.1.narrow(&first, &last)
      walks.2.narrow(&first, &last)
      if first < last { body(row, first, last) }
      walks.0.step()
      walks.1.step()
      walks.2.step()
      row &+= 1
    }
  }
}
