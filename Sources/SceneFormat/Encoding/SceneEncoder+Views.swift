import EventDelivery
import Geometry

extension SceneEncoder {
  /// A view's own keys, without what lies inside it.
  mutating func properties(of node: SubtreeTemplate.Node, fallback: Rect) {
    let details = node.details
    let isWindow = details.window != nil
    let defaultClass = isWindow ? "UIWindow" : "UIView"
    member(ViewKey.class, details.className, unless: defaultClass)
    member(ViewKey.superclass, details.superclassName, unless: isWindow ? "UIWindow" : nil)
    member(ViewKey.id, details.identifier)
    geometry(details, fallback: fallback)
    layer(details)
    member(ViewKey.alpha, node.alpha, unless: 1)
    member(ViewKey.isHidden, node.isHidden, unless: false)
    member(
      ViewKey.isUserInteractionEnabled, node.isUserInteractionEnabled,
      unless: details.kind.isUserInteractionEnabled)
    member(ViewKey.isMultipleTouchEnabled, details.isMultipleTouchEnabled, unless: false)
    member(ViewKey.isExclusiveTouch, details.isExclusiveTouch, unless: false)
    member(ViewKey.clipsToBounds, details.clipsToBounds, unless: details.kind.clipsToBounds)
    member(ViewKey.backgroundColor, details.backgroundColor?.text, unless: nil)
    member(ViewKey.autoresizingMask, names: details.autoresizingMask)
    member(ViewKey.tag, Double(details.tag), unless: 0)
    member(ViewKey.accessibilityIdentifier, details.accessibilityIdentifier, unless: nil)
    member(ViewKey.text, details.text, unless: nil)
    member(ViewKey.title, details.title, unless: nil)
    member(ViewKey.image, details.image, unless: nil)
    if let control = details.control { self.control(control) }
    if let scroll = details.scroll { self.scroll(scroll, of: details) }
    if let window = details.window { self.window(window) }
    member(ViewKey.assumed, names: details.assumed)
    traits(details.traits)
  }

  /// A frame where one says it all, else bounds and centre; nothing where it is the default.
  private mutating func geometry(_ details: ViewDetails, fallback: Rect) {
    let geometry = details.geometry
    var unscrolled = geometry
    let offset = geometry.bounds.origin
    if details.scroll != nil { unscrolled.bounds.origin = .zero }
    let frame = Rect(
      origin: geometry.center
        - Point(
          geometry.anchorPoint.x * geometry.bounds.width,
          geometry.anchorPoint.y * geometry.bounds.height),
      size: geometry.bounds.size)
    let rebuilt = { (frame: Rect) in
      ViewGeometry(frame: frame, transform: geometry.transform, anchorPoint: geometry.anchorPoint)
    }
    if rebuilt(fallback) == unscrolled {
      // It goes without saying.
    } else if rebuilt(frame) == unscrolled {
      member(ViewKey.frame, frame)
    } else {
      member(ViewKey.bounds, unscrolled.bounds)
      member(ViewKey.center, geometry.center)
    }
    if details.scroll != nil, offset != .zero { member(ViewKey.contentOffset, offset) }
    if !geometry.transform.isIdentity { transform(geometry.transform) }
  }

