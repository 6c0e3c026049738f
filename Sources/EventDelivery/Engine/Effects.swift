import Geometry

/// Edits of the scene while it runs.
extension DeliveryEngine {
  /// How deeply actions and their effects may cause one another; UIKit would overflow its stack.
  static let effectDepthLimit = 64
  /// How many effects one input may cause; actions that cause two of their own would go on for years.
  static let effectLimit = 10_000

  /// Does an effect, or says why it can't be done.
  ///
  /// The first one too many is told, and those after it aren't: telling them could take years as well.
  mutating func apply(_ effect: Effect, trace: inout some TraceSink) {
    guard effectCount <= Self.effectLimit else { return }
    effectCount += 1
    let isEndless = effectDepth >= Self.effectDepthLimit || effectCount > Self.effectLimit
    let failure = isEndless ? .endless : failure(of: effect)
    if let failure {
      trace.emit(.effect(.failed(effect, failure)))
      return
    }
    trace.emit(.effect(.applied(effect)))
    effectDepth += 1
    perform(effect, trace: &trace)
    effectDepth -= 1
    settleOutsideEvents(trace: &trace)
  }

  private mutating func perform(_ effect: Effect, trace: inout some TraceSink) {
    switch effect {
    case .set(let target, let changes): set(changes, of: target, trace: &trace)
    case .animate(let target, let changes, let animation):
      guard let view = tree.view(identifier: target) else { return }
      animate(changes, of: view, animation)
    case .insert(let template, let superview, let position):
      guard let superview = tree.view(identifier: superview) else { return }
      tree.insert(template, into: superview, at: tree.position(position))
    case .remove, .bringToFront, .sendToBack: rearrange(effect, trace: &trace)
    case .addTarget(let control, let change): addTarget(change, to: control)
    case .removeTarget(let control, let change): removeTargets(change, from: control)
    case .present, .dismiss, .addChild, .removeFromParent, .release:
      changeControllers(effect, trace: &trace)
    case .addRecognizer(let source, let identifier):
      addRecognizer(source, to: identifier, trace: &trace)
    case .removeRecognizer(let identifier):
      guard let recognizer = tree.recognizer(identifier: identifier) else { return }
      stop(recognizer, .cancelled, trace: &trace)
      tree.detach(recognizer)
    case .holdQueue(let isHeld):
      isQueueHeld = isHeld
      trace.emit(.queue(.held(isHeld)))
    case .turn: turn(trace: &trace)
    case .beginIgnoringInteractionEvents: ignoringDepth += 1
    case .endIgnoringInteractionEvents: ignoringDepth = max(0, ignoringDepth - 1)
    case .makeKey, .becomeFirstResponder, .resignFirstResponder:
      changeFocus(effect, trace: &trace)
    case .sendAction(let action, let sender, let target):
      send(
        action, to: target.flatMap { tree.responder(identifier: $0) },
        from: sender.flatMap { tree.responder(identifier: $0) }, trace: &trace)
    case .route(let sender, let event):
      guard let responder = tree.responder(identifier: sender) else { return }
      send(event, from: responder, trace: &trace)
    }
  }

  private mutating func rearrange(_ effect: Effect, trace: inout some TraceSink) {
    switch effect {
    case .remove(let identifier):
      guard let view = tree.view(identifier: identifier) else { return }
      remove(view, trace: &trace)
    case .bringToFront(let identifier):
      guard let view = tree.view(identifier: identifier) else { return }
      if let superview = tree.superview(of: view) {
        tree.insert(view, into: superview, at: .front)
      } else if tree.isWindow(view) {
        tree.reorderWindowToFront(view)
      }
    case .sendToBack(let identifier):
      guard let view = tree.view(identifier: identifier),
        let superview = tree.superview(of: view)
      else { return }
      tree.insert(view, into: superview, at: .back)
    default: return
    }
  }

  /// A window that is hidden, like a view that is removed, takes its touches and its focus with it.
  private mutating func set(
    _ changes: [PropertyChange], of identifier: String, trace: inout some TraceSink
  ) {
    if let recognizer = tree.recognizer(identifier: identifier) {
      set(changes, of: recognizer, trace: &trace)
    }
    guard let view = tree.view(identifier: identifier) else {
      if let responder = tree.responder(identifier: identifier) {
        tree.apply(changes, to: responder)
      }
      return
    }
    let wasHidden = tree.isHidden(view)
    let (offset, zoomScale) = (tree.bounds(of: view).origin, tree[view].scroll?.zoomScale ?? 1)
    tree.apply(changes, to: view)
    noteScrollChanges(changes, of: view, from: offset, zoomScale, trace: &trace)
    if tree.isWindow(view), !wasHidden, tree.isHidden(view) {
      cancelTouches(in: view, trace: &trace)
    }
  }

  /// Takes a view out of its superview, or a window off the screen.
  mutating func remove(_ view: ViewID, trace: inout some TraceSink) {
    cancelTouches(in: view, trace: &trace)
    forgetFirstResponder(in: view, trace: &trace)
    forgetScrolling(in: view)
    if tree.isWindow(view) { tree.setHidden(true, of: view) }
    tree.removeFromSuperview(view)
  }

  private mutating func addTarget(_ change: Effect.TargetChange, to identifier: String) {
    guard let control = tree.view(identifier: identifier), let event = change.event,
      let action = change.action
    else { return }
    let target = change.target.flatMap { tree.responder(identifier: $0) }
    let registration = TargetAction(event: event, action: action, target: target)
    tree.updateDetails(of: control) { details in
      // UIKit: the same registration twice has the effect of one (B-165).
      let same = details.control?.actions.firstIndex { present in
        present.event == event && present.action == action && present.target == target
      }
      if let same {
        details.control?.actions[same].removed = 0
      } else {
        details.control?.actions.append(registration)
      }
    }
  }

  /// UIKit: what isn't named matches any; other bits of a mixed registration stay (B-166).
  private mutating func removeTargets(_ change: Effect.TargetChange, from identifier: String) {
    guard let control = tree.view(identifier: identifier) else { return }
    let target = change.target.flatMap { tree.responder(identifier: $0) }
    tree.updateDetails(of: control) { details in
      for index in details.control?.actions.indices ?? 0..<0 {
        guard let registration = details.control?.actions[index],
          change.action == nil || change.action == registration.action,
          change.target == nil || target == registration.target
        else { continue }
        details.control?.actions[index].removed |= change.event?.mask ?? .max
      }
      details.control?.actions.removeAll { $0.mask == 0 }
    }
  }
}
