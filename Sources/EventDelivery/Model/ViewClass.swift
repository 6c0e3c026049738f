/// One of UIKit's view classes, with what delivery needs to know of it.
public struct ViewClass: Hashable, Sendable {
  public let name: String
  /// Nil for `UIView`.
  public let superclass: String?
  /// `isUserInteractionEnabled` of a fresh instance.
  public let isUserInteractionEnabled: Bool

  /// The families whose touch methods differ from a plain view's.
  public enum Family: Hashable, Sendable {
    case view
    case window
    case control
    case scrollView
  }

  public let family: Family

  /// `clipsToBounds` of a fresh instance: scroll views and their subclasses cut what they draw.
  public var clipsToBounds: Bool { family == .scrollView }

  /// Looks a class up by name; nil for one that isn't UIKit's.
  public static func named(_ name: String) -> ViewClass? {
    guard let index = indexByName[name] else { return nil }
    return catalogue[index]
  }

  /// Whether a class is the other or one of its subclasses, by the catalogue.
  public static func isSubclass(_ name: String, of ancestor: String) -> Bool {
    var current: String? = name
    while let candidate = current {
      if candidate == ancestor { return true }
      current = named(candidate)?.superclass
    }
    return false
  }

  private init(_ name: String, _ superclass: String?, _ family: Family, interactive: Bool = true) {
    self.name = name
    self.superclass = superclass
    self.family = family
    isUserInteractionEnabled = interactive
  }

  /// Every class a scene may name without `superclass`, each after its superclass.
  ///
  /// UIKit: labels and image views start with interaction off (B-037, B-038); other views on (B-039).
  public static let catalogue: [ViewClass] = [
    ViewClass("UIView", nil, .view),
    ViewClass("UIWindow", "UIView", .window),
    ViewClass("UILabel", "UIView", .view, interactive: false),
    ViewClass("UIImageView", "UIView", .view, interactive: false),
    ViewClass("UIStackView", "UIView", .view),
    ViewClass("UIVisualEffectView", "UIView", .view),
    ViewClass("UIActivityIndicatorView", "UIView", .view),
    ViewClass("UIProgressView", "UIView", .view),
    ViewClass("UIPickerView", "UIView", .view),
    ViewClass("UINavigationBar", "UIView", .view),
    ViewClass("UITabBar", "UIView", .view),
    ViewClass("UIToolbar", "UIView", .view),
    ViewClass("UISearchBar", "UIView", .view),
    ViewClass("UIContainerView", "UIView", .view),
    ViewClass("UIInputView", "UIView", .view),
    ViewClass("UITableViewCell", "UIView", .view),
    ViewClass("UITableViewHeaderFooterView", "UIView", .view),
    ViewClass("UICollectionReusableView", "UIView", .view),
    ViewClass("UICollectionViewCell", "UICollectionReusableView", .view),
    ViewClass("WKWebView", "UIView", .view),
    ViewClass("MKMapView", "UIView", .view),
    ViewClass("UIScrollView", "UIView", .scrollView),
    ViewClass("UITableView", "UIScrollView", .scrollView),
    ViewClass("UICollectionView", "UIScrollView", .scrollView),
    ViewClass("UITextView", "UIScrollView", .scrollView),
    ViewClass("UIControl", "UIView", .control),
    ViewClass("UIButton", "UIControl", .control),
    ViewClass("UISwitch", "UIControl", .control),
    ViewClass("UISlider", "UIControl", .control),
    ViewClass("UIStepper", "UIControl", .control),
    ViewClass("UISegmentedControl", "UIControl", .control),
    ViewClass("UIPageControl", "UIControl", .control),
    ViewClass("UIDatePicker", "UIControl", .control),
    ViewClass("UIRefreshControl", "UIControl", .control),
    ViewClass("UIColorWell", "UIControl", .control),
    ViewClass("UITextField", "UIControl", .control),
    ViewClass("UISearchTextField", "UITextField", .control),
  ]

  private static let indexByName: [String: Int] = Dictionary(
    uniqueKeysWithValues: catalogue.enumerated().map { ($0.element.name, $0.offset) })
}
