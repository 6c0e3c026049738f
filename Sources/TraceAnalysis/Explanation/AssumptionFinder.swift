import EventDelivery

/// Finds what a verdict takes for granted: methods that nobody can see, and properties that the
/// source doesn't carry.
struct AssumptionFinder {
  let builder: ExplanationBuilder

  func assumptions(of explanation: Explanation) -> [Assumption] {
    guard let landing = builder.landing else { return [] }
    let tree = builder.tree(at: landing)
    var found = unseenHitTesting(explanation, landing, tree)
    found += unknownClasses(explanation, tree)
    found += unseenMethods(landing, tree)
    found += defaults(explanation, tree)
    if explanation.arrives, let view = builder.subject.viewID, let hit = explanation.hit,
      tree.isPrivatePart(hit, of: view)
    {
      found.append(Assumption(responder: .view(view), fact: .override("hitTest")))
    }
    return found.reduce(into: []) { result, next in
      if !result.contains(next) { result.append(next) }
    }
  }

  // MARK: - Overrides

  /// Those of everyone asked, where the touch arrives; else of those it could have come through and of
  /// those that kept it.
  private func unseenHitTesting(
    _ explanation: Explanation, _ landing: Landing, _ tree: ViewTree
  ) -> [Assumption] {
    let asked = run.events.compactMap { event -> ViewID? in
      guard event.event == landing.event, case .hitTest(let step) = event.kind else { return nil }
      switch step {
      case .visit(let view, _), .refuse(let view, _, _): return view
      case .pointInside, .answer, .bound: return nil
      }
    }
    let concerned = views(concernedBy: explanation, tree)
    return asked.filter { explanation.arrives || concerned.contains($0) }.flatMap { view in
      let overrides = tree[view].traits.overrides
      let unseen = [
        overrides.hitTest == .unknown ? "hitTest" : nil,
        overrides.pointInside == .unknown ? "pointInside" : nil,
      ]
      return unseen.compactMap { $0 }.map {
        Assumption(responder: .view(view), fact: .override($0))
      }
    }
  }

  /// The way to the subject and the way to the view that was hit.
  private func views(concernedBy explanation: Explanation, _ tree: ViewTree) -> Set<ViewID> {
    let ends = [ExplanationBuilder.anchor(of: builder.subject, in: tree), explanation.hit]
    return Set(ends.compactMap { $0 }.flatMap { tree.ancestors(from: $0) })
  }

  /// Classes of a dump of which nothing is known may override hit-testing; roots that were printed apart
  /// stand in no known order.
  private func unknownClasses(_ explanation: Explanation, _ tree: ViewTree) -> [Assumption] {
    let path =
      ExplanationBuilder.anchor(of: builder.subject, in: tree)
      .map { tree.ancestors(from: $0) } ?? []
    let cover = explanation.hit.map { tree.ancestors(from: $0) } ?? []
    let unknown = (path + cover).filter { tree[$0].assumed.contains("superclass") }
    var result = unknown.map { Assumption(responder: .view($0), fact: .override("hitTest")) }
    if explanation.cause == .coveredBySibling, let culprit = explanation.culprit?.viewID,
      let window = tree.superview(of: culprit), tree[window].assumed.contains("frame"),
      tree.isWindow(window)
    {
      result.append(Assumption(responder: .view(window), fact: .property("subviews")))
    }
    return result
  }

