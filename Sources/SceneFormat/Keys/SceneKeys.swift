/// The keys of an object of a file, so that an unknown one can be told the nearest.
protocol ObjectKey: RawRepresentable<String>, CaseIterable, Sendable {}

extension ObjectKey {
  static var names: [String] { allCases.map(\.rawValue) }
}

enum SceneKey: String, ObjectKey {
  case format, title, summary, screen, application, windows, view, lint, input
}

enum ScreenKey: String, ObjectKey {
  case width, height, scale
}

enum ApplicationKey: String, ObjectKey {
  case isIgnoringInteractionEvents, hitTestPasses, showsPipeline, delegate, overrides, responds,
    keyCommands
}

enum DelegateKey: String, ObjectKey {
  case id, `class`, isResponder, overrides, responds, keyCommands
}

enum LintKey: String, ObjectKey {
  case silence
}

enum SilenceKey: String, ObjectKey {
  case code, view
}

enum ControllerKey: String, ObjectKey {
  case id, `class`, view, isAddedToParent, isRetained, presentedViewController
  case overrides, responds, keyCommands
}

enum LayerKey: String, ObjectKey {
  case zPosition, anchorPoint, cornerRadius, borderWidth, borderColor
}

/// What a scroll view's delegate answers.
enum ScrollDelegateKey: String, ObjectKey {
  case willEndDragging, shouldScrollToTop
}

enum ScrollThresholdKey: String, ObjectKey {
  case contentTouchDelay, contentTouchSlop
}

enum TransformKey: String, ObjectKey {
  case rotation, scale, translation
}

enum TargetActionKey: String, ObjectKey {
  case event, action, target
}

enum KeyCommandKey: String, ObjectKey {
  case input, modifierFlags, action
}
