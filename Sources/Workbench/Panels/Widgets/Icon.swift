import Geometry
import PlatformInterface

/// The few pictures that stand for words, drawn from lines and triangles.
enum Icon: Hashable, Sendable {
  case disclosureOpen
  case disclosureShut
  case menu
  case check
  case cross
  case search
  case undo
  case redo
  case tree
  case scenes
  case inspector
  case start
  case back
  case play
  case pause
  case forward
  case end
  case light
  case dark
  case close
  case warning
}

extension Surface {
  /// Draws an icon about its centre.
  ///
  /// The ground is what lies behind it; only the crescent needs to know.
  mutating func icon(
    _ icon: Icon, at center: Point, _ color: Color, on ground: Color? = nil
  ) {
    switch icon {
    case .disclosureOpen, .menu: triangle(center, .down, 8, 5, color)
    case .disclosureShut: triangle(center, .right, 8, 5, color)
    case .check: stroke([(-5, 0), (-1.5, 4), (5.5, -4.5)], center, color, 2)
    case .cross, .close:
      cross(center, icon == .cross ? 2.75 : 4, color, icon == .cross ? 1.75 : 1.5)
    case .search: magnifier(center, color)
    case .undo: bentArrow(center, color, mirrored: false)
    case .redo: bentArrow(center, color, mirrored: true)
    case .tree: treeLines(center, color)
    case .scenes: pages(center, color)
    case .inspector: sliders(center, color)
    case .start, .end: stepToEdge(center, color, isStart: icon == .start)
    case .back: triangle(center, .left, 12, 10, color)
    case .play, .forward: triangle(center, .right, 12, 10, color)
    case .pause: pauseBars(center, color)
    case .light: sun(center, color)
    case .dark: moon(center, color, on: ground ?? theme.panel)
    case .warning: exclamation(center, color)
    }
  }

  private enum Direction {
    case left
    case right
    case down
  }

  /// A filled triangle: its base is `breadth` wide, its point `depth` from the base.
  private mutating func triangle(
    _ center: Point, _ direction: Direction, _ breadth: Double, _ depth: Double, _ color: Color
  ) {
    let half = breadth / 2
    let deep = depth / 2
    let points =
      switch direction {
      case .right: [Point(-deep, -half), Point(deep, 0), Point(-deep, half)]
      case .left: [Point(deep, -half), Point(deep, half), Point(-deep, 0)]
      case .down: [Point(-half, -deep), Point(half, -deep), Point(0, deep)]
      }
    list.fill(.polygon(ConvexPolygon(points.map { $0 + center })), color)
  }

  private mutating func stroke(
    _ points: [(Double, Double)], _ center: Point, _ color: Color, _ width: Double
  ) {
    list.path(
      points.map { Point($0.0, $0.1) + center }, Stroke(color, width: width).rounded)
  }

  private mutating func cross(_ center: Point, _ arm: Double, _ color: Color, _ width: Double) {
    stroke([(-arm, -arm), (arm, arm)], center, color, width)
    stroke([(-arm, arm), (arm, -arm)], center, color, width)
  }

  private mutating func magnifier(_ center: Point, _ color: Color) {
    let lens = Shape.circle(center: center + Point(-1.5, -1.5), radius: 4.25)
    list.stroke(lens, Stroke(color, width: 1.5))
    stroke([(2, 2), (5.5, 5.5)], center, color, 1.5)
  }

  /// An arrow that points to the side it leads to and comes back below.
  private mutating func bentArrow(_ center: Point, _ color: Color, mirrored: Bool) {
    let side = mirrored ? -1.0 : 1.0
    stroke([(-4 * side, -6), (-7.5 * side, -2.5), (-4 * side, 1)], center, color, 1.5)
    let curve: [(Double, Double)] = [
      (-7 * side, -2.5), (4 * side, -2.5), (6 * side, -1.6), (7.2 * side, 0.2), (7.5 * side, 2.5),
      (7.5 * side, 5),
    ]
    stroke(curve, center, color, 1.5)
  }

  private mutating func treeLines(_ center: Point, _ color: Color) {
    for (row, indent) in [0.0, 4, 2].enumerated() {
      let y = Double(row) * 5 - 5
      stroke([(-7 + indent, y), (2 + indent, y)], center, color, 2)
    }
  }

  private mutating func pages(_ center: Point, _ color: Color) {
    for x in [-7.0, 1.5] {
      list.stroke(
        Rect(center.x + x, center.y - 6, 5.5, 12), radius: 1.5,
        Stroke(color, width: 1.5, placement: .inside))
    }
  }

  private mutating func sliders(_ center: Point, _ color: Color) {
    for (row, knob) in [3.0, -3, 1].enumerated() {
      let y = Double(row) * 5 - 5
      stroke([(-8, y), (8, y)], center, color, 1.5)
      list.fill(.circle(center: center + Point(knob, y), radius: 2.75), color)
    }
  }

  private mutating func stepToEdge(_ center: Point, _ color: Color, isStart: Bool) {
    let side = isStart ? -1.0 : 1.0
    list.fill(Rect(center.x + side * 6 - 1, center.y - 6, 2, 12), color)
    triangle(center + Point(-side * 1.5, 0), isStart ? .left : .right, 12, 9, color)
  }

  private mutating func pauseBars(_ center: Point, _ color: Color) {
    list.fill(Rect(center.x - 5, center.y - 6, 3.5, 12), radius: 1, color)
    list.fill(Rect(center.x + 1.5, center.y - 6, 3.5, 12), radius: 1, color)
  }

  private mutating func sun(_ center: Point, _ color: Color) {
    list.stroke(.circle(center: center, radius: 3.25), Stroke(color, width: 1.5))
    for step in 0..<8 {
      let (sine, cosine) = sineAndCosine(degrees: Double(step) * 45)
      let direction = Point(cosine, sine)
      list.line(
        from: center + direction * 5.75, to: center + direction * 7.75,
        Stroke(color, width: 1.5).rounded)
    }
  }

  private mutating func moon(_ center: Point, _ color: Color, on ground: Color) {
    list.fill(.circle(center: center + Point(-0.5, 0.5), radius: 6.5), color)
    list.fill(.circle(center: center + Point(3, -2.5), radius: 5.75), ground)
  }

  private mutating func exclamation(_ center: Point, _ color: Color) {
    stroke([(0, -5), (0, 1)], center, color, 2)
    list.fill(.circle(center: center + Point(0, 4.5), radius: 1.25), color)
  }
}
