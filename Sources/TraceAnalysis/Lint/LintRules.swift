import EventDelivery
import Geometry

/// The figures that lint goes by.
public enum LintRules {
  /// Points: the least side of what can be touched; source: Apple's Human Interface Guidelines,
  /// which ask for 44×44 pt.
  public static let leastSide = 44.0
  /// Responders that an action may pass before one performs it; a choice of this program's: a control in
  /// a stack in a cell in a list in a controller's view passes fewer.
  public static let mostHops = 8
  /// Square points of a view that may go elsewhere unmentioned: a hairline of rounding.
  static let leastOverlap = 16.0
}

extension ViewTree {
  /// Whether something is made to be touched: a control, a view with recognizers, or one that handles
  /// touches itself.
  func isInteractive(_ view: ViewID) -> Bool {
    let details = self[view]
    if details.control != nil { return true }
    if !addedRecognizers(of: view).isEmpty { return true }
    return details.traits.overrides.override(of: .touchesBegan)?.behavior == .handle
  }

  /// Whether it is a tap recognizer that one tap of one finger should set off.
  func isSimpleTap(_ recognizer: RecognizerID) -> Bool {
    let isCounted = self[recognizer].properties.contains { property in
      let counts = ["numberOfTapsRequired", "numberOfTouchesRequired"].contains(property.key)
      return counts && property.value != .number(1)
    }
    return self[recognizer].className == RecognizerKind.tap.rawValue && !isCounted
  }

  /// Whether a view lies in a scroll view and can be scrolled to where nothing keeps touches from it:
  /// at a point beyond the scroll view's edge, or under a bar in front of it.
  func canScrollAway(_ view: ViewID, from culprit: ViewID, at point: Point) -> Bool {
    let scrollViews = ancestors(from: view).dropFirst().filter { self[$0].scroll != nil }
    let bars = ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"]
    let isBar = ancestors(from: culprit).contains { bars.contains(self[$0].kind.name) }
    return scrollViews.contains { scrollView in
      if isBar { return !isDescendant(culprit, of: scrollView) }
      let isAround = isDescendant(scrollView, of: culprit)
      return isAround && !bounds(of: scrollView).contains(convertFromScreen(point, to: scrollView))
    }
  }

  /// Whether it is one of UIKit's controls that are lower than a finger by design.
  func hasStockHeight(_ view: ViewID) -> Bool {
    let stock = [
      "UISwitch", "UISegmentedControl", "UIStepper", "UITextField", "UISearchTextField",
      "UISlider", "UIPageControl",
    ]
    return stock.contains(self[view].kind.name)
  }

  /// Whether nobody can see the view itself: it draws nothing, whatever its subviews draw.
  func drawsNothing(_ view: ViewID) -> Bool {
    let details = self[view]
    let isClear = details.backgroundColor.map { $0.alpha == 0 } ?? true
    let isPlain = details.kind.name == "UIView" || details.kind.name == "UIWindow"
    return isClear && details.text == nil && details.title == nil && details.image == nil
      && details.layer.borderWidth == 0 && isPlain
  }

  /// Whether the view, and everything around it, is shown.
  func isShown(_ view: ViewID) -> Bool {
    ancestors(from: view).allSatisfy { !isHidden($0) && alpha(of: $0) >= 0.01 }
  }
}
