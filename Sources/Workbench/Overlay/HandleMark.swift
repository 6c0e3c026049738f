import EventDelivery
import Geometry

/// A square that can be dragged: on an area's outline, or at a corner of a view's frame.
struct HandleMark: Hashable, Sendable {
  let view: ViewID
  let handle: StageHandle
  let center: Point
  let isDragged: Bool

  var rect: Rect { Self.square(at: center, side: side) }

  /// What the mouse hits: larger than what is drawn.
  var target: Rect {
    Self.square(at: center, side: isArea ? Metrics.Stage.handleTarget : Metrics.Stage.handle + 4)
  }

  var isArea: Bool {
    switch handle {
    case .area: true
    case .frame: false
    }
  }

  private var side: Double {
    isArea ? Metrics.Stage.handle : Metrics.Stage.selectionCorner
  }

  private static func square(at center: Point, side: Double) -> Rect {
    Rect(center.x - side / 2, center.y - side / 2, side, side)
  }

  /// Area handles this close to the frame's corners would cover them: they stand off instead.
  static let standOff = 14.0

  /// The eight handles of an area, pushed off the frame where the two coincide.
  static func handles(
    of area: AreaMark, frame: ConvexPolygon, dragged: StageDrag?
  ) -> [HandleMark] {
    guard let rect = area.rect else { return [] }
    let center = frame.boundingBox.center
    return StageHandle.Edges.all.map { edges in
      var point = area.toWindow.apply(edges.point(of: rect))
      let nearest = frame.points.map { $0.distance(to: point) }.min() ?? .infinity
      let isOnFrame = nearest < standOff || frame.distanceToOutline(point) < 5
      if isOnFrame {
        let away = point - center
        let length = max(away.distance(to: .zero), 1)
        point = point + away * (standOff * (edges.rawValue.nonzeroBitCount > 1 ? 1.2 : 1) / length)
      }
      let handle = StageHandle.area(edges)
      return HandleMark(
        view: area.view, handle: handle, center: point,
        isDragged: dragged?.view == area.view && dragged?.handle == handle)
    }
  }

  /// The corners of a view's frame.
  static func corners(of view: ViewID, frame: ConvexPolygon, dragged: StageDrag?) -> [HandleMark] {
    zip(StageHandle.Edges.corners, frame.points).map { edges, point in
      let handle = StageHandle.frame(edges)
      return HandleMark(
        view: view, handle: handle, center: point,
        isDragged: dragged?.view == view && dragged?.handle == handle)
    }
  }
}

extension ConvexPolygon {
  /// The distance from a point to the nearest of the polygon's edges.
  func distanceToOutline(_ point: Point) -> Double {
    var nearest = Double.infinity
    for (index, start) in points.enumerated() {
      let end = points[(index + 1) % points.count]
      let along = end - start
      let square = along.x * along.x + along.y * along.y
      let offset = point - start
      let share = square > 0 ? (offset.x * along.x + offset.y * along.y) / square : 0
      nearest = min(nearest, point.distance(to: start + along * min(1, max(0, share))))
    }
    return nearest
  }
}
