import EventDelivery
import Geometry
import TraceAnalysis

/// Which badges each node has at the step shown.
struct BadgeBoard: Sendable {
  private let tree: ViewTree
  private let outcomes: [ViewID: HitTestPass.Asking.Outcome]
  private let inside: Set<ViewID>
  private let neverAsked: Set<ViewID>
  private let hits: Set<ViewID>
  private let application: ApplicationPicture

  init(tree: ViewTree, picture: DeliveryPicture) {
    self.tree = tree
    var outcomes: [ViewID: HitTestPass.Asking.Outcome] = [:]
    var inside: Set<ViewID> = []
    for asking in picture.pass?.askings ?? [] {
      outcomes[asking.view] = asking.outcome
      if asking.containsPoint == true { inside.insert(asking.view) }
    }
    self.outcomes = outcomes
    self.inside = inside
    neverAsked = Set(picture.neverAsked)
    hits = Set(([picture.hit] + picture.companions.map(\.hit)).compactMap { $0 })
    application = picture.application ?? ApplicationPicture(of: tree)
  }

  /// The strongest first.
  func badges(of node: NodeID) -> [Badge] {
    switch node {
    case .recognizer(let recognizer): return badges(of: tree[recognizer])
    case .responder(.view(let view)): return badges(of: view)
    case .responder(let responder):
      let focus: [Badge] =
        application.firstResponders.contains(responder) ? [.firstResponder] : []
      return focus + (tree.traits(of: responder).overrides.next == nil ? [] : [.override])
    }
  }

  /// Whether the touch shown can't come from this node or what lies below it.
  func isOut(_ node: NodeID) -> Bool {
    guard let view = node.viewID else { return false }
    if neverAsked.contains(view) { return true }
    guard case .refused = outcomes[view] else { return false }
    return true
  }

  private func badges(of recognizer: Recognizer) -> [Badge] {
    recognizer.isEnabled ? [] : [.disabled]
  }

  private func badges(of view: ViewID) -> [Badge] {
    var result: [Badge] = []
    let isHit = hits.contains(view)
    if isHit { result.append(.hit) }
    let standing = standingRefusal(of: view)
    if case .refused(let refusal) = outcomes[view], !isHit {
      result.append(.refused(refusal))
    } else if let standing {
      result.append(.unreachable(standing))
    }
    if neverAsked.contains(view), standing == nil { result.append(.notAsked) }
    if application.firstResponders.contains(.view(view)) { result.append(.firstResponder) }
    if application.keyWindow == view, tree.windows.count > 1 { result.append(.keyWindow) }
    if let area = areaBadge(of: view) { result.append(area) }
    let details = tree[view]
    if changesWay(details.traits.overrides) { result.append(.override) }
    if details.control?.isEnabled == false { result.append(.disabled) }
    if !details.assumed.isEmpty { result.append(.assumed) }
    if !isHit, inside.contains(view) { result.append(.asked) }
    return result
  }

  /// Why the view refuses whatever touch comes.
  private func standingRefusal(of view: ViewID) -> HitTestStep.Refusal? {
    if tree.isHidden(view) { return .hidden }
    if !tree.isUserInteractionEnabled(view) { return .interactionDisabled }
    if tree.alpha(of: view) < 0.01 { return .transparent(alpha: tree.alpha(of: view)) }
    return tree.isAnimating(view) ? .animating : nil
  }

  private func areaBadge(of view: ViewID) -> Badge? {
    guard case .outset(let insets) = tree[view].traits.overrides.pointInside else { return nil }
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    let widest = sides.max() ?? 0
    if widest > 0 { return .enlarged(widest) }
    let narrowest = sides.min() ?? 0
    return narrowest < 0 ? .shrunk(narrowest) : nil
  }

  /// Whether an override changes where touches go in a way that no other badge tells.
  private func changesWay(_ overrides: ResponderOverrides) -> Bool {
    if overrides.hitTest != nil || overrides.next != nil { return true }
    switch overrides.pointInside {
    case nil, .outset: return false
    case .rect, .path, .circle, .includeSubviews, .always, .never, .unknown: return true
    }
  }
}
