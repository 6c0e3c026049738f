import Geometry

/// UIKit's own controls against the recognizers of their ancestors.
extension DeliveryEngine {
  /// Controls that an ancestor's single tap doesn't take the touch from (B-171).
  private static let tapProtected = [
    "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  /// Whether a control keeps its touch from a recognizer.
  ///
  /// UIKit: the listed ones from one-finger single taps (B-171), a slider from swipes along it and a
  /// switch from pans along it (B-172); never from their own recognizers (B-176), nor from other gestures
  /// (B-178). Custom controls aren't protected (B-177), nor disabled ones (B-179).
  func isProtected(_ view: ViewID, from run: RecognizerRun) -> Bool {
    guard run.view != view, let control = tree[view].control, control.isEnabled else {
      return false
    }
    switch run.traits.kind {
    case .tap:
      return run.traits.numberOfTapsRequired == 1 && run.traits.numberOfTouchesRequired == 1
        && Self.tapProtected.contains { tree[view].isKind(of: $0) }
    case .swipe:
      return run.traits.numberOfTouchesRequired == 1 && tree[view].isKind(of: "UISlider")
        && run.traits.directions.contains { $0 == "left" || $0 == "right" } && isTracking(view)
    case .pan:
      let travel = run.machine.report.translation
      return run.traits.minimumNumberOfTouches == 1 && tree[view].isKind(of: "UISwitch")
        && abs(travel.x) > abs(travel.y)
    case .longPress, .screenEdgePan, .pinch, .rotation, .hover, .other: return false
    }
  }
}
