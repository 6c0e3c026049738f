internal import PlatformInterface

extension PixelCanvas {
  /// Fills the pixels whose centres lie in the triangles, each centre once.
  func fill(_ mesh: Mesh, _ color: Color) {
    let blend = PixelBlend(color)
    mesh.vertices.withUnsafeBufferPointer { vertices in
      mesh.indices.withUnsafeBufferPointer { indices in
        var index = 0
        while index + 2 < indices.count {
          let triangle = ScanTriangle(
            vertices[Int(indices[index])], vertices[Int(indices[index + 1])],
            vertices[Int(indices[index + 2])])
          if let triangle { fill(triangle, blend, color) }
          index += 3
        }
      }
    }
  }

  private func fill(_ triangle: ScanTriangle, _ blend: PixelBlend, _ color: Color) {
    let top = max(triangle.top, clip.top)
    let bottom = min(triangle.bottom, clip.bottom)
    var y = top
    while y < bottom {
      let (first, last) = triangle.span(row: y, left: clip.left, right: clip.right)
      if first < last {
        if triangle.isSolid {
          fill(row: y, from: first, to: last, color)
        } else {
          fill(triangle, row: y, from: first, to: last, blend)
        }
      }
      y += 1
    }
  }

  /// Fills part of a row with a coverage that changes along it.
  private func fill(
    _ triangle: ScanTriangle, row y: Int, from left: Int, to right: Int, _ blend: PixelBlend
  ) {
    let row = pixels + y * bounds.width
    var coverage = triangle.coverage(x: left, y: y)
    for x in left..<right {
      let covered = UInt32(min(max(coverage * 255 + 0.5, 0), 255))
      if covered > 0 { row[x] = blend.over(row[x], coverage: covered) }
      coverage += triangle.coverageStepX
    }
  }
}
