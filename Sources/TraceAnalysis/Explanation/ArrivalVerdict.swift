import EventDelivery

/// What became of a touch that hit the subject's view, or one below it.
struct ArrivalVerdict {
  let builder: ExplanationBuilder
  let landing: Landing
  let hit: ViewID

  var run: DeliveryRun { builder.run }
  private var isRecognizer: Bool {
    if case .recognizer = subject { true } else { false }
  }

  var subject: ExplainedSubject { builder.subject }

  func explanation() -> Explanation {
    // Recognizers see what their view ignores.
    var explanation = (isRecognizer ? nil : ignored()) ?? droppedOnTheWay() ?? content()
    if explanation.cause == .reachable, !isRecognizer, let delayed = delayed() {
      explanation = delayed
    }
    if explanation.cause == .reachable, !landing.isPrompt {
      explanation.cause = .mainThreadBusy
      explanation.evidence = landing.dequeued?.index
      explanation.arrives = true
    }
    return explanation
  }

  private func content() -> Explanation {
    switch subject {
    case .recognizer(let recognizer): recognizerVerdict(recognizer)
    case .responder(.view(hit)): ownRecognizers(of: hit) ?? taken() ?? arrived()
    case .responder(let responder): climbedOrSeen(responder)
    }
  }

  /// The steps from the touch-down until the same finger comes down again.
  var steps: ArraySlice<TraceEvent> {
    guard let bound = landing.bound else { return [] }
    let rest = run.events[(bound.index.position + 1)...]
    let end = rest.firstIndex { event in
      guard case .hitTest(.bound(let binding)) = event.kind else { return false }
      return binding.finger == landing.finger
    }
    return rest[..<(end ?? rest.endIndex)]
  }

  // MARK: - The hit view never hears of it

  private func ignored() -> Explanation? {
    for event in steps {
      guard event.event == landing.event,
        case .touch(.ignored(landing.finger, let view, let reason)) = event.kind
      else { continue }
      var explanation =
        switch reason {
        case .multipleTouchDisabled:
          Explanation(subject, .multipleTouchDisabled, culprit: .view(view))
        case .exclusiveTouch(let exclusive):
          Explanation(subject, .exclusiveTouch, culprit: .view(exclusive))
        }
      explanation.evidence = event.index
      return explanation
    }
    return nil
  }

  /// UIKit: without super's `sendEvent` nothing is delivered (B-309).
  private func droppedOnTheWay() -> Explanation? {
    let window = builder.tree(at: landing).window(of: hit)
    for event in steps {
      guard event.event == landing.event, let parent = event.parent,
        case .queue(.dropped(_, .sendEventOverride)) = event.kind
      else { continue }
      var culprit = ResponderID.application
      if case .touch(.windowSendEvent(let sender, _)) = run.events[parent.position].kind {
        guard sender == window else { continue }
        culprit = .view(sender)
      }
      var explanation = Explanation(subject, .sendEventOverride, culprit: .responder(culprit))
      explanation.evidence = event.index
      return explanation
    }
    return nil
  }

  // MARK: - A view below it was hit

  /// A view with recognizers responds through them where touches below it are seen by those.
  private func climbedOrSeen(_ responder: ResponderID) -> Explanation {
    let tree = builder.tree(at: landing)
    guard let view = responder.viewID, !tree.addedRecognizers(of: view).isEmpty,
      !handlesTouches(view, tree)
    else { return taken() ?? climbed(to: responder) }
    return ownRecognizers(of: view) ?? Explanation(subject, .reachable)
  }

  /// The touch climbs to the subject, unless somebody below keeps a part of it.
  private func climbed(to responder: ResponderID) -> Explanation {
    let calls = touchCalls()
    let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      let ofPhase = calls.filter { $0.call.phase == phase }
      guard !ofPhase.isEmpty, !ofPhase.contains(where: { $0.call.responder == responder }) else {
        continue
      }
      return redirected(from: responder) ?? kept(responder, from: ofPhase)
    }
    guard calls.contains(where: { $0.call.responder == responder }) else {
      return Explanation(subject, .handledBelow, culprit: .view(hit))
    }
    if let view = responder.viewID, builder.tree(at: landing).isPrivatePart(hit, of: view) {
      return Explanation(subject, .reachable)
    }
    // UIKit: a control follows touches of its own (S-13); what climbs to it makes no action.
    if let view = responder.viewID, builder.tree(at: landing)[view].control != nil {
      return redirected(from: responder)
        ?? Explanation(subject, .handledBelow, culprit: .view(hit))
    }
    return Explanation(subject, .reachable)
  }

  /// An override handed the touch to a view below that hit-testing would have passed over.
  private func redirected(from responder: ResponderID) -> Explanation? {
    guard let view = responder.viewID else { return nil }
    var tree = builder.tree(at: landing)
    let asked = HitTestQuestions(run.events, in: tree, of: landing.event)
    guard let redirecting = asked.innermostOverride(answering: hit, in: view, of: tree) else {
      return nil
    }
    tree.apply(.hitTest(nil), to: redirecting)
    guard tree.hitTest(atScreenPoint: landing.point)?.view == view else { return nil }
    return Explanation(subject, .hitTestOverride, culprit: .view(redirecting))
  }

  private func kept(
    _ responder: ResponderID, from calls: [(index: TraceIndex, call: TouchStep.Call)]
  ) -> Explanation {
    guard let last = calls.last else { return Explanation(subject, .handledBelow) }
    let keeper = last.call.responder
    let tree = builder.tree(at: landing)
    var explanation = Explanation(
      subject, keeper == .view(hit) ? .handledBelow : .touchesOverride,
      culprit: .responder(keeper))
    if last.call.disposition != .handled {
      // Nobody kept it: the chain goes another way.
      let turning = calls.first { tree.traits(of: $0.call.responder).overrides.next != nil }
      explanation = Explanation(
        subject, turning == nil ? .notInWindow : .touchesOverride,
        culprit: .responder(turning?.call.responder ?? responder))
    }
    explanation.evidence = last.index
    return explanation
  }

  private func touchCalls() -> [(index: TraceIndex, call: TouchStep.Call)] {
    steps.compactMap { event in
      guard case .touch(.called(let call)) = event.kind, call.fingers.contains(landing.finger)
      else { return nil }
      return (event.index, call)
    }
  }
}

