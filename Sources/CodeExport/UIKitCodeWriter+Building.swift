import EventDelivery
import Geometry

/// The function that builds the hierarchy.
extension UIKitCodeWriter {
  func build(_ body: inout SourceText) {
    for window in tree.windows { build(window: window, &body) }
    setOverrideTargets(&body)
    addTargets(&body)
    addRecognizers(&body)
    let windows = tree.windows.map { name(.view($0)) }.joined(separator: ", ")
    body.line("return [\(windows)]")
  }

  private func build(window: ViewID, _ body: inout SourceText) {
    let variable = name(.view(window))
    let type = classes[.view(window)] ?? "UIWindow"
    body.line("let \(variable) = \(type)(windowScene: windowScene)")
    setProperties(of: window, &body)
    if let level = tree[window].window?.windowLevel, level != 0 {
      body.line("\(variable).windowLevel = UIWindow.Level(\(SwiftText.number(level)))")
    }
    for view in tree.subtree(of: window).dropFirst() { build(view, &body) }
    if let root = tree[window].window?.rootViewController {
      body.line("\(variable).rootViewController = \(name(.controller(root)))")
    }
    body.line()
  }

  private func build(_ view: ViewID, _ body: inout SourceText) {
    let variable = name(.view(view))
    let type = classes[.view(view)] ?? tree[view].kind.name
    body.line("let \(variable) = \(type)()")
    setProperties(of: view, &body)
    if let controller = tree[view].viewController {
      let owner = name(.controller(controller))
      body.line("let \(owner) = \(classes[.controller(controller)] ?? "UIViewController")()")
      body.line("\(owner).view = \(variable)")
    }
    if let superview = tree.superview(of: view), !isRootView(view) {
      body.line("\(name(.view(superview))).addSubview(\(variable))")
    }
  }

  /// A window adds its root controller's view itself.
  private func isRootView(_ view: ViewID) -> Bool {
    tree[view].viewController.map { tree[$0].rootOfWindow != nil } ?? false
  }

  private func setProperties(of view: ViewID, _ body: inout SourceText) {
    let variable = name(.view(view))
    let details = tree[view]
    let geometry = details.geometry
    if geometry.anchorPoint != Point(0.5, 0.5) {
      body.line("\(variable).layer.anchorPoint = \(SwiftText.point(geometry.anchorPoint))")
    }
    if geometry.transform.isIdentity, geometry.bounds.origin == .zero {
      body.line("\(variable).frame = \(SwiftText.rect(geometry.frame))")
    } else {
      body.line("\(variable).bounds = \(SwiftText.rect(geometry.bounds))")
      body.line("\(variable).center = \(SwiftText.point(geometry.center))")
      if !geometry.transform.isIdentity {
        body.line("\(variable).transform = \(SwiftText.transform(geometry.transform))")
      }
    }
    for (property, value) in plainProperties(of: view) {
      body.line("\(variable).\(property) = \(value)")
    }
    if let title = details.title, details.isKind(of: "UIButton") {
      body.line("\(variable).setTitle(\(SwiftText.string(title)), for: .normal)")
    }
  }

  /// The properties that differ from the class's defaults, as Swift.
  private func plainProperties(of view: ViewID) -> [(String, String)] {
    let details = tree[view]
    var result: [(String, String)] = []
    func add(_ property: String, _ value: String, unless isDefault: Bool) {
      if !isDefault { result.append((property, value)) }
    }
    let alpha = Double(tree.alpha(of: view))
    let isInteractive = tree.isUserInteractionEnabled(view)
    add("alpha", SwiftText.number(alpha), unless: alpha == 1)
    add("isHidden", "true", unless: !tree.isHidden(view))
    add(
      "isUserInteractionEnabled", "\(isInteractive)",
      unless: isInteractive == details.kind.isUserInteractionEnabled)
    add("isMultipleTouchEnabled", "true", unless: !details.isMultipleTouchEnabled)
    add("isExclusiveTouch", "true", unless: !details.isExclusiveTouch)
    add(
      "clipsToBounds", "\(details.clipsToBounds)",
      unless: details.clipsToBounds == details.kind.clipsToBounds)
    add("tag", "\(details.tag)", unless: details.tag == 0)
    if let color = details.backgroundColor {
      add("backgroundColor", SwiftText.color(color), unless: false)
    }
    let layer = details.layer
    add("layer.zPosition", SwiftText.number(layer.zPosition), unless: layer.zPosition == 0)
    add("layer.cornerRadius", SwiftText.number(layer.cornerRadius), unless: layer.cornerRadius == 0)
    add("layer.borderWidth", SwiftText.number(layer.borderWidth), unless: layer.borderWidth == 0)
    if let color = layer.borderColor {
      add("layer.borderColor", SwiftText.color(color) + ".cgColor", unless: false)
    }
    let mask = details.autoresizingMask
    add("autoresizingMask", SwiftText.optionSet(mask), unless: mask.isEmpty)
    let identifier = details.accessibilityIdentifier ?? details.identifier
    add("accessibilityIdentifier", SwiftText.string(identifier), unless: false)
    if let text = details.text, takesText(details) {
      add("text", SwiftText.string(text), unless: false)
    }
    return result + controlProperties(details) + scrollProperties(details)
  }

