internal import PlatformInterface

extension PixelCanvas {
  /// Fills the pixels whose centres lie in the triangles, each centre once.
  func fill(_ mesh: Mesh, _ color: Color) {
    let blend = PixelBlend(color, order)
    mesh.vertices.withUnsafeBufferPointer { vertices in
      mesh.indices.withUnsafeBufferPointer { indices in
        var index = 0
        while index + 2 < indices.count {
          let triangle = ScanTriangle(
            vertices[Int(indices[index])], vertices[Int(indices[index + 1])],
            vertices[Int(indices[index + 2])])
          if let triangle { fill(triangle, blend) }
          index += 3
        }
      }
    }
  }

  private func fill(_ triangle: ScanTriangle, _ blend: PixelBlend) {
    triangle.forEachSpan(in: clip) { row, first, last in
      let start = pixels + (row * bounds.width + first)
      if triangle.isSolid {
        blend.paint(start, count: last - first)
      } else {
        paint(
          start, count: last - first, from: triangle.coverage(x: first, y: row),
          step: triangle.coverageStepX, blend)
      }
    }
  }

  /// Paints part of a row with a coverage that changes along it.
  private func paint(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, from coverage: Float, step: Float,
    _ blend: PixelBlend
  ) {
    var coverage = coverage
    for index in 0..<count {
      let covered = UInt32(min(max(coverage * 255 + 0.5, 0), 255))
      if covered > 0 { blend.paint(row + index, coverage: covered) }
      coverage += step
    }
  }
}
