/// The stable codes by which causes and findings are named.
public enum LintCodes {
  public static let all = [
    "reachable", "hidden", "alpha", "interactionDisabled", "zeroSize", "outsideBounds",
    "hiddenAncestor", "alphaAncestor", "interactionDisabledAncestor", "zeroSizeAncestor",
    "outsideAncestorBounds", "windowHidden", "offScreen", "notInWindow", "singularTransform",
    "animating", "coveredBySibling", "coveredByWindow", "pointInsideOverride", "hitTestOverride",
    "sendEventOverride", "unknownOverride", "handledBelow", "touchesOverride",
    "ignoringInteractionEvents", "exclusiveTouch", "multipleTouchDisabled", "systemGestureGate",
    "mainThreadBusy", "noFirstResponder", "controlDisabled", "wrongControlEvent", "noTarget",
    "trackingRefused", "gestureCancelsTouches", "gestureDelaysTouches", "scrollViewDelays",
    "scrollViewCancels", "gesturePrevented", "gestureWaits", "gestureFailed", "delegateRefused",
    "recognizerDisabled", "recognizerElsewhere", "noRecognizer", "stateNotHandled", "smallTarget",
    "longChain",
  ]
}
