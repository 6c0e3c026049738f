import PlatformInterface

extension PixelImage {
  /// The most that any byte differs from the other picture's, or nil where their sizes differ.
  func largestDifference(from other: PixelImage) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return pixels.withUnsafeBufferPointer { first in
      other.pixels.withUnsafeBufferPointer { second in
        var largest = 0
        var index = 0
        while index < first.count {
          let difference = Int(first[index]) - Int(second[index])
          largest = max(largest, difference < 0 ? -difference : difference)
          index += 1
        }
        return largest
      }
    }
  }
}
