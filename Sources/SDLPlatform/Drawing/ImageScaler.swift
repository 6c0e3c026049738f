internal import PlatformInterface

/// Scales pictures: smaller by averaging the pixels that fall together, larger by blending the two
/// nearest in each direction.
enum ImageScaler {
  /// How much each source pixel in a row counts for one target pixel.
  private struct Taps {
    let first: Int
    let weights: [Float]
  }

  static func scale(_ image: PixelImage, width: Int, height: Int) -> PixelImage {
    guard image.width > 0, image.height > 0, width > 0, height > 0 else {
      return PixelImage(width: 0, height: 0, pixels: [])
    }
    let columns = taps(from: image.width, to: width)
    let rows = taps(from: image.height, to: height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    var cached: [Int: [Float]] = [:]
    for row in rows {
      cached = cached.filter { $0.key >= row.first }
      var sums = [Float](repeating: 0, count: width * 4)
      for (offset, weight) in row.weights.enumerated() {
        let y = row.first + offset
        let line = cached[y] ?? scaledRow(image, y: y, columns)
        cached[y] = line
        for index in sums.indices { sums[index] += line[index] * weight }
      }
      append(sums, to: &pixels)
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  /// A source row at the target's width, with colour multiplied by alpha so that clear pixels
  /// don't lend theirs.
  private static func scaledRow(_ image: PixelImage, y: Int, _ columns: [Taps]) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(columns.count * 4)
    image.pixels.withUnsafeBufferPointer { source in
      for tap in columns {
        var (red, green, blue, alpha) = (Float(0), Float(0), Float(0), Float(0))
        for (offset, weight) in tap.weights.enumerated() {
          let start = (y * image.width + tap.first + offset) * 4
          let opacity = Float(source[start + 3]) * weight
          red += Float(source[start]) * opacity
          green += Float(source[start + 1]) * opacity
          blue += Float(source[start + 2]) * opacity
          alpha += opacity
        }
        result.append(red)
        result.append(green)
        result.append(blue)
        result.append(alpha)
      }
    }
    return result
  }

  private static func append(_ sums: [Float], to pixels: inout [UInt8]) {
    for start in stride(from: 0, to: sums.count, by: 4) {
      let alpha = sums[start + 3]
      for channel in 0..<3 {
        let value = alpha > 0 ? sums[start + channel] / alpha : 0
        pixels.append(UInt8(min(max(value.rounded(), 0), 255)))
      }
      pixels.append(UInt8(min(max(alpha.rounded(), 0), 255)))
    }
  }

  private static func taps(from source: Int, to target: Int) -> [Taps] {
    let ratio = Float(source) / Float(target)
    return (0..<target).map { index in
      ratio > 1
        ? averaging(from: Float(index) * ratio, to: Float(index + 1) * ratio, count: source)
        : blending(at: (Float(index) + 0.5) * ratio - 0.5, count: source)
    }
  }

  private static func averaging(from start: Float, to end: Float, count: Int) -> Taps {
    let first = min(Int(start), count - 1)
    let last = min(max(Int(end.rounded(.up)) - 1, first), count - 1)
    let shares = (first...last).map { pixel in
      max(0, min(end, Float(pixel + 1)) - max(start, Float(pixel)))
    }
    let sum = shares.reduce(0, +)
    return Taps(first: first, weights: shares.map { $0 / sum })
  }

  private static func blending(at position: Float, count: Int) -> Taps {
    let clamped = min(max(position, 0), Float(count - 1))
    let first = min(Int(clamped), max(count - 2, 0))
    guard count > 1 else { return Taps(first: 0, weights: [1]) }
    let share = clamped - Float(first)
    return Taps(first: first, weights: [1 - share, share])
  }
}
