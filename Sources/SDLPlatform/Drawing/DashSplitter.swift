internal import Geometry
internal import PlatformInterface

/// Cuts a line into its dashes; everything is in device pixels.
struct DashSplitter {
  let on: Double
  let off: Double
  let phase: Double

  /// More dashes than this on one line can't be told apart; the line is then drawn solid.
  private static let most = 20_000.0

  /// Nil where the pattern has no gaps to show.
  init?(_ dash: Dash, scale: Double) {
    on = dash.on * scale
    off = dash.off * scale
    phase = dash.phase * scale
    guard on > 0, off > 0, phase.isFinite, (on + off).isFinite else { return nil }
  }

  private var period: Double { on + off }

  /// The dashes of an open line, each with the elbows it goes round.
  func split(_ points: [Point]) -> [[Point]] {
    let line = MeasuredLine(points)
    guard line.length > 0, line.length / period < Self.most else { return [points] }
    var start = -phase.truncatingRemainder(dividingBy: period)
    if start > 0 { start -= period }
    var dashes: [[Point]] = []
    while start < line.length {
      if start + on > 0 { dashes.append(line.part(from: start, to: start + on)) }
      start += period
    }
    return dashes
  }

  /// The dashes of a smooth closed line, stretched so that a whole number goes round.
  func split(closed points: [Point]) -> [[Point]] {
    let line = MeasuredLine(points + points.prefix(1))
    guard line.length > 0, line.length / period < Self.most else { return [points] }
    let count = max(1, (line.length / period).rounded())
    let stretched = line.length / count
    return (0..<Int(count)).map { index in
      let start = Double(index) * stretched
      return line.part(from: start, to: start + on * stretched / period)
    }
  }

  /// The dashes round a polygon: one over each corner, the others spread evenly between.
  func split(polygon points: [Point]) -> [[Point]] {
    var dashes: [[Point]] = []
    for (index, corner) in points.enumerated() {
      let next = points[index + 1 == points.count ? 0 : index + 1]
      let before = points[index == 0 ? points.count - 1 : index - 1]
      dashes.append([
        end(ofDashAt: corner, towards: before), corner, end(ofDashAt: corner, towards: next),
      ])
      dashes += inner(from: corner, to: next)
    }
    return dashes
  }

  private func count(on length: Double) -> Double {
    min(max(1, (length / period).rounded()), Self.most)
  }

  /// Where the half of a corner's dash ends that lies on the side towards another corner.
  private func end(ofDashAt corner: Point, towards other: Point) -> Point {
    let length = corner.distance(to: other)
    guard length > 0 else { return corner }
    return corner + (other - corner) * (on / period / 2 / count(on: length))
  }

  /// The dashes on a side but for those over its corners.
  private func inner(from start: Point, to end: Point) -> [[Point]] {
    let count = count(on: start.distance(to: end))
    let half = on / period / 2
    return (1..<max(Int(count), 1)).map { index in
      [
        start + (end - start) * ((Double(index) - half) / count),
        start + (end - start) * ((Double(index) + half) / count),
      ]
    }
  }
}
