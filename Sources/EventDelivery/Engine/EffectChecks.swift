/// Whether an effect can be done to the scene as it is now.
extension DeliveryEngine {
  /// What stands against it, or nil.
  func failure(of effect: Effect) -> EffectStep.EffectFailure? {
    switch effect {
    case .set(let view, _), .animate(let view, _, _), .remove(let view), .bringToFront(let view),
      .sendToBack(let view):
      return viewFailure(view)
    case .makeKey(let window):
      guard let view = tree.view(identifier: window) else { return .unknownIdentifier(window) }
      return tree.isWindow(view) ? nil : .wrongKind(window)
    case .insert(_, let superview, let position):
      switch position {
      case .below(let sibling), .above(let sibling):
        return viewFailure(superview) ?? viewFailure(sibling)
      case .front, .index: return viewFailure(superview)
      }
    case .becomeFirstResponder(let responder), .resignFirstResponder(let responder):
      return responderFailure(responder)
    case .addTarget(let control, let change), .removeTarget(let control, let change):
      return controlFailure(control) ?? change.target.flatMap { responderFailure($0) }
    case .sendAction(_, let sender, let target):
      return sender.flatMap { responderFailure($0) } ?? target.flatMap { responderFailure($0) }
    case .route(let sender, _): return responderFailure(sender)
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents: return nil
    }
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