// MARK: - It was hit itself

extension ArrivalVerdict {
  /// A control must also have made an action of it, if it has any.
  private func arrived() -> Explanation {
    let tree = builder.tree(at: landing)
    guard let control = tree[hit].control else { return Explanation(subject, .reachable) }
    if !control.isEnabled { return blamed(.controlDisabled) }
    if swallowsItsOwnTouches(tree) { return blamed(.touchesOverride) }
    let own = steps.compactMap { event -> (index: TraceIndex, step: ActionStep)? in
      guard case .action(let step) = event.kind, step.control == hit else { return nil }
      return (event.index, step)
    }
    let refusal = own.first { $0.step.isRefusal }
    if refusal?.step.isBeginning == true {
      let isOwn = tree[hit].traits.overrides.beginTracking == .answer(false)
      return isOwn
        ? blamed(.trackingRefused, by: refusal?.index) : reachable(with: .tracksItsKnob)
    }
    guard !control.actions.isEmpty else {
      var explanation = Explanation(subject, .reachable)
      explanation.hasNoActions = !tree[hit].assumed.contains("actions")
      return explanation
    }
    let deliveries = own.compactMap { item -> (index: TraceIndex, isDone: Bool)? in
      guard case .action(let delivery) = item.step else { return nil }
      return (item.index, delivery.outcome == .performed)
    }
    if deliveries.contains(where: \.isDone) { return Explanation(subject, .reachable) }
    if let failed = deliveries.first { return blamed(.noTarget, by: failed.index) }
    if let refusal { return blamed(.trackingRefused, by: refusal.index) }
    // What sends by value or editing does so when it is used, and not at a tap.
    let isByValue = control.actions.allSatisfy { !$0.event.isTouchEvent }
    if isByValue, tree[hit].className != "UIButton" { return reachable(with: .needsMoreThanATap) }
    return blamed(.wrongControlEvent, by: own.last?.index)
  }

  private func reachable(with remark: Explanation.Remark) -> Explanation {
    var explanation = Explanation(subject, .reachable)
    explanation.remarks = [remark]
    return explanation
  }

  private func blamed(_ cause: Cause, by evidence: TraceIndex? = nil) -> Explanation {
    var explanation = Explanation(subject, cause, culprit: .view(hit))
    explanation.evidence = evidence
    return explanation
  }

  /// UIKit: without super's touch methods a control follows nothing (B-107, B-145).
  private func swallowsItsOwnTouches(_ tree: ViewTree) -> Bool {
    [ResponderMethod.touchesBegan, .touchesEnded].contains { method in
      switch tree[hit].traits.overrides.override(of: method)?.behavior {
      case .handle, .next: true
      case nil, .super, .unknown: false
      }
    }
  }
}

extension ControlEvent {
  /// Whether a touch's course alone makes controls send it (B-141).
  var isTouchEvent: Bool {
    switch self {
    case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .allTouchEvents, .allEvents:
      true
    case .valueChanged, .menuActionTriggered, .primaryActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit, .allEditingEvents:
      false
    }
  }
}

extension ActionStep {
  /// The control that a step is about; nil for an action without a view as its sender.
  var control: ViewID? {
    switch self {
    case .beginTracking(let view, _, _), .continueTracking(let view, _, _),
      .endTracking(let view, _), .cancelTracking(let view), .highlighted(let view, _),
      .valueChanged(let view, _), .controlEvent(let view, _):
      view
    case .action(let delivery): delivery.sender?.viewID
    }
  }

  /// Whether a control says that it doesn't follow a touch, or no longer.
  fileprivate var isRefusal: Bool {
    switch self {
    case .beginTracking(_, _, let goesOn), .continueTracking(_, _, let goesOn): !goesOn
    case .endTracking, .cancelTracking, .highlighted, .valueChanged, .controlEvent, .action: false
    }
  }

  fileprivate var isBeginning: Bool {
    if case .beginTracking = self { true } else { false }
  }
}
