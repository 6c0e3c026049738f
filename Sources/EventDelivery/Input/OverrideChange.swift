/// A change of what a responder's class overrides, beyond hit-testing and responder methods.
///
/// Nil, or no routes at all, takes the override away; one of `next` stays, as its null means the chain's end.
public enum OverrideChange: Hashable, Sendable {
  case next(NextOverride)
  case routes([RouteHandler], areUnknown: Bool)
  case answer(Question, BooleanOverride?)
  case canPerformAction(ActionOverride?)
  case sendEvent(SendEventOverride?)

  /// A question whose override answers yes or no.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    case canBecomeFirstResponder
    case canResignFirstResponder
    case gestureRecognizerShouldBegin
    case touchesShouldBegin
    case touchesShouldCancel
    case beginTracking
    case continueTracking
  }

  /// UIKit's name of the method, as a scene spells it.
  public var name: String {
    switch self {
    case .next: "next"
    case .routes: "routes"
    case .answer(let question, _): question.rawValue
    case .canPerformAction: "canPerformAction"
    case .sendEvent: "sendEvent"
    }
  }
}

extension ResponderOverrides {
  mutating func apply(_ change: OverrideChange) {
    switch change {
    case .next(let override): next = override
    case .routes(let handlers, let areUnknown):
      routes = handlers
      areRoutesUnknown = areUnknown
    case .answer(let question, let override): answer(question, override)
    case .canPerformAction(let override): canPerformAction = override
    case .sendEvent(let override): sendEvent = override
    }
  }

  private mutating func answer(_ question: OverrideChange.Question, _ override: BooleanOverride?) {
    switch question {
    case .canBecomeFirstResponder: canBecomeFirstResponder = override
    case .canResignFirstResponder: canResignFirstResponder = override
    case .gestureRecognizerShouldBegin: gestureRecognizerShouldBegin = override
    case .touchesShouldBegin: touchesShouldBegin = override
    case .touchesShouldCancel: touchesShouldCancel = override
    case .beginTracking: beginTracking = override
    case .continueTracking: continueTracking = override
    }
  }
}
