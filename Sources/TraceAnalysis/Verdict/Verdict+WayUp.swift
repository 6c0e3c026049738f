import EventDelivery

/// The verdicts on steps of the way up, on actions and on changes of the scene.
extension Verdict {
  static func verdict(on step: TouchStep) -> Verdict {
    switch step {
    case .applicationSendEvent(let number):
      return Verdict(
        headline: .wayUp(.applicationSends(number)), reason: .delivery(.handedToWindows))
    case .windowSendEvent(let window, let number):
      return Verdict(
        headline: .wayUp(.windowSends(window, number)), reason: .delivery(.handedToView))
    case .ignored(let finger, let view, let reason):
      return Verdict(headline: .wayUp(.ignores(view, finger)), reason: .delivery(.ignored(reason)))
    case .called(let call):
      guard let method = method(of: call.phase) else { return Verdict(headline: .change(.scene)) }
      return verdict(on: method, at: call.responder, call.disposition)
    }
  }

  private static func verdict(
    on method: ResponderMethod, at responder: ResponderID, _ disposition: CallDisposition
  ) -> Verdict {
    guard let forwarding = disposition.forwarding else {
      return Verdict(headline: .wayUp(.handles(responder, method)), reason: .way(.endsHere))
    }
    return Verdict(
      headline: .wayUp(.passesOn(responder, method, forwarding)), reason: following(disposition))
  }

  private static func method(of phase: TouchPhase) -> ResponderMethod? {
    switch phase {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    case .stationary: nil
    }
  }

  private static func following(_ disposition: CallDisposition) -> Reason {
    switch disposition {
    case .handled: .way(.endsHere)
    case .passedOn(_, let next?): .way(.goesOnTo(next))
    case .passedOn(_, nil): .way(.isDiscarded)
    case .endless(_, let responder): .way(.goesRound(responder))
    }
  }

  static func verdict(on step: ResponderStep) -> Verdict {
    switch step {
    case .routed(let event, let responder, let disposition):
      Verdict(
        headline: .wayUp(
          .routes(
            responder, event: event.name, isHandled: disposition.forwarding != .default)),
        reason: following(disposition))
    case .called(let call): verdict(on: call.method, at: call.responder, call.disposition)
    case .text(_, let receiver):
      Verdict(
        headline: .wayUp(.text(receiver)), reason: receiver == nil ? .way(.noFirstResponder) : nil)
    case .keyCommand(let command, let responder):
      Verdict(headline: .wayUp(.keyCommand(responder, action: command.action)))
    case .system(let event, .responder(let receiver)):
      Verdict(headline: .wayUp(.system(event, to: receiver)))
    case .system(let event, .mainRunLoop): Verdict(headline: .wayUp(.system(event, to: nil)))
    case .nobody: Verdict(headline: .wayUp(.nobodyTakesIt), reason: .way(.noFirstResponder))
    case .firstResponder(_, let new): Verdict(headline: .change(.firstResponder(new)))
    case .becomeFirstResponder(let responder, let succeeds):
      Verdict(headline: .change(.becomesFirstResponder(responder, succeeds)))
    case .resignFirstResponder(let responder, let succeeds):
      Verdict(headline: .change(.resignsFirstResponder(responder, succeeds)))
    case .keyWindow(_, let new): Verdict(headline: .change(.keyWindow(new)))
    }
  }

  // MARK: - Actions and the scene

  static func verdict(on step: ActionStep) -> Verdict {
    switch step {
    case .beginTracking(let view, _, let goesOn):
      Verdict(headline: .action(.tracks(view, .begins(goesOn))))
    case .continueTracking(let view, _, let goesOn):
      Verdict(headline: .action(.tracks(view, .continues(goesOn))))
    case .endTracking(let view, _): Verdict(headline: .action(.tracks(view, .ends)))
    case .cancelTracking(let view): Verdict(headline: .action(.tracks(view, .isCancelled)))
    case .valueChanged(let view, let value):
      Verdict(headline: .action(.valueChanged(view, value)))
    case .highlighted(let view, let isOn): Verdict(headline: .action(.highlighted(view, isOn)))
    case .controlEvent(let view, let event): Verdict(headline: .action(.controlEvent(view, event)))
    case .action(let delivery): verdict(on: delivery)
    }
  }

  private static func verdict(on delivery: ActionStep.ActionDelivery) -> Verdict {
    let asked = delivery.isNilTargeted ? Reason.way(.askedForAction(delivery.asked)) : nil
    guard let last = delivery.asked.last else {
      return Verdict(headline: .action(.nobodyActs(selector: delivery.selector)))
    }
    switch delivery.outcome {
    case .performed:
      return Verdict(headline: .action(.acts(last, selector: delivery.selector)), reason: asked)
    case .unrecognizedSelector:
      return Verdict(
        headline: .action(.lacksSelector(last, selector: delivery.selector)),
        reason: .failure(.unrecognizedSelector))
    case .nobody:
      return Verdict(headline: .action(.nobodyActs(selector: delivery.selector)), reason: asked)
    }
  }

  static func verdict(on step: EffectStep) -> Verdict {
    switch step {
    case .applied: Verdict(headline: .change(.scene))
    case .failed(_, .unknownIdentifier(let identifier)):
      Verdict(headline: .change(.fails), reason: .failure(.unknownIdentifier(identifier)))
    case .failed(_, .wrongKind(let identifier)):
      Verdict(headline: .change(.fails), reason: .failure(.wrongKind(identifier)))
    case .failed(_, .alreadyPresents(let identifier)):
      Verdict(headline: .change(.fails), reason: .failure(.alreadyPresents(identifier)))
    case .failed(_, .notInWindow(let identifier)):
      Verdict(headline: .change(.fails), reason: .failure(.notInWindow(identifier)))
    case .failed(_, .endless): Verdict(headline: .change(.fails), reason: .failure(.endless))
    case .animationEnded(let view): Verdict(headline: .change(.animationEnds(view)))
    }
  }
}
