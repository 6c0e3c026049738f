/// The keys of a gesture recognizer.
enum RecognizerKey: String, ObjectKey {
  case `class`, superclass, id, name, isEnabled, thresholds, actions, requireToFail, delegate
  case overrides, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case allowedTouchTypes, allowedPressTypes, requiresExclusiveTouchType
  case numberOfTapsRequired, numberOfTouchesRequired, buttonMaskRequired
  case minimumPressDuration, allowableMovement
  case minimumNumberOfTouches, maximumNumberOfTouches, allowedScrollTypesMask
  case edges, direction

  /// UIKit's recognizer classes, each with its superclass.
  static let superclasses: [(name: String, superclass: String?)] = [
    ("UIGestureRecognizer", nil),
    ("UITapGestureRecognizer", "UIGestureRecognizer"),
    ("UILongPressGestureRecognizer", "UIGestureRecognizer"),
    ("UIPanGestureRecognizer", "UIGestureRecognizer"),
    ("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer"),
    ("UISwipeGestureRecognizer", "UIGestureRecognizer"),
    ("UIPinchGestureRecognizer", "UIGestureRecognizer"),
    ("UIRotationGestureRecognizer", "UIGestureRecognizer"),
    ("UIHoverGestureRecognizer", "UIGestureRecognizer"),
  ]

  /// The UIKit class that a recognizer of that class is or behaves as.
  static func kind(className: String, superclass: String?) -> String {
    let known = superclasses.map(\.name)
    if known.contains(className) { return className }
    return superclass.flatMap { known.contains($0) ? $0 : nil } ?? "UIGestureRecognizer"
  }

  /// The classes that have the key, subclasses included.
  var owners: [String] {
    switch self {
    case .class, .superclass, .id, .name, .isEnabled, .thresholds, .actions, .requireToFail,
      .delegate, .overrides, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .allowedTouchTypes, .allowedPressTypes, .requiresExclusiveTouchType:
      ["UIGestureRecognizer"]
    case .numberOfTapsRequired: ["UITapGestureRecognizer", "UILongPressGestureRecognizer"]
    case .numberOfTouchesRequired:
      ["UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer"]
    case .buttonMaskRequired: ["UITapGestureRecognizer"]
    case .minimumPressDuration, .allowableMovement: ["UILongPressGestureRecognizer"]
    case .minimumNumberOfTouches, .maximumNumberOfTouches, .allowedScrollTypesMask:
      ["UIPanGestureRecognizer"]
    case .edges: ["UIScreenEdgePanGestureRecognizer"]
    case .direction: ["UISwipeGestureRecognizer"]
    }
  }

  func belongs(to kind: String) -> Bool {
    var current: String? = kind
    while let name = current {
      if owners.contains(name) { return true }
      current = Self.superclasses.first { $0.name == name }?.superclass
    }
    return false
  }

  static func names(of kind: String) -> [String] {
    allCases.filter { $0.belongs(to: kind) }.map(\.rawValue)
  }
}

/// The questions that a recognizer's delegate may answer.
enum RecognizerDelegateKey: String, ObjectKey {
  case shouldBegin, shouldReceiveTouch, shouldReceivePress, shouldRecognizeSimultaneouslyWith
  case shouldRequireFailureOf, shouldBeRequiredToFailBy
}

enum RecognizerOverrideKey: String, ObjectKey {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, canPrevent, canBePrevented
}

enum AnswerKey: String, ObjectKey {
  case only, except
}
