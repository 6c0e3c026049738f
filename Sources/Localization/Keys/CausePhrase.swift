/// Why a view does or doesn’t get a touch, a sentence for each code.
public enum CausePhrase: String, PhraseKey {
  public static let area = "cause"

  case alpha
  case alphaAncestor
  case animating
  case applicationNotActive
  case controlDisabled
  case coveredBySibling
  case coveredByWindow
  case exclusiveTouch
  case handledBelow
  case hidden
  case hiddenAncestor
  case hitTestOverride
  case sendEventOverride
  case ignoringInteractionEvents
  case interactionDisabled
  case interactionDisabledAncestor
  case mainThreadBusy
  case multipleTouchDisabled
  case noFirstResponder
  case noTarget
  case notInWindow
  case offScreen
  case outsideAncestorBounds
  case outsideBounds
  case pointInsideOverride
  case reachable
  case recognized
  case singularTransform
  case touchesOverride
  case trackingRefused
  case gestureCancelsTouches
  case gestureDelaysTouches
  case scrollViewDelays
  case scrollViewCancels
  case gesturePrevented
  case gestureWaits
  case gestureFailed
  case delegateRefused
  case recognizerDisabled
  case recognizerElsewhere
  case noRecognizer
  case unknownOverride
  case windowHidden
  case wrongControlEvent
  case zeroSize
  case zeroSizeAncestor
}
