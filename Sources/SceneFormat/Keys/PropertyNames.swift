import EventDelivery

/// The properties that an expectation may read, by what has them.
enum PropertyNames {
  static let touch = [
    "phase", "tapCount", "timestamp", "location", "previousLocation", "force", "majorRadius",
    "type", "edge", "view", "window", "gestureRecognizers", "coalescedTouches",
  ]

  /// Those of a recognizer: what it reports, as at its latest action, and how it is set.
  static let recognizer =
    [
      "state", "location", "locations", "numberOfTouches", "translation", "velocity", "scale",
      "rotation", "isEnabled", "view", "name", "class",
    ] + RecognizerSetting.names

  /// Those that are places or distances, and may be asked for in a view's coordinates.
  static func placed(of subject: ValueExpectation.Subject) -> [String] {
    switch subject {
    case .touch: ["location", "previousLocation"]
    case .recognizer: ["location", "translation", "velocity"]
    case .responder: []
    }
  }

  static let responder = [
    "next", "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "class",
  ]

  static let application = ["isIgnoringInteractionEvents", "applicationState", "keyWindow"]

  static let controller = [
    "view", "isAddedToParent", "presentedViewController", "presentingViewController",
  ]

  static let view = [
    "frame", "bounds", "center", "transform", "anchorPoint", "zPosition", "cornerRadius", "alpha",
    "isHidden", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch",
    "clipsToBounds", "backgroundColor", "borderWidth", "borderColor", "autoresizingMask", "tag",
    "accessibilityIdentifier", "text", "title", "image", "superview", "subviews", "window",
    "gestureRecognizers",
  ]

  static let window = [
    "windowLevel", "isKeyWindow", "windowScene", "rootViewController", "firstResponder",
  ]

  static let control = [
    "isEnabled", "isSelected", "isHighlighted", "isTracking", "isTouchInside", "state", "actions",
    "allTargets",
  ]

  static let scrollView = [
    "contentSize", "contentOffset", "contentInset", "isScrollEnabled", "isPagingEnabled",
    "isDirectionalLockEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "delaysContentTouches", "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale",
    "viewForZooming", "scrollsToTop", "zoomScale", "bouncesZoom", "decelerationRate", "isTracking",
    "isDragging", "isDecelerating", "isZooming", "panGestureRecognizer", "pinchGestureRecognizer",
  ]

  static let cell = ["isHighlighted", "isSelected"]

  /// The properties of a responder as the tree has it.
  static func names(of responder: ResponderID, in tree: ViewTree) -> [String] {
    switch responder {
    case .application: return Self.responder + application
    case .applicationDelegate, .windowScene: return Self.responder
    case .controller: return Self.responder + controller
    case .view(let view): return Self.responder + names(of: tree[view])
    }
  }

  private static func names(of details: ViewDetails) -> [String] {
    var names = view
    switch details.kind.family {
    case .view: break
    case .window: names += window
    case .control: names += control
    case .scrollView: names += scrollView
    }
    let own: [ViewKey] = [.isOn, .value, .minimumValue, .maximumValue, .stepValue]
    names += own.filter { $0.belongs(to: details.kind) }.map(\.rawValue)
    if ViewKey.allowsSelection.belongs(to: details.kind) { names.append("allowsSelection") }
    let isCell = ["UITableViewCell", "UICollectionViewCell"].contains { details.isKind(of: $0) }
    if isCell { names += cell }
    if ViewKey.selectedSegmentIndex.belongs(to: details.kind) {
      names.append("selectedSegmentIndex")
    }
    return names
  }
}