  mutating func transform(_ transform: AffineTransform) {
    member(
      ViewKey.transform,
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  private mutating func layer(_ details: ViewDetails) {
    let anchor = details.geometry.anchorPoint
    let hasAnchor = anchor != Point(0.5, 0.5)
    guard details.layer != LayerAttributes() || hasAnchor else { return }
    builder.key(ViewKey.layer.rawValue)
    builder.beginObject()
    member(LayerKey.zPosition, details.layer.zPosition, unless: 0)
    if hasAnchor { member(LayerKey.anchorPoint, anchor) }
    member(LayerKey.cornerRadius, details.layer.cornerRadius, unless: 0)
    member(LayerKey.borderWidth, details.layer.borderWidth, unless: 0)
    member(LayerKey.borderColor, details.layer.borderColor?.text, unless: nil)
    builder.end()
  }

  private mutating func control(_ control: ControlAttributes) {
    member(ViewKey.isEnabled, control.isEnabled, unless: true)
    member(ViewKey.isSelected, control.isSelected, unless: false)
    member(ViewKey.isOn, control.isOn, unless: nil)
    member(ViewKey.value, control.value, unless: nil)
    member(ViewKey.minimumValue, control.minimumValue, unless: nil)
    member(ViewKey.maximumValue, control.maximumValue, unless: nil)
    member(ViewKey.stepValue, control.stepValue, unless: nil)
    member(ViewKey.segments, names: control.segments)
    member(
      ViewKey.selectedSegmentIndex, control.selectedSegmentIndex.map { Double($0) }, unless: nil)
    guard !control.actions.isEmpty else { return }
    builder.key(ViewKey.actions.rawValue)
    builder.beginArray()
    for action in control.actions.flatMap(\.parts) {
      builder.beginObject()
      member(TargetActionKey.event, action.event.rawValue)
      member(TargetActionKey.action, action.action)
      let target = action.target.map { name($0) } ?? action.pendingTarget
      member(TargetActionKey.target, target, unless: nil)
      builder.end()
    }
    builder.end()
  }

  private mutating func window(_ window: WindowAttributes) {
    member(ViewKey.windowLevel, window.windowLevel, unless: 0)
    member(ViewKey.isKeyWindow, window.isKeyWindow, unless: false)
    member(
      ViewKey.windowScene, window.windowScene.map { tree[$0].identifier }, unless: nil)
  }

  // MARK: - Controllers and recognizers

  mutating func properties(of controller: Controller) {
    member(ControllerKey.id, controller.identifier)
    member(ControllerKey.class, controller.className, unless: "UIViewController")
    member(ControllerKey.isAddedToParent, controller.isAddedToParent, unless: true)
    member(ControllerKey.isRetained, controller.isRetained, unless: false)
    traits(controller.traits)
  }

  mutating func recognizers(of view: ViewID) {
    let recognizers = tree[view].gestureRecognizers.filter { tree[$0].scrollRole == nil }
    guard !recognizers.isEmpty else { return }
    builder.key(ViewKey.gestureRecognizers.rawValue)
    builder.beginArray()
    for recognizer in recognizers { self.recognizer(tree[recognizer]) }
    builder.end()
  }

  mutating func recognizer(_ recognizer: Recognizer) {
    builder.beginObject()
    member(RecognizerKey.class, recognizer.className, unless: "UIGestureRecognizer")
    member(RecognizerKey.id, recognizer.identifier)
    properties(of: recognizer)
    builder.end()
  }

  /// Everything of a recognizer but its class and id.
  mutating func properties(of recognizer: Recognizer, isEnabled: Bool = true) {
    member(RecognizerKey.name, recognizer.name, unless: nil)
    member(RecognizerKey.isEnabled, recognizer.isEnabled, unless: isEnabled)
    var required = recognizer.requireToFail.map { name($0) } + recognizer.pendingRequirements
    for property in recognizer.properties {
      if property.key == RecognizerKey.requireToFail.rawValue {
        required += property.value.strings
      } else {
        builder.key(property.key)
        builder.data(property.value)
      }
    }
    if !recognizer.actions.isEmpty {
      builder.key(RecognizerKey.actions.rawValue)
      builder.beginArray()
      for action in recognizer.actions {
        builder.beginObject()
        member(TargetActionKey.action, action.action)
        let target = action.target.map { name($0) } ?? action.pendingTarget
        member(TargetActionKey.target, target, unless: nil)
        builder.end()
      }
      builder.end()
    }
    member(RecognizerKey.requireToFail, names: required)
  }
}

extension DataValue {
  /// The strings of a list; none for anything else.
  fileprivate var strings: [String] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { value in
      guard case .string(let string) = value else { return nil }
      return string
    }
  }
}
