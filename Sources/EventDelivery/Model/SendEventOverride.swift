/// An override of `sendEvent(_:)` of a window or of the application.
///
/// UIKit: without super nothing is delivered (B-309).
public enum SendEventOverride: String, Hashable, Sendable, CaseIterable {
  /// Sees the event and calls super.
  case `super`
  /// Doesn't call super, so that the event reaches nobody.
  case drop
  /// Overridden in code that nobody here can see: runs as UIKit's default and is marked assumed.
  case unknown
}
