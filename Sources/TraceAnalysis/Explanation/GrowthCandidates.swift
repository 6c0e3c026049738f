import EventDelivery
import Geometry

/// Ways to make a view reach as far as the touch: its own size, or the area in which it takes touches.
struct GrowthCandidates {
  /// Points that a view's area is grown at most, and the least side of a control that a finger hits
  /// well; source: Apple's Human Interface Guidelines.
  private static let farthest = 44.0

  let builder: ExplanationBuilder
  let tree: ViewTree

  func changes(of view: ViewID) -> [[Effect]] {
    guard let landing = builder.landing else { return [] }
    let local = tree.convertFromScreen(landing.point, to: view)
    let anchor = ExplanationBuilder.anchor(of: builder.subject, in: tree)
    // What is scrolled out of sight is no fault of the scroll view's size.
    if let anchor, tree.scrollView(hiding: anchor, at: landing.point, by: view) != nil { return [] }
    if .view(view) == builder.subject {
      return [fingerSized(view)].compactMap { $0 } + ownArea(of: view, local)
    }
    return [grownFrame(of: view, local), areaOfSubviews(of: view)].compactMap { $0 }
  }

  /// A view without width or height gets room for a finger.
  private func fingerSized(_ view: ViewID) -> [Effect]? {
    let bounds = tree.bounds(of: view)
    guard bounds.isEmpty, tree.geometry(of: view).transform.isIdentity else { return nil }
    let size = Size(
      bounds.width > 0 ? bounds.width : Self.farthest,
      bounds.height > 0 ? bounds.height : Self.farthest)
    return [set(.frame(Rect(origin: tree.frame(of: view).origin, size: size)), of: view)]
  }

  /// An area that reaches a touch nearby.
  private func ownArea(of view: ViewID, _ point: Point) -> [[Effect]] {
    let bounds = tree.bounds(of: view)
    let gaps = [
      bounds.minX - point.x, point.x - bounds.maxX, bounds.minY - point.y, point.y - bounds.maxY,
    ]
    let gap = (max(0, gaps.max() ?? 0) + 1).rounded(.up)
    guard gap <= Self.farthest else { return [] }
    let outset = PointInsideOverride.outset(Insets(top: gap, left: gap, bottom: gap, right: gap))
    return [[set(.pointInside(outset), of: view)]]
  }

  /// The frame grown to the right and downwards, where nothing inside moves with it.
  private func grownFrame(of view: ViewID, _ point: Point) -> [Effect]? {
    let bounds = tree.bounds(of: view)
    guard tree.geometry(of: view).transform.isIdentity, !tree.isWindow(view),
      let anchor = ExplanationBuilder.anchor(of: builder.subject, in: tree)
    else { return nil }
    let needed = tree.convert(tree.bounds(of: anchor), from: anchor, to: view)
    guard point.x >= bounds.minX, point.y >= bounds.minY else { return nil }
    let frame = tree.frame(of: view)
    let size = Size(
      max(bounds.width, needed.maxX - bounds.minX, (point.x - bounds.minX + 1).rounded(.up)),
      max(bounds.height, needed.maxY - bounds.minY, (point.y - bounds.minY + 1).rounded(.up)))
    return [set(.frame(Rect(origin: frame.origin, size: size)), of: view)]
  }

  private func areaOfSubviews(of view: ViewID) -> [Effect]? {
    tree.firstSubview(of: view) == nil ? nil : [set(.pointInside(.includeSubviews), of: view)]
  }

  private func set(_ change: PropertyChange, of view: ViewID) -> Effect {
    .set(target: tree[view].identifier, changes: [change])
  }
}

/// Ways to get a view out of the way that took the touch in front of another.
struct CoverCandidates {
  let builder: ExplanationBuilder
  let tree: ViewTree

  func changes(of cover: ViewID, taker: ViewID?) -> [[Effect]] {
    let passing = passThrough(cover, taker: taker)
    let ignoring: [Effect] = [set(.isUserInteractionEnabled(false), of: cover)]
    return [bringToFront(past: cover), passing, ignoring].compactMap { $0 } + hide(cover)
  }

  /// The cover lets through what it would answer with itself or with those between.
  private func passThrough(_ cover: ViewID, taker: ViewID?) -> [Effect] {
    guard let taker, taker != cover, tree.isDescendant(taker, of: cover) else {
      return [set(.hitTest(.passthrough), of: cover)]
    }
    let between = tree.ancestors(from: taker).prefix { $0 != cover } + [cover]
    return [set(.hitTest(.nilIf(between.map { .view($0) })), of: cover)]
  }

  /// The subject's own branch comes in front of the cover's.
  private func bringToFront(past cover: ViewID) -> [Effect]? {
    guard let anchor = ExplanationBuilder.anchor(of: builder.subject, in: tree) else { return nil }
    let covering = tree.ancestors(from: cover)
    let branch = tree.ancestors(from: anchor).first { step in
      tree.superview(of: step).map { covering.contains($0) } ?? false
    }
    return branch.map { [.bringToFront(tree[$0].identifier)] }
  }

  /// Windows that should have gone, and views that can't be seen anyway.
  private func hide(_ cover: ViewID) -> [[Effect]] {
    let isSeen = tree[cover].backgroundColor != nil || tree[cover].text != nil
    guard tree.isWindow(cover) || (!isSeen && tree.firstSubview(of: cover) == nil) else {
      return []
    }
    return [[set(.isHidden(true), of: cover)]]
  }

  private func set(_ change: PropertyChange, of view: ViewID) -> Effect {
    .set(target: tree[view].identifier, changes: [change])
  }
}
