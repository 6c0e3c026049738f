/// What an input item may do, by its key.
enum InputKey: String, ObjectKey {
  case at, touches, tap, count, fingers, longPress, duration, drag, swipe, pinch, rotate, hover
  case motion, press, phase, text, remoteControl, system, busy, `do`

  /// What the item does, as opposed to when and how.
  var isAction: Bool {
    switch self {
    case .at, .count, .fingers, .duration, .phase: false
    case .touches, .tap, .longPress, .drag, .swipe, .pinch, .rotate, .hover, .motion, .press,
      .text, .remoteControl, .system, .busy, .do:
      true
    }
  }

  static let actions = allCases.filter(\.isAction)
}

enum TouchKey: String, ObjectKey {
  case finger, phase, point, force, majorRadius, type, edge
}

enum DragKey: String, ObjectKey {
  case from, to, duration, hold, fingers
}

enum PinchKey: String, ObjectKey {
  case center, from, to, duration, hold
}

enum RotateKey: String, ObjectKey {
  case center, radius, by, duration, hold
}

/// An edit of the scene, by its key.
enum EffectKey: String, ObjectKey {
  case set, insert, remove, bringToFront, sendToBack, addChild, removeFromParent, present, dismiss
  case makeKey, becomeFirstResponder, resignFirstResponder, beginIgnoringInteractionEvents
  case endIgnoringInteractionEvents, addTarget, removeTarget, release, sendAction, route
  case addRecognizer, removeRecognizer, animate, holdQueue, turn
}

enum InsertKey: String, ObjectKey {
  case into, at, below, above, view
}

enum AddTargetKey: String, ObjectKey {
  case to, event, action, target
}

enum RemoveTargetKey: String, ObjectKey {
  case from, event, action, target
}

enum SendActionKey: String, ObjectKey {
  case action, from, to
}

enum RouteKey: String, ObjectKey {
  case from, name, with
}

enum AnimateKey: String, ObjectKey {
  case set, duration, options
}

enum PresentKey: String, ObjectKey {
  case from, controller
}

enum AddRecognizerKey: String, ObjectKey {
  case to, recognizer
}
