import Geometry

/// The rectangles that are taken already, and a quick answer to whether another one would meet them.
struct Occupancy: Sendable {
  /// The side of a bucket, in window points: about a label's length.
  private static let bucket = 64.0

  let area: Rect
  private(set) var rects: [Rect] = []
  private let columns: Int
  private let rows: Int
  private var buckets: [[Int32]]

  init(area: Rect) {
    self.area = area
    columns = max(1, Int((area.width / Self.bucket).rounded(.up)))
    rows = max(1, Int((area.height / Self.bucket).rounded(.up)))
    buckets = Array(repeating: [], count: columns * rows)
  }

  /// Whether the rectangle lies within the area and meets nothing taken.
  func isFree(_ rect: Rect, gap: Double = 0) -> Bool {
    area.contains(rect) && !meetsAny(rect, gap: gap)
  }

  /// Whether the rectangle, enlarged by a gap, shares area with anything taken.
  func meetsAny(_ rect: Rect, gap: Double = 0) -> Bool {
    let wanted = rect.inset(by: -gap)
    for bucket in bucketPlaces(of: wanted) {
      for index in buckets[bucket] where rects[Int(index)].intersects(wanted) { return true }
    }
    return false
  }

  /// How many of the taken rectangles it would meet.
  func meetings(_ rect: Rect) -> Int {
    var count = 0
    var seen: [Int32] = []
    for bucket in bucketPlaces(of: rect) {
      for index in buckets[bucket] where rects[Int(index)].intersects(rect) {
        guard !seen.contains(index) else { continue }
        seen.append(index)
        count += 1
      }
    }
    return count
  }

  mutating func take(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    let index = Int32(rects.count)
    rects.append(rect)
    for bucket in bucketPlaces(of: rect) { buckets[bucket].append(index) }
  }

  private func bucketPlaces(of rect: Rect) -> [Int] {
    let left = clamp((rect.minX - area.minX) / Self.bucket, columns)
    let right = clamp((rect.maxX - area.minX) / Self.bucket, columns)
    let top = clamp((rect.minY - area.minY) / Self.bucket, rows)
    let bottom = clamp((rect.maxY - area.minY) / Self.bucket, rows)
    guard left < right || top < bottom else { return [top * columns + left] }
    return (top...bottom).flatMap { row in (left...right).map { row * columns + $0 } }
  }

  private func clamp(_ value: Double, _ count: Int) -> Int {
    guard value > 0 else { return 0 }
    return min(count - 1, Int(min(value, Double(count))))
  }
}