  private func unseenMethods(_ landing: Landing, _ tree: ViewTree) -> [Assumption] {
    let window = landing.hit.flatMap { tree.window(of: $0) }
    let senders: [ResponderID] = [.application] + (window.map { [.view($0)] } ?? [])
    var result = senders.filter { tree.traits(of: $0).overrides.sendEvent == .unknown }.map {
      Assumption(responder: $0, fact: .override("sendEvent"))
    }
    for event in run.events where event.isAssumed {
      switch event.kind {
      case .touch(.called(let call)):
        let overrides = tree.traits(of: call.responder).overrides
        if let method = ResponderMethod(phase: call.phase),
          overrides.override(of: method)?.behavior == .unknown
        {
          result.append(Assumption(responder: call.responder, fact: .override(method.rawValue)))
        }
        if overrides.next == .unknown {
          result.append(Assumption(responder: call.responder, fact: .override("next")))
        }
      case .action(.beginTracking(let view, _, _))
      where tree[view].traits.overrides.beginTracking == .unknown:
        result.append(Assumption(responder: .view(view), fact: .override("beginTracking")))
      case .action(.continueTracking(let view, _, _))
      where tree[view].traits.overrides.continueTracking == .unknown:
        result.append(Assumption(responder: .view(view), fact: .override("continueTracking")))
      case .gesture(.asked(let recognizer, let question, _, _)):
        result.append(Assumption(.recognizer(recognizer), .override(question.rawValue)))
      case .gesture(.viewAsked(let view, _, _))
      where tree[view].traits.overrides.gestureRecognizerShouldBegin == .unknown:
        result.append(
          Assumption(responder: .view(view), fact: .override("gestureRecognizerShouldBegin")))
      case .queue, .hitTest, .gesture, .touch, .scroll, .responder, .action, .effect: continue
      }
    }
    return result
  }

  // MARK: - Properties

  private func defaults(_ explanation: Explanation, _ tree: ViewTree) -> [Assumption] {
    let names = explanation.cause.restsOn
    let path =
      ExplanationBuilder.anchor(of: builder.subject, in: tree).map { tree.ancestors(from: $0) }
      ?? []
    let culprit = explanation.culprit?.viewID.map { [$0] } ?? []
    return (culprit + path).flatMap { view in
      tree[view].assumed.filter { names.contains($0) }.map {
        Assumption(responder: .view(view), fact: .property($0))
      }
    }
  }

  private var run: DeliveryRun { builder.run }
}

extension ResponderMethod {
  /// The method of a phase; nil for stationary, which calls nothing.
  init?(phase: TouchPhase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    case .stationary: return nil
    }
  }
}

extension Cause {
  private static let place = ["frame", "bounds", "center", "transform"]

  /// The properties that decide it.
  fileprivate var restsOn: [String] {
    switch self {
    case .hidden, .hiddenAncestor, .windowHidden: ["isHidden"]
    case .alpha, .alphaAncestor: ["alpha"]
    case .interactionDisabled, .interactionDisabledAncestor: ["isUserInteractionEnabled"]
    case .zeroSize, .zeroSizeAncestor, .outsideBounds, .outsideAncestorBounds, .offScreen,
      .singularTransform:
      Self.place
    case .coveredBySibling: Self.place + ["isUserInteractionEnabled", "isHidden", "alpha"]
    case .coveredByWindow: Self.place + ["windowLevel", "isUserInteractionEnabled"]
    case .controlDisabled: ["isEnabled"]
    case .wrongControlEvent, .noTarget: ["actions"]
    case .exclusiveTouch: ["isExclusiveTouch"]
    case .multipleTouchDisabled: ["isMultipleTouchEnabled"]
    case .reachable, .mainThreadBusy:
      Self.place + ["isHidden", "alpha", "isUserInteractionEnabled", "windowLevel", "isEnabled"]
    case .handledBelow, .touchesOverride: ["superclass"]
    case .notInWindow, .animating, .pointInsideOverride, .hitTestOverride, .sendEventOverride,
      .unknownOverride,
      .ignoringInteractionEvents, .applicationNotActive, .noFirstResponder, .trackingRefused,
      .gestureCancelsTouches, .gestureDelaysTouches, .scrollViewDelays, .scrollViewCancels,
      .gesturePrevented, .gestureWaits, .gestureFailed, .delegateRefused, .recognizerDisabled,
      .recognizerElsewhere, .noRecognizer:
      []
    }
  }
}
