/// Why a view does or doesn't get a touch, as a stable code.
public enum Cause: String, Hashable, Sendable, CaseIterable {
  /// The whole touch arrives, and at once.
  case reachable
  case hidden
  case hiddenAncestor
  case alpha
  case alphaAncestor
  case interactionDisabled
  case interactionDisabledAncestor
  case zeroSize
  case zeroSizeAncestor
  case outsideBounds
  case outsideAncestorBounds
  case windowHidden
  case offScreen
  case notInWindow
  /// A view whose transform can't be inverted took the touch where it isn't drawn (T-022, T-023).
  case singularTransform
  /// An animation keeps touches off, or the picture isn't where the model is (B-051, B-052).
  case animating
  case coveredBySibling
  case coveredByWindow
  case pointInsideOverride
  case hitTestOverride
  /// The application's or the window's `sendEvent` doesn't call super (B-309).
  case sendEventOverride
  /// An override that nobody here can see decides.
  case unknownOverride
  /// The hit view is a descendant that didn't pass the touch on.
  case handledBelow
  /// A responder below swallowed it, or the view overrides without super what its control needs.
  case touchesOverride
  case ignoringInteractionEvents
  /// The system sends events to another application (B-305).
  case applicationNotActive
  case exclusiveTouch
  case multipleTouchDisabled
  case mainThreadBusy
  /// An event without a place went to the first responder, and there is none, or another one.
  case noFirstResponder
  case controlDisabled
  case wrongControlEvent
  case noTarget
  case trackingRefused
  /// A recognizer recognized, and the touch was cancelled or, held back, never delivered (B-215, B-223).
  case gestureCancelsTouches
  /// An undecided recognizer holds the touch or its end back (B-218, B-221).
  case gestureDelaysTouches
  /// A scroll view waits for what becomes of the touch before its content gets it.
  case scrollViewDelays
  /// Scrolling took the touch from the content (B-290).
  case scrollViewCancels
  /// Another recognizer won (B-227).
  case gesturePrevented
  /// A required failure hasn't come (B-226).
  case gestureWaits
  /// The recognizer's own rule failed.
  case gestureFailed
  /// A delegate or `gestureRecognizerShouldBegin` said no (B-173, B-184, B-240).
  case delegateRefused
  case recognizerDisabled
  /// It was moved to another view, as a recognizer has one view only (B-183).
  case recognizerElsewhere
  /// It is on no view any more.
  case noRecognizer
}
