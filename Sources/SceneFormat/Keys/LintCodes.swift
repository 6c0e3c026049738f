/// The stable codes by which causes and findings are named.
public enum LintCodes {
  /// Those of causes, which a scenario's `why` may expect.
  public static let causes = all.filter { !findings.contains($0) }

  /// Those that only lint finds.
  private static let findings = ["smallTarget", "longChain"]

  public static let all = [
    "reachable", "hidden", "alpha", "interactionDisabled", "zeroSize", "outsideBounds",
    "hiddenAncestor", "alphaAncestor", "interactionDisabledAncestor", "zeroSizeAncestor",
    "outsideAncestorBounds", "windowHidden", "offScreen", "notInWindow", "singularTransform",
    "animating", "coveredBySibling", "coveredByWindow", "pointInsideOverride", "hitTestOverride",
    "sendEventOverride", "unknownOverride", "handledBelow", "touchesOverride",
    "ignoringInteractionEvents", "applicationNotActive", "exclusiveTouch", "multipleTouchDisabled",
    "systemGestureGate",
    "mainThreadBusy", "noFirstResponder", "controlDisabled", "wrongControlEvent", "noTarget",
    "trackingRefused", "gestureCancelsTouches", "gestureDelaysTouches", "scrollViewDelays",
    "scrollViewCancels", "gesturePrevented", "gestureWaits", "gestureFailed", "delegateRefused",
    "recognizerDisabled", "recognizerElsewhere", "noRecognizer", "stateNotHandled", "smallTarget",
    "longChain",
  ]
}
