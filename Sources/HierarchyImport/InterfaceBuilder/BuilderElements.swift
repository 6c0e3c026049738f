/// What the elements of an Interface Builder document stand for.
enum BuilderElements {
  private static let viewClasses: [String: String] = [
    "view": "UIView", "containerView": "UIView", "mapView": "MKMapView", "wkWebView": "WKWebView",
    "webView": "UIWebView", "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UIView", "glkView": "GLKView", "sceneKitView": "SCNView",
    "skView": "SKView", "mtkView": "MTKView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "window": "UIWindow", "pdfView": "PDFView", "adBannerView": "ADBannerView",
    "control": "UIControl",
  ]

  /// Further views whose class is the element's name behind `UI`.
  private static let views: Set<String> = [
    "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
    "segmentedControl", "pageControl", "datePicker", "pickerView", "progressView",
    "activityIndicatorView", "stackView", "scrollView", "tableView", "collectionView",
    "visualEffectView", "navigationBar", "tabBar", "toolbar", "searchBar", "tableViewCell",
    "collectionViewCell", "collectionReusableView", "colorWell",
  ]

  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController", "hostingController", "searchDisplayController",
  ]

  static func isView(_ name: String) -> Bool {
    viewClasses[name] != nil || views.contains(name)
  }

  static func isController(_ name: String) -> Bool { controllers.contains(name) }

  static func isRecognizer(_ name: String) -> Bool { name.hasSuffix("GestureRecognizer") }

  /// The class of an element that has no class of its own.
  static func className(_ name: String) -> String {
    if let known = viewClasses[name] { return known }
    // Interface Builder spells the long press this way.
    if name == "pongPressGestureRecognizer" { return "UILongPressGestureRecognizer" }
    if name.hasPrefix("av") || name.hasPrefix("glk") {
      let head = name.prefix { $0.isLowercase }
      return head.uppercased() + name.dropFirst(head.count)
    }
    return "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
