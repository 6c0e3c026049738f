/// What a recognizer looks for: UIKit's class that it is or behaves as.
public enum RecognizerKind: String, Hashable, Sendable, CaseIterable {
  case tap = "UITapGestureRecognizer"
  case longPress = "UILongPressGestureRecognizer"
  case pan = "UIPanGestureRecognizer"
  case screenEdgePan = "UIScreenEdgePanGestureRecognizer"
  case swipe = "UISwipeGestureRecognizer"
  case pinch = "UIPinchGestureRecognizer"
  case rotation = "UIRotationGestureRecognizer"
  case hover = "UIHoverGestureRecognizer"
  /// `UIGestureRecognizer` itself, or a class nobody knows: it never recognizes.
  case other = "UIGestureRecognizer"

  /// The kind of a class, or of the class it names as the one it behaves as.
  init(className: String, superclass: String?) {
    self =
      RecognizerKind(rawValue: className) ?? superclass.flatMap { RecognizerKind(rawValue: $0) }
      ?? .other
  }

  /// Whether it is of a class, subclasses included.
  func isKind(of name: String) -> Bool {
    rawValue == name || name == RecognizerKind.other.rawValue
      || (self == .screenEdgePan && name == RecognizerKind.pan.rawValue)
  }
}
