import EventDelivery
import Geometry

extension Verdict {
  /// The verdict on a whole touch; nil where the picture shows none.
  init?(summing picture: DeliveryPicture, in tree: ViewTree) {
    guard let pass = picture.pass, pass.isBound else { return nil }
    let isHover = picture.event == nil
    if let several = Self.several(of: picture, pass) {
      self.init(
        headline: .touch(several),
        reason: Self.reason(for: several, picture, tree))
      return
    }
    guard let hit = pass.hit else {
      self.init(
        headline: .touch(isHover ? .wouldHitNobody : .goesToNobody(isTap: picture.isTap)),
        reason: Self.reasonForNobody(pass))
      return
    }
    let wayDown = Self.oddity(of: pass, hit: hit, picture, tree)
    self.init(
      headline: .touch(isHover ? .wouldHit(hit) : .goesTo(hit, isTap: picture.isTap)),
      reason: wayDown ?? Self.outcome(of: picture, hit: hit, tree) ?? Self.refusals(of: pass))
  }

  /// What came of several touches, where they went to one view.
  private static func reason(
    for touches: WholeTouch, _ picture: DeliveryPicture, _ tree: ViewTree
  ) -> Reason? {
    guard case .allGoTo(let view, _) = touches else { return nil }
    return outcome(of: picture, hit: view, tree)
  }

  /// Where each of several fingers goes; nil for one finger.
  private static func several(
    of picture: DeliveryPicture, _ pass: HitTestPass
  ) -> WholeTouch? {
    guard !picture.companions.isEmpty, let finger = pass.finger else { return nil }
    let all = picture.companions + [TouchCompanion(finger: finger, hit: pass.hit)]
    if let hit = pass.hit, all.allSatisfy({ $0.hit == hit }) {
      return .allGoTo(hit, count: all.count)
    }
    return .eachGoesTo(all)
  }

  private static func reasonForNobody(_ pass: HitTestPass) -> Reason? {
    if pass.isAssumed { return .assumed }
    guard let first = pass.askings.first else { return .answer(.noWindowAnswered) }
    guard let refusal = first.refusal else { return .answer(.overrideDecides) }
    return .seen(.refusedInFront(first.view, refusal))
  }

  /// What is surprising about who was hit: what one sees there isn't what takes the touch.
  private static func oddity(
    of pass: HitTestPass, hit: ViewID, _ picture: DeliveryPicture, _ tree: ViewTree
  ) -> Reason? {
    if pass.isAssumed { return .assumed }
    guard let point = pass.screenPoint else { return nil }
    let isOutsideBounds = pass.asking(of: hit).map { asking in
      !tree.bounds(of: hit).contains(asking.point)
    }
    if isOutsideBounds == true { return .seen(.insideArea(hit)) }
    if let seen = tree.frontmostDrawnView(at: point), !tree.isDescendant(hit, of: seen) {
      if let reason = reason(whyNot: seen, pass, tree) { return reason }
    }
    let isOverridden = pass.askings.contains { $0.outcome == .answered(hit, isOverride: true) }
    if isOverridden { return .answer(.overrideDecides) }
    return tree.isInCutCorner(of: hit, at: point) ? .seen(.insideCorner(hit)) : nil
  }

  /// Why a view that is drawn at the point doesn't take the touch.
  private static func reason(
    whyNot seen: ViewID, _ pass: HitTestPass, _ tree: ViewTree
  ) -> Reason? {
    if let refusal = pass.asking(of: seen)?.refusal { return .seen(.refusedInFront(seen, refusal)) }
    for ancestor in tree.ancestors(from: seen).dropFirst() {
      guard let asking = pass.asking(of: ancestor) else { continue }
      guard let refusal = asking.refusal else { break }
      if case .outside = refusal { return .seen(.neverAsked(seen, because: ancestor)) }
      return .seen(.refusedInFront(ancestor, refusal))
    }
    let isRaised = tree.ancestors(from: seen).contains { tree[$0].layer.zPosition != 0 }
    return isRaised && pass.asking(of: seen) == nil ? .seen(.zPositionMisleads(seen)) : nil
  }

  /// What came of the touch.
  private static func outcome(
    of picture: DeliveryPicture, hit: ViewID, _ tree: ViewTree
  ) -> Reason? {
    if let ignored = picture.ignored { return .delivery(.ignored(ignored)) }
    if let action = picture.actions.last, action.outcome == .performed,
      let actor = action.asked.last
    {
      return .outcome(.sentAction(selector: action.selector, to: actor))
    }
    if let route = picture.routes.last, case .routed(let event) = route.message,
      case .handled(let responder) = route.end
    {
      return .outcome(.sentRoute(event: event.name, to: responder))
    }
    switch picture.path?.end {
    case .handled(let responder):
      return responder == .view(hit)
        ? .outcome(.handledByItself) : .outcome(.handledFurtherUp(responder))
    case .discarded:
      return covered(by: hit, picture, tree) ?? refusals(of: picture.pass)
        ?? .outcome(.handledByNobody)
    case .endless(let responder): return .way(.goesRound(responder))
    case .running, nil: return nil
    }
  }

  /// The view in front of all that the hit view keeps from being asked at the point.
  private static func covered(
    by hit: ViewID, _ picture: DeliveryPicture, _ tree: ViewTree
  ) -> Reason? {
    guard let point = picture.pass?.screenPoint else { return nil }
    let covered = picture.neverAsked.last { view in
      tree.pointInside(view, at: tree.convertFromScreen(point, to: view))
        && !tree.isDescendant(view, of: hit) && !tree.isDescendant(hit, of: view)
    }
    return covered.map { .seen(.covers($0, by: hit)) }
  }

  private static func refusals(of pass: HitTestPass?) -> Reason? {
    let refused = pass?.refused.map(\.view) ?? []
    return refused.isEmpty ? nil : .outcome(.refused(refused))
  }
}

extension DeliveryPicture {
  /// Whether the touch shown came down and lifted without moving on.
  var isTap: Bool {
    guard let finger = pass?.finger, let mark = fingers.first(where: { $0.finger == finger }),
      let landed = pass?.screenPoint
    else { return false }
    // UIKit: a touch that has gone further is no tap any more (B-073).
    return mark.phase == .ended && mark.point.distance(to: landed) < 45
  }
}
