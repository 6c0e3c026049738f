public import Geometry

/// Converting points and rectangles between a view's coordinates, its window's and the screen's.
extension ViewTree {
  /// From a view's bounds coordinates to those of its outermost ancestor's superspace.
  ///
  /// That space is the screen for a view in a window; for a view in none, the space its own root
  /// would be laid out in.
  public func toScreen(_ view: ViewID) -> AffineTransform {
    var result = geometry(of: view).toParent
    var next = superview(of: view)
    while let ancestor = next {
      result = result.then(geometry(of: ancestor).toParent)
      next = superview(of: ancestor)
    }
    return result
  }

  /// Converts a screen point down to a view, level by level as hit-testing does (B-018).
  public func convertFromScreen(_ point: Point, to view: ViewID) -> Point {
    var result = point
    for ancestor in ancestors(from: view).reversed() {
      result = records[ancestor.index].convertFromParent(result)
    }
    return result
  }

  /// Converts a point between two views; nil is the window, whose coordinates UIKit uses then (B-068).
  public func convert(_ point: Point, from source: ViewID?, to target: ViewID?) -> Point {
    let root = (source ?? target).map { ancestors(from: $0).last ?? $0 }
    guard let root else { return point }
    if source == nil, target.map({ window(of: $0) == nil }) == true { return point }
    if target == nil, source.map({ window(of: $0) == nil }) == true { return point }
    let screenPoint = toScreen(source ?? root).apply(point)
    return convertFromScreen(screenPoint, to: target ?? root)
  }

  /// Converts a rectangle between two views: the box around its converted corners.
  ///
  /// UIKit: it is boxed twice, in the coordinates of the views' nearest common ancestor and in the
  /// target's (B-018); so two views turned against each other get a larger box than their corners need.
  public func convert(_ rect: Rect, from source: ViewID?, to target: ViewID?) -> Rect {
    let meeting = commonAncestor(of: source, and: target)
    let box = Rect.bounding(rect.corners.map { convert($0, from: source, to: meeting) }) ?? .zero
    return Rect.bounding(box.corners.map { convert($0, from: meeting, to: target) }) ?? .zero
  }

  /// The innermost view that both are in or are; nil where that is the window or nothing.
  private func commonAncestor(of first: ViewID?, and second: ViewID?) -> ViewID? {
    guard let first, let second else { return nil }
    let others = Set(ancestors(from: second))
    return ancestors(from: first).first { others.contains($0) }
  }

  /// The centre of a view's bounds, on the screen: where an input that names the view touches.
  public func centerOnScreen(of view: ViewID) -> Point {
    toScreen(view).apply(bounds(of: view).center)
  }

  /// The view's bounds as they lie on the screen.
  public func outlineOnScreen(of view: ViewID) -> ConvexPolygon {
    ConvexPolygon(bounds(of: view), transformedBy: toScreen(view))
  }
}
