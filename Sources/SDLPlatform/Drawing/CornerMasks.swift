internal import PlatformInterface

/// The round corners in use, drawn once for each radius and thickness.
final class CornerMasks {
  private struct Key: Hashable {
    let radius: Double
    let side: Int

    /// Nil for a filled corner.
    let thickness: Int?
  }

  /// In bytes.
  private var masks = BoundedCache<Key, [Mask]>(capacity: 4 << 20)

  /// The four corners clockwise from the top left, each as large as its square.
  func masks(for corners: CornerArcs, thickness: Int?, steps: Int) -> [Mask] {
    let key = Key(radius: corners.radius, side: corners.side, thickness: thickness)
    if let known = masks.value(for: key) { return known }
    let drawn = draw(corners, thickness: thickness, steps: steps)
    masks.keep(drawn, for: key, cost: 4 * corners.side * corners.side + 256)
    return drawn
  }

  private func draw(_ corners: CornerArcs, thickness: Int?, steps: Int) -> [Mask] {
    let side = corners.side
    let square = PixelRect(left: 0, top: 0, right: 2 * side, bottom: 2 * side)
    guard let closed = CornerArcs(square, radius: corners.radius, atLeast: side) else { return [] }
    var mesh = Mesh()
    if let thickness {
      mesh.addCorners(closed, thickness: Double(thickness), steps: steps)
    } else {
      mesh.addCorners(closed, steps: steps)
    }
    // White on black: what a pixel holds of a channel is how much of it is covered.
    let canvas = PixelCanvas(width: 2 * side, height: 2 * side)
    canvas.clear(.black)
    canvas.fill(mesh, .white)
    return closed.squares.map { square in
      var coverage: [UInt8] = []
      coverage.reserveCapacity(side * side)
      for y in square.top..<square.bottom {
        for x in square.left..<square.right {
          coverage.append(UInt8(canvas.pixels[y * 2 * side + x] & 0xFF))
        }
      }
      return Mask(width: side, height: side, coverage: coverage)
    }
  }
}
