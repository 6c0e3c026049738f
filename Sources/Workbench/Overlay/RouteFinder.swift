import Geometry

/// Finds orthogonal lines between two markers.
enum RouteFinder {
  /// Every shape of line worth trying between two points; `strips` are upright lanes it may use.
  static func routes(
    from start: Point, to end: Point, entry: StopPlaces.Entry, strips: [Double]
  ) -> [Route] {
    if start.x == end.x || start.y == end.y {
      return [Route([start, end])] + detours(from: start, to: end, strips: strips)
    }
    let across = Route([start, Point(end.x, start.y), end])
    let along = Route([start, Point(start.x, end.y), end])
    switch entry {
    case .top, .bottom:
      let half = ((start.y + end.y) / 2).rounded()
      return [
        across, Route([start, Point(start.x, half), Point(end.x, half), end]),
      ]
    case .leading, .trailing:
      return [along] + detours(from: start, to: end, strips: strips)
    case .beside:
      return [across, along]
    }
  }

  /// Lines that leave the start up or down, follow a strip, and come to the end from its side.
  private static func detours(
    from start: Point, to end: Point, strips: [Double]
  ) -> [Route] {
    let side = end.y >= start.y ? 1.0 : -1
    let rim = Metrics.Stage.stop / 2 + Metrics.Stage.stopRim
    return strips.filter { $0 < end.x - 6 || $0 > end.x + 6 }.flatMap { strip in
      let leaving = [rim + 4, rim + 1.5].map { step in
        Route([
          start, Point(start.x, start.y + step * side), Point(strip, start.y + step * side),
          Point(strip, end.y), end,
        ])
      }
      return leaving + [Route([start, Point(strip, start.y), Point(strip, end.y), end])]
    }
  }
}
