/// Whether an effect can be done to the scene as it is now.
extension DeliveryEngine {
  /// What stands against it, or nil.
  func failure(of effect: Effect) -> EffectStep.EffectFailure? {
    switch effect {
    case .set(let target, _):
      return tree.recognizer(identifier: target) == nil ? responderFailure(target) : nil
    case .animate(let view, _, _), .remove(let view), .bringToFront(let view),
      .sendToBack(let view), .addRecognizer(.new, let view):
      return viewFailure(view)
    case .makeKey(let window):
      guard let view = tree.view(identifier: window) else { return .unknownIdentifier(window) }
      return tree.isWindow(view) ? nil : .wrongKind(window)
    case .insert(_, let superview, _): return viewFailure(superview)
    case .becomeFirstResponder(let responder), .resignFirstResponder(let responder),
      .release(let responder), .route(let responder, _):
      return responderFailure(responder)
    case .addTarget(let control, let change), .removeTarget(let control, let change):
      return controlFailure(control) ?? change.target.flatMap { responderFailure($0) }
    case .sendAction(_, let sender, let target):
      return sender.flatMap { responderFailure($0) } ?? target.flatMap { responderFailure($0) }
    case .present(_, let presenter):
      return controllerFailure(presenter) ?? presentationFailure(presenter)
    case .dismiss(let controller), .addChild(let controller), .removeFromParent(let controller):
      return controllerFailure(controller)
    case .addRecognizer(.existing(let recognizer), let view):
      return recognizerFailure(recognizer) ?? viewFailure(view)
    case .removeRecognizer(let recognizer): return recognizerFailure(recognizer)
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents, .holdQueue, .turn:
      return nil
    }
  }

  private func presentationFailure(_ presenter: String) -> EffectStep.EffectFailure? {
    guard let controller = tree.controller(identifier: presenter) else { return nil }
    guard tree[controller].view.flatMap({ tree.window(of: $0) }) != nil else {
      return .notInWindow(presenter)
    }
    return tree[controller].presentedViewController == nil ? nil : .alreadyPresents(presenter)
  }

  private func controllerFailure(_ identifier: String) -> EffectStep.EffectFailure? {
    if tree.controller(identifier: identifier) != nil { return nil }
    let exists = tree.responder(identifier: identifier) != nil
    return exists ? .wrongKind(identifier) : .unknownIdentifier(identifier)
  }

  private func recognizerFailure(_ identifier: String) -> EffectStep.EffectFailure? {
    tree.recognizer(identifier: identifier) == nil ? .unknownIdentifier(identifier) : nil
  }

  private func viewFailure(_ identifier: String) -> EffectStep.EffectFailure? {
    if tree.view(identifier: identifier) != nil { return nil }
    let exists = tree.responder(identifier: identifier) != nil
    return exists ? .wrongKind(identifier) : .unknownIdentifier(identifier)
  }

  private func controlFailure(_ identifier: String) -> EffectStep.EffectFailure? {
    guard let view = tree.view(identifier: identifier) else { return viewFailure(identifier) }
    return tree[view].control == nil ? .wrongKind(identifier) : nil
  }

  private func responderFailure(_ identifier: String) -> EffectStep.EffectFailure? {
    tree.responder(identifier: identifier) == nil ? .unknownIdentifier(identifier) : nil
  }
}
