import EventDelivery

/// The keys of a view, a control, a scroll view or a window.
enum ViewKey: String, ObjectKey {
  case `class`, superclass, id, frame, bounds, center, transform, layer, alpha, isHidden
  case isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch, clipsToBounds
  case backgroundColor, autoresizingMask, tag, accessibilityIdentifier, text, title, image, assumed
  case subviews, gestureRecognizers, viewController, overrides, responds, keyCommands
  // Controls.
  case isEnabled, isSelected, actions, isOn, value, minimumValue, maximumValue, stepValue
  case segments, selectedSegmentIndex
  // Scroll views.
  case contentSize, contentOffset, contentInset, isScrollEnabled, isPagingEnabled
  case isDirectionalLockEnabled, bounces, alwaysBounceVertical, alwaysBounceHorizontal
  case delaysContentTouches, canCancelContentTouches, minimumZoomScale, maximumZoomScale
  case viewForZooming, scrollsToTop, zoomScale, bouncesZoom, decelerationRate, delegate, thresholds
  case panGestureRecognizer, pinchGestureRecognizer
  // Tables and collection views.
  case allowsSelection
  // Windows.
  case windowLevel, isKeyWindow, windowScene, rootViewController

  /// The UIKit classes that have the key, subclasses included.
  var owners: [String] {
    switch self {
    case .class, .superclass, .id, .frame, .bounds, .center, .transform, .layer, .alpha, .isHidden,
      .isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch, .clipsToBounds,
      .backgroundColor, .autoresizingMask, .tag, .accessibilityIdentifier, .text, .title, .image,
      .assumed, .subviews, .gestureRecognizers, .viewController, .overrides, .responds,
      .keyCommands:
      ["UIView"]
    case .isEnabled, .isSelected, .actions: ["UIControl"]
    case .isOn: ["UISwitch"]
    case .value, .minimumValue, .maximumValue: ["UISlider", "UIStepper"]
    case .stepValue: ["UIStepper"]
    case .segments, .selectedSegmentIndex: ["UISegmentedControl"]
    case .contentSize, .contentOffset, .contentInset, .isScrollEnabled, .isPagingEnabled,
      .isDirectionalLockEnabled, .bounces, .alwaysBounceVertical, .alwaysBounceHorizontal,
      .delaysContentTouches, .canCancelContentTouches, .minimumZoomScale, .maximumZoomScale,
      .viewForZooming, .scrollsToTop, .zoomScale, .bouncesZoom, .decelerationRate, .delegate,
      .thresholds, .panGestureRecognizer, .pinchGestureRecognizer:
      ["UIScrollView"]
    case .allowsSelection: ["UITableView", "UICollectionView"]
    case .windowLevel, .isKeyWindow, .windowScene, .rootViewController: ["UIWindow"]
    }
  }

  /// Whether views of that UIKit class have the key.
  func belongs(to kind: ViewClass) -> Bool {
    owners.contains { ViewClass.isSubclass(kind.name, of: $0) }
  }

  /// The keys that views of that UIKit class have.
  static func names(of kind: ViewClass) -> [String] {
    allCases.filter { $0.belongs(to: kind) }.map(\.rawValue)
  }

  /// Properties of UIKit's that the format knows of and this version can't hold.
  static let notInThisVersion: Set<String> = [
    "contentInsetAdjustmentBehavior",
    "adjustedContentInset", "keyboardDismissMode", "isHighlighted", "isContinuous", "mask",
    "inputView", "inputAccessoryView",
  ]
}
