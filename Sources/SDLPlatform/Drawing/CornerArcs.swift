internal import Geometry
internal import PlatformInterface

/// A rectangle of whole pixels whose corners are quarter circles.
///
/// Only the corners need a mesh: all between them is plain rectangles, sharp and quick.
struct CornerArcs {
  let rect: PixelRect
  let radius: Double

  /// The side of the square of whole pixels that holds a corner.
  let side: Int

  /// Nil where the corners' squares would overlap, as they do in a disc of odd width.
  init?(_ rect: PixelRect, radius: Double, atLeast thickness: Int = 0) {
    let side = max(Int(radius.rounded(.up)), thickness)
    guard 2 * side <= min(rect.width, rect.height) else { return nil }
    self.rect = rect
    self.radius = radius
    self.side = side
  }

  /// Everything but the corners' squares.
  var rects: [PixelRect] {
    let pieces = [
      PixelRect(
        left: rect.left + side, top: rect.top, right: rect.right - side, bottom: rect.top + side),
      PixelRect(
        left: rect.left, top: rect.top + side, right: rect.right, bottom: rect.bottom - side),
      PixelRect(
        left: rect.left + side, top: rect.bottom - side, right: rect.right - side,
        bottom: rect.bottom),
    ]
    return pieces.filter { !$0.isEmpty }
  }

  /// The corners' squares, clockwise from the top left.
  var squares: [PixelRect] {
    let right = rect.right - side
    let bottom = rect.bottom - side
    return [
      (rect.left, rect.top), (right, rect.top), (right, bottom), (rect.left, bottom),
    ].map { PixelRect(left: $0, top: $1, right: $0 + side, bottom: $1 + side) }
  }

  /// The straight stretches of a stroke of a thickness along the inside.
  func sides(thickness: Int) -> [PixelRect] {
    let pieces = [
      PixelRect(
        left: rect.left + side, top: rect.top, right: rect.right - side,
        bottom: rect.top + thickness),
      PixelRect(
        left: rect.left, top: rect.top + side, right: rect.left + thickness,
        bottom: rect.bottom - side),
      PixelRect(
        left: rect.right - thickness, top: rect.top + side, right: rect.right,
        bottom: rect.bottom - side),
      PixelRect(
        left: rect.left + side, top: rect.bottom - thickness, right: rect.right - side,
        bottom: rect.bottom),
    ]
    return pieces.filter { !$0.isEmpty }
  }

  /// A point of an outline, and the way outwards there.
  struct Mark {
    let point: Point
    let outward: Point
  }

  /// The four corners' outlines at a distance inside the edge, clockwise from the top left.
  ///
  /// Each begins and ends at the border of its square, also where the arc itself is smaller.
  func corners(inside distance: Double, steps: Int) -> [[Mark]] {
    let arc = max(0, radius - distance)
    let reach = Double(side) - max(distance, radius)
    let turns = (0...steps).map { sineAndCosine(degrees: 90 * Double($0) / Double(steps)) }
    // In a frame whose origin is the arc's centre and whose axes point outwards.
    var marks = turns.map { turn in
      let unit = Point(turn.cosine, turn.sine)
      return Mark(point: unit * arc, outward: unit)
    }
    marks.insert(Mark(point: Point(arc, -reach), outward: Point(1, 0)), at: 0)
    marks.append(Mark(point: Point(-reach, arc), outward: Point(0, 1)))
    let inset = Double(side) - reach
    return frames(inset: inset).map { center, across, along in
      marks.map { mark in
        Mark(
          point: center + across * mark.point.x + along * mark.point.y,
          outward: across * mark.outward.x + along * mark.outward.y)
      }
    }
  }

  /// The innermost points of the corners' squares, in the corners' order.
  var innerPoints: [Point] {
    frames(inset: Double(side)).map(\.center)
  }

  /// For each corner the point that lies `inset` inside both edges, and the two ways outwards in
  /// the order in which the outline meets them.
  private func frames(inset: Double) -> [(center: Point, across: Point, along: Point)] {
    let (left, top) = (Double(rect.left) + inset, Double(rect.top) + inset)
    let (right, bottom) = (Double(rect.right) - inset, Double(rect.bottom) - inset)
    return [
      (Point(left, top), Point(-1, 0), Point(0, -1)),
      (Point(right, top), Point(0, -1), Point(1, 0)),
      (Point(right, bottom), Point(1, 0), Point(0, 1)),
      (Point(left, bottom), Point(0, 1), Point(-1, 0)),
    ]
  }
}
