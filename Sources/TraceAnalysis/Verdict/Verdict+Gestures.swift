import EventDelivery

extension Verdict {
  static func verdict(on step: GestureStep) -> Verdict {
    switch step {
    case .touches(let recognizer, let phase, _):
      Verdict(headline: .gesture(.hears(recognizer, method(of: phase))))
    case .state(let recognizer, _, let new, let reason):
      Verdict(headline: .gesture(.becomes(recognizer, new)), reason: reason.map { .gesture($0) })
    case .reset(let recognizer): Verdict(headline: .gesture(.isReset(recognizer)))
    case .waits(let recognizer, let required):
      Verdict(headline: .gesture(.waits(recognizer, for: required)))
    case .asked(let recognizer, let question, _, let answer):
      Verdict(headline: .gesture(.delegateAnswers(recognizer, question, answer)))
    case .viewAsked(let view, let recognizer, let answer):
      Verdict(headline: .gesture(.viewAnswers(view, recognizer, answer)))
    case .action(let delivery): verdict(on: delivery)
    case .held(let view, let phase, _, let holder):
      Verdict(headline: .gesture(.holds(holder, view, method(of: phase))))
    case .replayed(let view, let phase, _):
      Verdict(headline: .gesture(.letsGo(view, method(of: phase))))
    case .dropped(let view, let phase, _):
      Verdict(headline: .gesture(.drops(view, method(of: phase))))
    }
  }

  private static func verdict(on delivery: GestureStep.Delivery) -> Verdict {
    if delivery.outcome == .unrecognizedSelector, let target = delivery.target {
      return Verdict(headline: .action(.lacksSelector(target, selector: delivery.selector)))
    }
    let target = delivery.outcome == .performed ? delivery.target : nil
    return Verdict(
      headline: .gesture(
        .acts(delivery.recognizer, selector: delivery.selector, to: target)))
  }

  /// Recognizers and views are told by methods; stationary touches by none.
  private static func method(of phase: TouchPhase) -> ResponderMethod {
    switch phase {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
