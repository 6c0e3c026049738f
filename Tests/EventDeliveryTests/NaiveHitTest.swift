import EventDelivery
import Geometry

/// Hit-testing written as a UIKit subclass would write it: recursive, one call a view, no fast paths.
///
/// It shares no code with the engine's walk but the tree's own conversions.
struct NaiveHitTest {
  let tree: ViewTree
  /// Every view whose `hitTest` ran, in order.
  private(set) var visited: [ViewID] = []
  private var forwarding: [ViewID] = []
  private var forwardCount = 0

  init(tree: ViewTree) {
    self.tree = tree
  }

  mutating func hitTest(screenPoint: Point) -> ViewID? {
    for window in tree.windowsFrontToBack where !tree.isHidden(window) {
      if let view = hitTest(window, tree.geometry(of: window).fromParent.apply(screenPoint)) {
        return view
      }
    }
    return nil
  }

  mutating func hitTest(_ view: ViewID, _ point: Point) -> ViewID? {
    visited.append(view)
    switch tree[view].traits.overrides.hitTest {
    case nil, .unknown: return superHitTest(view, point)
    case .returnsNil: return nil
    case .returnsSelf: return view
    case .passthrough:
      let answer = superHitTest(view, point)
      return answer == view ? nil : answer
    case .nilIf(let matches):
      guard let answer = superHitTest(view, point) else { return nil }
      return matches.contains { matchesView(answer, $0) } ? nil : answer
    case .only(let matches):
      guard let answer = superHitTest(view, point) else { return nil }
      return matches.contains { matchesView(answer, $0) } ? answer : nil
    case .redirect(let target, .superAnswers):
      return superHitTest(view, point) == nil ? nil : target
    case .redirect(let target, .always): return target
    case .redirect(let target, .inside(let area)):
      return area.contains(point) ? target : superHitTest(view, point)
    case .forward(let target, let converted): return forward(view, point, target, converted)
    case .beyondBounds: return beyondBounds(view, point)
    }
  }

  private mutating func superHitTest(_ view: ViewID, _ point: Point) -> ViewID? {
    guard couldBeHit(view), pointInside(view, point) else { return nil }
    return askSubviews(view, point) ?? view
  }

  private mutating func askSubviews(_ view: ViewID, _ point: Point) -> ViewID? {
    for subview in tree.subviews(of: view).reversed() {
      let converted = tree.geometry(of: subview).fromParent.apply(point)
      if let answer = hitTest(subview, converted) { return answer }
    }
    return nil
  }

  private mutating func beyondBounds(_ view: ViewID, _ point: Point) -> ViewID? {
    guard couldBeHit(view) else { return nil }
    return askSubviews(view, point) ?? (pointInside(view, point) ? view : nil)
  }

  private mutating func forward(
    _ view: ViewID, _ point: Point, _ target: ViewID, _ converted: Bool
  ) -> ViewID? {
    forwardCount += 1
    guard forwardCount <= 1000, !forwarding.contains(view) else { return nil }
    forwarding.append(view)
    defer { forwarding.removeAll { $0 == view } }
    return hitTest(target, converted ? tree.convert(point, from: view, to: target) : point)
  }

  private func couldBeHit(_ view: ViewID) -> Bool {
    !tree.isHidden(view) && tree.isUserInteractionEnabled(view)
      && Double(tree.alpha(of: view)) >= 0.01
      && !tree.isAnimating(view)
  }

  private func pointInside(_ view: ViewID, _ point: Point) -> Bool {
    let bounds = tree.bounds(of: view)
    switch tree[view].traits.overrides.pointInside {
    case nil, .unknown: return bounds.contains(point)
    case .always: return true
    case .never: return false
    case .rect(let rect): return rect.contains(point)
    case .outset(let insets):
      return point.x >= bounds.minX - insets.left && point.y >= bounds.minY - insets.top
        && point.x < bounds.maxX + insets.right && point.y < bounds.maxY + insets.bottom
    case .circle:
      return point.distance(to: bounds.center) <= min(bounds.width, bounds.height) / 2
    case .path:
      return PointInsideArea(override: tree[view].traits.overrides.pointInside)
        .contains(point, bounds: bounds)
    case .includeSubviews:
      if bounds.contains(point) { return true }
      return tree.subviews(of: view).contains { subview in
        let converted = tree.geometry(of: subview).fromParent.apply(point)
        return couldBeHit(subview) && pointInside(subview, converted)
      }
    }
  }

  private func matchesView(_ view: ViewID, _ match: ViewMatch) -> Bool {
    switch match {
    case .view(let other): view == other
    case .className(let name): tree[view].isKind(of: name)
    }
  }
}
