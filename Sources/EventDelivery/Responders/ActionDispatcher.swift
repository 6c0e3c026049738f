/// Target and action.
extension DeliveryEngine {
  /// Sends a control's event to everyone registered for it, in the order they were added (B-162): to those
  /// whose mask shares a bit with it (B-161).
  mutating func sendActions(
    _ event: ControlEvent, of control: ViewID, trace: inout some TraceSink
  ) {
    trace.emit(.action(.controlEvent(control, event)))
    let actions = tree[control].control?.actions ?? []
    for action in actions where action.mask & event.mask != 0 {
      if let target = action.pendingTarget, tree.responder(identifier: target) == nil {
        let delivery = ActionStep.ActionDelivery(
          sender: .view(control), selector: action.action, asked: [], isNilTargeted: false,
          outcome: .nobody)
        trace.emit(.action(.action(delivery)))
        continue
      }
      let target = action.target ?? action.pendingTarget.flatMap { tree.responder(identifier: $0) }
      send(action.action, to: target, from: .view(control), trace: &trace)
    }
  }

  /// `UIApplication.sendAction(_:to:from:for:)`.
  ///
  /// UIKit: an explicit target is taken as it is; a nil target is searched from the first responder if
  /// there is one, else from the sender, else nowhere (B-134, T-221 to T-226).
  mutating func send(
    _ selector: String, to target: ResponderID?, from sender: ResponderID?,
    trace: inout some TraceSink
  ) {
    let delivery =
      target.map { deliverToTarget(selector, $0, from: sender) }
      ?? searchChain(for: selector, from: sender)
    let isAssumed = delivery.isNilTargeted && delivery.asked.contains { dependsOnUnseen($0) }
    trace.emit(.action(.action(delivery)), isAssumed: isAssumed)
    guard delivery.outcome == .performed, let actor = delivery.asked.last else { return }
    trace.assuming(isAssumed) { trace in
      for effect in tree.traits(of: actor).response(to: selector)?.effects ?? [] {
        apply(effect, trace: &trace)
      }
    }
  }

  private func deliverToTarget(
    _ selector: String, _ target: ResponderID, from sender: ResponderID?
  ) -> ActionStep.ActionDelivery {
    ActionStep.ActionDelivery(
      sender: sender, selector: selector, asked: [target], isNilTargeted: false,
      outcome: outcome(of: selector, at: target))
  }

  /// What comes of an action at an explicit target.
  func outcome(of selector: String, at target: ResponderID) -> ActionStep.Outcome {
    if case .controller(let controller) = target, !tree[controller].isAlive { return .nobody }
    if releasedTargets.contains(target) { return .nobody }
    let traits = tree.traits(of: target)
    let isMissing = traits.responds != nil && traits.response(to: selector) == nil
    return isMissing ? .unrecognizedSelector : .performed
  }

  private func searchChain(
    for selector: String, from sender: ResponderID?
  ) -> ActionStep.ActionDelivery {
    var asked: [ResponderID] = []
    var outcome = ActionStep.Outcome.nobody
    let chain = (firstResponder ?? sender).map { tree.responderChain(from: $0) } ?? []
    for responder in chain {
      asked.append(responder)
      guard let answer = outcomeOfAsking(responder, for: selector) else { continue }
      outcome = answer
      break
    }
    return ActionStep.ActionDelivery(
      sender: sender, selector: selector, asked: asked, isNilTargeted: true, outcome: outcome)
  }

  /// What comes of asking a responder; nil where it can't perform the action and the next is asked.
  ///
  /// UIKit: by default it can if it has the method (B-136); one that only says so gets the message all
  /// the same.
  private func outcomeOfAsking(
    _ responder: ResponderID, for selector: String
  ) -> ActionStep.Outcome? {
    let traits = tree.traits(of: responder)
    let isImplemented = traits.response(to: selector) != nil
    guard traits.overrides.canPerformAction?.answer(for: selector) ?? isImplemented else {
      return nil
    }
    return isImplemented || traits.responds == nil ? .performed : .unrecognizedSelector
  }

  /// Whether a search that passes a responder depends on code that nobody can see.
  private func dependsOnUnseen(_ responder: ResponderID) -> Bool {
    let overrides = tree.traits(of: responder).overrides
    return overrides.canPerformAction == .unknown || overrides.next == .unknown
  }
}
