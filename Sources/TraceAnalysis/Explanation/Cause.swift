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
}
