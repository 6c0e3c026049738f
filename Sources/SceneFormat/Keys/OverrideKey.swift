import EventDelivery

/// The keys of a responder's `overrides`.
enum OverrideKey: String, ObjectKey {
  case pointInside, hitTest, next
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled, remoteControlReceived
  case routes, canBecomeFirstResponder, canResignFirstResponder, gestureRecognizerShouldBegin
  case touchesShouldBegin, touchesShouldCancel, beginTracking, continueTracking
  case canPerformAction, sendEvent

  /// Who can have an override.
  enum Owner: Hashable, Sendable {
    case anyResponder
    case view
    case control
    case scrollView
    case windowOrApplication

    /// The class whose method is overridden.
    var className: String {
      switch self {
      case .anyResponder: "UIResponder"
      case .view: "UIView"
      case .control: "UIControl"
      case .scrollView: "UIScrollView"
      case .windowOrApplication: "UIWindow"
      }
    }
  }

  var owner: Owner {
    switch self {
    case .pointInside, .hitTest, .gestureRecognizerShouldBegin: .view
    case .touchesShouldBegin, .touchesShouldCancel: .scrollView
    case .beginTracking, .continueTracking: .control
    case .sendEvent: .windowOrApplication
    case .next, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .pressesBegan,
      .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan, .motionEnded,
      .motionCancelled, .remoteControlReceived, .routes, .canBecomeFirstResponder,
      .canResignFirstResponder, .canPerformAction:
      .anyResponder
    }
  }

  /// The responder method of the same name, if it is one.
  var method: ResponderMethod? { ResponderMethod(rawValue: rawValue) }
}

enum PointInsideKey: String, ObjectKey {
  case outset, rect, path
}

enum HitTestKey: String, ObjectKey {
  case nilIf, only, redirect, when, forward, converted
}

enum MethodKey: String, ObjectKey {
  case `do`, route, with
}
