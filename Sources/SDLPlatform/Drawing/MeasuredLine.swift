internal import Geometry

/// A line through points that knows how far along it each point lies.
struct MeasuredLine {
  let points: [Point]

  /// From the start to each point.
  let distances: [Double]

  init(_ points: [Point]) {
    self.points = points
    var sum = 0.0
    var distances: [Double] = []
    for (index, point) in points.enumerated() {
      if index > 0 { sum += points[index - 1].distance(to: point) }
      distances.append(sum)
    }
    self.distances = distances
  }

  var length: Double { distances.last ?? 0 }

  /// The part between two distances, as far as the line goes, with the elbows within.
  func part(from start: Double, to end: Double) -> [Point] {
    let start = max(0, start)
    let end = min(length, end)
    var part = [point(at: start)]
    for (index, distance) in distances.enumerated() where distance > start && distance < end {
      part.append(points[index])
    }
    part.append(point(at: end))
    return part
  }

  private func point(at distance: Double) -> Point {
    guard let after = distances.firstIndex(where: { $0 >= distance }) else {
      return points.last ?? .zero
    }
    guard after > 0 else { return points[0] }
    let length = distances[after] - distances[after - 1]
    let share = length > 0 ? (distance - distances[after - 1]) / length : 0
    return points[after - 1] + (points[after] - points[after - 1]) * share
  }
}
