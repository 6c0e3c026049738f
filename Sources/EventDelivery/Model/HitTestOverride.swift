public import Geometry

/// What a subclass's `hitTest(_:with:)` does in place of, or after, UIKit's own.
public enum HitTestOverride: Hashable, Sendable {
  /// Returns nil without any check.
  case returnsNil
  /// Returns the receiver without any check.
  case returnsSelf
  /// Returns nil where super answers the receiver itself (B-023).
  case passthrough
  /// Returns nil where super answers one of these.
  case nilIf([ViewMatch])
  /// Returns nil where super answers none of these.
  case only([ViewMatch])
  case redirect(to: ViewID, when: RedirectCondition)
  /// Returns another view's answer, for the same numbers unless they are converted to its space.
  case forward(to: ViewID, converted: Bool)
  /// Asks the subviews even where the point is outside the receiver's bounds.
  case beyondBounds
  /// Overridden in code that nobody here can see: runs as UIKit's default and is marked assumed.
  case unknown

  /// When a redirecting override answers its other view.
  public enum RedirectCondition: Hashable, Sendable {
    /// Where super answers anything but nil.
    case superAnswers
    /// Without asking super.
    case always
    /// Without asking super, where this rectangle in bounds coordinates contains the point.
    case inside(Rect)
  }
}

/// Picks views by identity or by class, subclasses included.
public enum ViewMatch: Hashable, Sendable {
  case view(ViewID)
  case className(String)
}
