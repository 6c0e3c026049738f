import EventDelivery
import Geometry

/// Finds what is to be known beside a verdict: where the touch was, what only looks otherwise.
struct RemarkFinder {
  let builder: ExplanationBuilder

  func remarks(on explanation: Explanation) -> [Explanation.Remark] {
    guard let landing = builder.landing, !explanation.arrives,
      let view = builder.subject.viewID
    else { return explanation.remarks }
    let tree = builder.tree(at: landing)
    var remarks = explanation.remarks
    let outline = tree.outlineOnScreen(of: view)
    if tree.window(of: view) != nil, !tree.bounds(of: view).isEmpty,
      !outline.contains(landing.point)
    {
      remarks.insert(.pointElsewhere(outline.boundingBox), at: 0)
    }
    guard let culprit = explanation.culprit?.viewID else { return remarks }
    if explanation.cause == .coveredBySibling, isDrawnInFront(view, of: culprit, tree) {
      remarks.append(.drawnInFront)
    }
    if explanation.cause == .outsideAncestorBounds,
      let scrollView = tree.scrollView(hiding: view, at: landing.point, by: culprit)
    {
      remarks.append(.scrolledAway(in: scrollView))
    }
    return remarks
  }

  /// Whether the branches of the two lie in the other order by `zPosition`.
  private func isDrawnInFront(_ view: ViewID, of cover: ViewID, _ tree: ViewTree) -> Bool {
    let covering = tree.ancestors(from: cover)
    let path = tree.ancestors(from: view)
    guard let meeting = path.first(where: { covering.contains($0) }) else { return false }
    let own = path.prefix { $0 != meeting }.last
    let other = covering.prefix { $0 != meeting }.last
    guard let own, let other else { return false }
    return tree[own].layer.zPosition > tree[other].layer.zPosition
  }
}

extension ViewTree {
  /// The scroll view in which a view lies beyond the edge, at a point that the culprit keeps out: the
  /// culprit is that scroll view, or around it.
  func scrollView(hiding view: ViewID, at point: Point, by culprit: ViewID) -> ViewID? {
    ancestors(from: view).dropFirst().first { ancestor in
      self[ancestor].scroll != nil && isDescendant(ancestor, of: culprit)
        && !bounds(of: ancestor).contains(convertFromScreen(point, to: ancestor))
    }
  }

  /// Whether UIKit alone makes views of that class, so that nobody can override their methods.
  func isSystemOwned(_ view: ViewID) -> Bool {
    let name = self[view].className.split(separator: ".").last ?? ""
    let bars = ["UINavigationBar", "UITabBar", "UIToolbar"]
    let isPrivate = name.hasPrefix("_") || bars.contains(String(name))
    return isPrivate || (name.hasPrefix("UI") && ViewClass.named(String(name)) == nil)
  }
}
