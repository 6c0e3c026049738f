import EventDelivery

/// What UIKit's own unpublished classes behave as, where that isn't a plain view.
///
/// A dump names the published superclass of an app's classes (`baseClass`) and not that of UIKit's.
enum PrivateClasses {
  private static let superclasses: [String: String] = [
    "UIButtonLabel": "UILabel", "UITableViewLabel": "UILabel", "UITextFieldLabel": "UILabel",
    "UISegmentLabel": "UILabel", "UITabBarButtonLabel": "UILabel", "UIDateLabel": "UILabel",
    "UITabBarSwappableImageView": "UIImageView", "UISegment": "UIImageView",
    "_UIBarBackgroundShadowContentImageView": "UIImageView",
    "UITabBarButton": "UIControl", "_UIButtonBarButton": "UIControl", "_UITabButton": "UIControl",
    "UIBarButton": "UIControl", "UITableViewIndex": "UIControl",
    "UINavigationButton": "UIButton", "_UIModernBarButton": "UIButton",
    "UIToolbarTextButton": "UIButton", "UICalloutBarButton": "UIButton",
    "_UIStepperButton": "UIButton", "_UIAlertControllerActionView": "UIControl",
    "_UIBackButtonContainerView": "UIView", "UITableViewCellEditControl": "UIControl",
    "UITableViewCellReorderControl": "UIControl", "_UITableViewCellAccessoryButton": "UIButton",
    "UISearchBarTextField": "UITextField", "_UISearchBarTextField": "UITextField",
    "UITableViewWrapperView": "UIScrollView", "UITableViewCellScrollView": "UIScrollView",
    "_UIQueuingScrollView": "UIScrollView", "UIPickerTableView": "UITableView",
    "_UIWebViewScrollView": "UIScrollView", "UIWebScrollView": "UIScrollView",
    "WKScrollView": "UIScrollView", "UIPickerColumnView": "UIView",
    "_UIInteractiveHighlightEffectWindow": "UIWindow", "UITextEffectsWindow": "UIWindow",
    "UIRemoteKeyboardWindow": "UIWindow", "UIStatusBarWindow": "UIWindow",
    "_UIAlertControllerShimPresenterWindow": "UIWindow", "UIAutoRotatingWindow": "UIWindow",
    "RCTUITextField": "UITextField", "RCTUITextView": "UITextView", "RCTSwitch": "UISwitch",
    "RCTCustomScrollView": "UIScrollView", "RCTEnhancedScrollView": "UIScrollView",
    "PUCollectionView": "UICollectionView", "_UIDatePickerView": "UIPickerView",
  ]

  private static let frameworks = [
    "UI", "_UI", "WK", "_WK", "MK", "_MK", "SwiftUI.", "UIKit.", "RCT",
  ]
  private static let telling = [
    "Button", "Control", "Switch", "Slider", "Stepper", "Field", "Scroll", "Table", "Collection",
    "Window", "TextView", "Picker",
  ]

  /// Whether an unpublished class of the system's is a plain view: its name has none of the words that
  /// controls, scroll views and windows have in theirs.
  static func isPlainView(_ className: String) -> Bool {
    let isSystems = frameworks.contains { className.hasPrefix($0) } || className.hasPrefix("_Tt")
    return isSystems && !telling.contains { className.contains($0) }
  }

  /// The published class that a view behaves as; nil where nothing tells.
  static func kind(of className: String, baseClass: String?) -> ViewClass? {
    if let kind = ViewClass.named(className) { return kind }
    for name in [baseClass, className, ClassName.short(className)].compactMap({ $0 }) {
      if let kind = ViewClass.named(name) { return kind }
      if let kind = superclasses[name].flatMap(ViewClass.named) { return kind }
    }
    return nil
  }
}