  private func takesText(_ details: ViewDetails) -> Bool {
    ["UILabel", "UITextField", "UITextView", "UISearchBar"].contains { details.isKind(of: $0) }
  }

  private func controlProperties(_ details: ViewDetails) -> [(String, String)] {
    guard let control = details.control else { return [] }
    var result: [(String, String)] = []
    if !control.isEnabled { result.append(("isEnabled", "false")) }
    if control.isSelected { result.append(("isSelected", "true")) }
    if let isOn = control.isOn { result.append(("isOn", "\(isOn)")) }
    let numbers = [
      ("minimumValue", control.minimumValue), ("maximumValue", control.maximumValue),
      ("stepValue", control.stepValue), ("value", control.value),
    ]
    for case (let property, let value?) in numbers {
      result.append((property, SwiftText.number(value)))
    }
    return result
  }

  private func scrollProperties(_ details: ViewDetails) -> [(String, String)] {
    guard let scroll = details.scroll else { return [] }
    let size = scroll.contentSize
    var result = [
      (
        "contentSize",
        "CGSize(width: \(SwiftText.number(size.width)), height: \(SwiftText.number(size.height)))"
      )
    ]
    if scroll.contentInset != .zero {
      let inset = scroll.contentInset
      let values = [
        ("top", inset.top), ("left", inset.left), ("bottom", inset.bottom), ("right", inset.right),
      ]
      let list = values.map { "\($0.0): \(SwiftText.number($0.1))" }.joined(separator: ", ")
      result.append(("contentInset", "UIEdgeInsets(\(list))"))
    }
    result += scrollFlags(scroll)
    let numbers = [
      ("minimumZoomScale", scroll.minimumZoomScale, 1.0),
      ("maximumZoomScale", scroll.maximumZoomScale, 1.0),
    ]
    for (property, value, standard) in numbers where value != standard {
      result.append((property, SwiftText.number(value)))
    }
    if scroll.decelerationRate != ScrollAttributes().decelerationRate {
      let rate = SwiftText.number(scroll.decelerationRate)
      result.append(("decelerationRate", "UIScrollView.DecelerationRate(rawValue: \(rate))"))
    }
    return result
  }

  private func scrollFlags(_ scroll: ScrollAttributes) -> [(String, String)] {
    var result: [(String, String)] = []
    let flags = [
      ("isScrollEnabled", scroll.isScrollEnabled, true),
      ("isPagingEnabled", scroll.isPagingEnabled, false),
      ("isDirectionalLockEnabled", scroll.isDirectionalLockEnabled, false),
      ("bounces", scroll.bounces, true),
      ("alwaysBounceVertical", scroll.alwaysBounceVertical, false),
      ("alwaysBounceHorizontal", scroll.alwaysBounceHorizontal, false),
      ("delaysContentTouches", scroll.delaysContentTouches, true),
      ("canCancelContentTouches", scroll.canCancelContentTouches, true),
      ("bouncesZoom", scroll.bouncesZoom, true),
      ("scrollsToTop", scroll.scrollsToTop, true),
      ("allowsSelection", scroll.allowsSelection, true),
    ]
    for (property, value, standard) in flags where value != standard {
      result.append((property, "\(value)"))
    }
    return result
  }
}
