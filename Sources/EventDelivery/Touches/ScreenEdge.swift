import Geometry

/// Which edge of the screen a touch is taken to come from.
enum ScreenEdge {
  /// Points from an edge within which a touch-down has that edge; the input format's own rule.
  static let width = 20.0

  static func edge(at point: Point, on screen: Screen) -> TouchEdge {
    let distances: [(TouchEdge, Double)] = [
      (.left, point.x), (.right, screen.size.width - point.x),
      (.top, point.y), (.bottom, screen.size.height - point.y),
    ]
    let nearest = distances.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= width else { return .none }
    return nearest.0
  }
}
