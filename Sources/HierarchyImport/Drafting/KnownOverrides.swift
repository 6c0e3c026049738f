import EventDelivery

/// Classes of which it is known that they override `hitTest(_:with:)`, though no dump says so.
enum KnownOverrides {
  /// Windows and containers over the whole screen that answer only for what lies in them: the keyboard's
  /// and the text selection's.
  ///
  /// Without this they would take every touch of the app.
  private static let transparent: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
    "_UIInteractiveHighlightEffectWindow",
  ]

  /// Views whose answer depends on what only the running app has: React Native's `pointerEvents` and
  /// `hitSlop`, SwiftUI's own content.
  private static let unseen: Set<String> = [
    "RCTView", "RCTViewComponentView", "RCTRootComponentView", "RNGestureHandlerButton",
    "_UIHostingView",
  ]

  /// What a class is known to do; nil where nothing is known.
  static func hitTest(of className: String) -> HitTestOverride? {
    let short = ClassName.short(className)
    if transparent.contains(short) { return .passthrough }
    return unseen.contains(short) ? .unknown : nil
  }
}
