import Geometry

/// An accessibility element as a test tool lists it.
struct OutlineElement {
  /// Its type as XCUITest names it, such as `StaticText`.
  let type: String
  /// How deep it lies: each element lies in the latest before it that is less deep.
  let depth: Int
  /// On the screen; nil where it isn't told.
  var frame: Rect?
  var address: String?
  var identifier: String?
  var label: String?
  var value: String?
  /// Nil where the tool doesn't say.
  var isEnabled: Bool?
  var isSelected: Bool?
  var line: Int?

  init(type: String, depth: Int, line: Int? = nil) {
    self.type = Self.short(type)
    self.depth = depth
    self.line = line
  }

  /// The type without the prefix that a page source's elements have.
  private static func short(_ type: String) -> String {
    for prefix in ["XCUIElementType", "AX"]
    where type.hasPrefix(prefix) && type.count > prefix.count {
      return String(type.dropFirst(prefix.count))
    }
    return type
  }
}

/// The class that an element's view most likely is of.
enum OutlineClass {
  private static let classes: [String: String] = [
    "Window": "UIWindow", "Button": "UIButton", "StaticText": "UILabel", "Image": "UIImageView",
    "TextField": "UITextField", "SecureTextField": "UITextField", "SearchField": "UITextField",
    "TextView": "UITextView", "Switch": "UISwitch", "Toggle": "UISwitch", "Slider": "UISlider",
    "Stepper": "UIStepper", "SegmentedControl": "UISegmentedControl",
    "PageIndicator": "UIPageControl", "ProgressIndicator": "UIProgressView",
    "ActivityIndicator": "UIActivityIndicatorView", "Picker": "UIPickerView",
    "DatePicker": "UIDatePicker", "ScrollView": "UIScrollView", "ScrollArea": "UIScrollView",
    "Table": "UITableView", "CollectionView": "UICollectionView",
    "NavigationBar": "UINavigationBar", "TabBar": "UITabBar", "Toolbar": "UIToolbar",
    "WebView": "WKWebView", "Map": "MKMapView", "Heading": "UILabel", "Link": "UIButton",
  ]

  /// The class by an element's type; a plain view where none is likely.
  static func name(of type: String) -> String { classes[type] ?? "UIView" }
}
