/// A view's layer, beyond what its geometry holds.
public struct LayerAttributes: Hashable, Sendable {
  /// Changes what is drawn on top, never who is hit (B-016).
  public var zPosition = 0.0
  /// Rounds what is drawn, never what is hit (B-014).
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var borderColor: ViewColor?

  public init() {}
}

/// What a window has beyond a view.
public struct WindowAttributes: Hashable, Sendable {
  public var windowLevel = 0.0
  public var isKeyWindow = false
  public var windowScene: WindowSceneID?
  public var rootViewController: ControllerID?

  public init() {}
}

/// Everything of a view that hit-testing's walk doesn't read.
public struct ViewDetails: Hashable, Sendable {
  public var identifier: String
  public var className: String
  /// For a class that isn't UIKit's: the class it behaves as.
  public var superclassName: String?
  public var geometry = ViewGeometry()
  public var layer = LayerAttributes()
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var clipsToBounds = false
  public var backgroundColor: ViewColor?
  public var autoresizingMask: [String] = []
  public var tag = 0
  public var accessibilityIdentifier: String?
  public var text: String?
  public var title: String?
  public var image: String?
  /// The properties whose values are defaults that the source didn't carry.
  public var assumed: [String] = []
  public var traits = ResponderTraits()
  /// The controller whose view this is.
  public var viewController: ControllerID?
  public var gestureRecognizers: [RecognizerID] = []
  public var control: ControlAttributes?
  public var scroll: ScrollAttributes?
  public var window: WindowAttributes?

  public init(identifier: String, className: String, superclassName: String? = nil) {
    self.identifier = identifier
    self.className = className
    self.superclassName = superclassName
    switch kind.family {
    case .view: break
    case .window: window = WindowAttributes()
    case .control: control = ControlAttributes()
    case .scrollView: scroll = ScrollAttributes()
    }
    clipsToBounds = kind.clipsToBounds
  }

  /// The UIKit class it behaves as; an unknown class without `superclass` is a `UIView`.
  public var kind: ViewClass {
    ViewClass.named(className) ?? superclassName.flatMap(ViewClass.named)
      ?? ViewClass.catalogue[0]
  }

  /// Whether it is of a class, subclasses included.
  public func isKind(of name: String) -> Bool {
    className == name || superclassName == name || ViewClass.isSubclass(kind.name, of: name)
  }
}
