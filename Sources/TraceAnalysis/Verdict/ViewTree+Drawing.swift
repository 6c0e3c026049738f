public import EventDelivery
public import Geometry

/// What one sees at a point, which isn't always what takes a touch there.
extension ViewTree {
  /// The view drawn frontmost at a point of the screen: by windows, subviews and zPosition, cut by
  /// `clipsToBounds`; hidden and transparent views aren't drawn.
  public func frontmostDrawnView(at point: Point) -> ViewID? {
    for window in windowsFrontToBack {
      var result: ViewID?
      var waiting = [(view: window, point: point)]
      while let (view, outer) = waiting.popLast() {
        guard !isHidden(view), alpha(of: view) >= 0.01,
          let fromParent = geometry(of: view).toParent.inverse
        else { continue }
        let local = fromParent.apply(outer)
        let contains = bounds(of: view).contains(local)
        if contains, !isWindow(view) || self[view].backgroundColor != nil {
          if self[view].backgroundColor?.alpha != 0 { result = view }
        }
        if !contains, self[view].clipsToBounds { continue }
        for subview in subviewsInDrawingOrder(of: view).reversed() {
          waiting.append((subview, local))
        }
      }
      if let result { return result }
    }
    return nil
  }

  /// A view's subviews as they are drawn: the higher `zPosition` later, among equals UIKit's order.
  public func subviewsInDrawingOrder(of view: ViewID) -> [ViewID] {
    let subviews = subviews(of: view)
    let heights = subviews.map { self[$0].layer.zPosition }
    guard heights.contains(where: { $0 != 0 }) else { return subviews }
    let order = subviews.indices.sorted {
      heights[$0] == heights[$1] ? $0 < $1 : heights[$0] < heights[$1]
    }
    return order.map { subviews[$0] }
  }

  /// Whether a point lies in the part of a view's bounds that its corner radius cuts off.
  ///
  /// UIKit: such a point is inside all the same (B-014).
  public func isInCutCorner(of view: ViewID, at screenPoint: Point) -> Bool {
    let bounds = bounds(of: view)
    let point = convertFromScreen(screenPoint, to: view)
    let radius = min(self[view].layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    guard radius > 0, bounds.contains(point) else { return false }
    let inner = bounds.inset(by: radius)
    let nearest = Point(
      min(max(point.x, inner.minX), inner.maxX), min(max(point.y, inner.minY), inner.maxY))
    let isInCorner = nearest.x != point.x && nearest.y != point.y
    return isInCorner && nearest.distance(to: point) > radius
  }
}
