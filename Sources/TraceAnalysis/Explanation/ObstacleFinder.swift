import EventDelivery
import Geometry

/// Finds what keeps a touch at one point from hitting a view, in the order that delivery meets it.
///
/// It asks the real question again after each obstacle is taken out of a copy of the scene: every
/// obstacle found has to go.
struct ObstacleFinder {
  /// How many obstacles are named at most.
  static let limit = 32

  let view: ViewID
  let point: Point
  private var tree: ViewTree

  init(view: ViewID, point: Point, tree: ViewTree) {
    self.view = view
    self.point = point
    self.tree = tree
  }

  /// The obstacles, none where the view is hit; ends early where nothing more can be taken away.
  mutating func find() -> [Obstacle] {
    var found: [Obstacle] = []
    while found.count < Self.limit, let next = nextObstacle(), !found.contains(next) {
      found.append(next)
      tree.remove(next)
    }
    return found
  }

  /// The first obstacle in the scene as it is left, or nil where the view is hit.
  private func nextObstacle() -> Obstacle? {
    var trace = RecordedTrace()
    let result = tree.hitTest(atScreenPoint: point, trace: &trace)
    if let hit = result?.view, tree.isDescendant(hit, of: view) { return nil }
    let asked = HitTestQuestions(trace.events, in: tree)
    let path = Array(tree.ancestors(from: view).reversed())
    guard let window = path.first, tree.isWindow(window) else { return nil }
    if let result, isInFront(result.window, of: window) {
      return taker(result.view, from: result.window, asked, covered: .coveredByWindow)
    }
    if tree.isHidden(window) {
      return Obstacle(.windowHidden, window, removal: .show)
    }
    return firstObstacle(on: path, asked)
  }

  private func isInFront(_ window: ViewID, of other: ViewID) -> Bool {
    let order = tree.windowsFrontToBack
    guard let place = order.firstIndex(of: window), let rest = order.firstIndex(of: other) else {
      return false
    }
    return place < rest
  }

  private func firstObstacle(on path: [ViewID], _ asked: HitTestQuestions) -> Obstacle? {
    for (place, step) in path.enumerated() {
      if let refusal = asked.refusal(of: step) { return obstacle(refusal, at: step) }
      guard place + 1 < path.count else { break }
      if case .forward = tree[step].traits.overrides.hitTest { break }
      let next = path[place + 1]
      if !asked.contains(next) {
        guard let (sibling, answer) = siblingThatAnswered(inFrontOf: next, asked) else {
          return Obstacle(.hitTestOverride, step, removal: .dropHitTest)
        }
        return taker(answer, from: sibling, asked, covered: .coveredBySibling)
      }
    }
    return overrideOnTheWayBack(path, asked)
  }

  /// Someone on the path got an answer from below, or from elsewhere, and returned another one.
  private func overrideOnTheWayBack(_ path: [ViewID], _ asked: HitTestQuestions) -> Obstacle? {
    let changed = path.reversed().first { asked.isOverridden($0) }
    return changed.map { Obstacle(.hitTestOverride, $0, removal: .dropHitTest) }
  }

  private func siblingThatAnswered(
    inFrontOf view: ViewID, _ asked: HitTestQuestions
  ) -> (sibling: ViewID, answer: ViewID)? {
    var sibling = tree.nextSibling(of: view)
    while let candidate = sibling {
      if let answer = asked.answer(of: candidate) { return (candidate, answer) }
      sibling = tree.nextSibling(of: candidate)
    }
    return nil
  }
}

// MARK: - Causes

extension ObstacleFinder {
  private func obstacle(_ refusal: HitTestStep.Refusal, at step: ViewID) -> Obstacle {
    let isView = step == view
    switch refusal {
    case .hidden: return Obstacle(isView ? .hidden : .hiddenAncestor, step, removal: .show)
    case .interactionDisabled:
      return Obstacle(
        isView ? .interactionDisabled : .interactionDisabledAncestor, step,
        removal: .enableInteraction)
    case .transparent:
      return Obstacle(isView ? .alpha : .alphaAncestor, step, removal: .makeOpaque)
    case .animating: return Obstacle(.animating, step, removal: .stopAnimating)
    case .outside(let bounds):
      if tree.hasUnknownHitTesting(step) {
        return Obstacle(.unknownOverride, step, removal: .letIn)
      }
      let own: Cause = bounds.isEmpty ? .zeroSize : .outsideBounds
      let ancestor: Cause = bounds.isEmpty ? .zeroSizeAncestor : .outsideAncestorBounds
      return Obstacle(isView ? own : ancestor, step, removal: .letIn)
    case .override, .endless:
      if tree[step].traits.overrides.hitTest.refusesByItself {
        return Obstacle(.hitTestOverride, step, removal: .dropHitTest)
      }
      return Obstacle(.pointInsideOverride, step, removal: .dropPointInside)
    }
  }

  /// The view that took the touch in front of the one asked about, and what let it.
  private func taker(
    _ taker: ViewID, from branch: ViewID, _ asked: HitTestQuestions, covered: Cause
  ) -> Obstacle {
    func obstacle(_ cause: Cause, _ culprit: ViewID) -> Obstacle {
      Obstacle(cause, culprit, taker: taker, removal: .takeAway(branch))
    }
    let steps = tree.ancestors(from: taker).prefix { $0 != branch } + [branch]
    if let unknown = steps.first(where: { tree.hasUnknownHitTesting($0) }) {
      return obstacle(.unknownOverride, unknown)
    }
    if let redirecting = asked.innermostOverride(answering: taker, in: branch, of: tree) {
      return obstacle(.hitTestOverride, redirecting)
    }
    if let singular = steps.first(where: isFlattened) {
      return obstacle(.singularTransform, singular)
    }
    if let cause = overrideThatLetIn(taker) { return obstacle(cause, taker) }
    let isWindow = covered == .coveredByWindow
    return obstacle(covered, isWindow ? branch : steps.last { !passesThrough($0) } ?? branch)
  }

  private func isFlattened(_ step: ViewID) -> Bool {
    tree.geometry(of: step).transform.inverse == nil
  }

  private func passesThrough(_ step: ViewID) -> Bool {
    tree[step].traits.overrides.hitTest == .passthrough
  }

  /// Why the taker contains a point outside its bounds; nil where the point is inside them.
  private func overrideThatLetIn(_ taker: ViewID) -> Cause? {
    let local = tree.convertFromScreen(point, to: taker)
    guard !tree.bounds(of: taker).contains(local) else { return nil }
    let overrides = tree[taker].traits.overrides
    if overrides.hitTest != nil { return .hitTestOverride }
    return overrides.pointInside == nil ? nil : .pointInsideOverride
  }
}

extension ViewTree {
  /// Whether nobody can see what its `hitTest` or `pointInside` does.
  func hasUnknownHitTesting(_ view: ViewID) -> Bool {
    let overrides = self[view].traits.overrides
    return overrides.hitTest == .unknown || overrides.pointInside == .unknown
  }
}

extension HitTestOverride? {
  /// Whether it can be what says nil before any subview is asked.
  fileprivate var refusesByItself: Bool {
    switch self {
    case .returnsNil, .forward: true
    case nil, .returnsSelf, .passthrough, .nilIf, .only, .redirect, .beyondBounds, .unknown: false
    }
  }
}
