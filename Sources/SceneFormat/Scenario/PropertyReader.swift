import EventDelivery
import Geometry

/// Reads properties by UIKit's names from the engine as it is at one moment.
struct PropertyReader {
  let engine: DeliveryEngine

  /// The property's value: an enumeration's is its case, a place a list, somebody an id; nil where
  /// there is no such property, or nobody to have it.
  func value(
    _ property: String, of subject: ValueExpectation.Subject, in space: ValueExpectation.Space?
  ) -> DataValue? {
    switch subject {
    case .touch(let finger):
      return engine.touch(of: finger).flatMap { value(property, of: $0, in: space) }
    case .recognizer(let identifier):
      return engine.tree.recognizer(identifier: identifier).flatMap {
        RecognizerReader(engine: engine, recognizer: $0).value(property, in: space)
      }
    case .responder(let identifier):
      guard let responder = engine.tree.responder(identifier: identifier) else { return nil }
      return responderValue(property, of: responder) ?? ownValue(property, of: responder)
    }
  }

  // MARK: - Touches

  private func value(
    _ property: String, of touch: Touch, in space: ValueExpectation.Space?
  ) -> DataValue? {
    switch property {
    case "phase": .string(touch.phase.rawValue)
    case "tapCount": .number(Double(touch.tapCount))
    case "timestamp": .number(touch.timestamp.seconds)
    case "location": .point(place(touch.location, of: touch, in: space))
    case "previousLocation": .point(place(touch.previousLocation, of: touch, in: space))
    case "force": .number(touch.force)
    case "majorRadius": .number(touch.majorRadius)
    case "type": .string(touch.type.rawValue)
    case "edge": .string(touch.edge.rawValue)
    case "view": name(touch.view)
    case "window": name(touch.window)
    case "gestureRecognizers":
      .list(touch.gestureRecognizers.map { .string(engine.tree[$0].identifier) })
    case "coalescedTouches":
      .list(touch.coalesced.map { .point(place($0.sample.point, of: touch, in: space)) })
    default: nil
    }
  }

  /// A place on the screen in a space's coordinates; without one in those of the touch's window.
  private func place(
    _ point: Point, of touch: Touch, in space: ValueExpectation.Space?
  ) -> Point {
    switch space {
    case .screen: return point
    case .window, nil:
      return touch.window.map { engine.tree.convertFromScreen(point, to: $0) } ?? point
    case .view(let identifier):
      let view = engine.tree.view(identifier: identifier)
      return view.map { engine.tree.convertFromScreen(point, to: $0) } ?? point
    }
  }

  // MARK: - Responders

  private func responderValue(_ property: String, of responder: ResponderID) -> DataValue? {
    switch property {
    case "next": name(engine.tree.next(of: responder))
    case "isFirstResponder": .boolean(engine.isFirstResponder(responder))
    case "canBecomeFirstResponder": .boolean(engine.canBecomeFirstResponder(responder))
    case "canResignFirstResponder": .boolean(engine.canResignFirstResponder(responder))
    case "class": .string(engine.tree.className(of: responder))
    default: nil
    }
  }

  private func ownValue(_ property: String, of responder: ResponderID) -> DataValue? {
    switch responder {
    case .application: applicationValue(property)
    case .applicationDelegate, .windowScene: nil
    case .controller(let controller): value(property, of: engine.tree[controller])
    case .view(let view):
      geometryValue(property, of: view) ?? viewValue(property, of: view)
        ?? controlValue(property, of: view) ?? scrollValue(property, of: view)
        ?? scrollState(property, of: view) ?? cellValue(property, of: view)
        ?? windowValue(property, of: view)
    }
  }

  private func value(_ property: String, of controller: Controller) -> DataValue? {
    switch property {
    case "view": name(controller.view)
    case "isAddedToParent": .boolean(controller.isAddedToParent)
    case "presentedViewController":
      name(controller.presentedViewController.map { .controller($0) })
    case "presentingViewController":
      name(controller.presentingViewController.map { .controller($0) })
    default: nil
    }
  }

  private func applicationValue(_ property: String) -> DataValue? {
    switch property {
    case "isIgnoringInteractionEvents": .boolean(engine.isIgnoringInteractionEvents)
    case "applicationState": .string(engine.applicationState.rawValue)
    case "keyWindow": name(engine.keyWindow)
    default: nil
    }
  }

  // MARK: - Views

  private func geometryValue(_ property: String, of view: ViewID) -> DataValue? {
    let tree = engine.tree
    switch property {
    case "frame": return .rect(tree.frame(of: view))
    case "bounds": return .rect(tree.bounds(of: view))
    case "center": return .point(tree.geometry(of: view).center)
    case "anchorPoint": return .point(tree.geometry(of: view).anchorPoint)
    case "contentOffset" where tree[view].scroll != nil:
      return .point(tree.bounds(of: view).origin)
    case "transform":
      let transform = tree.geometry(of: view).transform
      return .numbers([
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
    default: return nil
    }
  }

  private func viewValue(_ property: String, of view: ViewID) -> DataValue? {
    let tree = engine.tree
    let details = tree[view]
    switch property {
    case "alpha": return .number(Double("\(tree.alpha(of: view))") ?? 0)
    case "isHidden": return .boolean(tree.isHidden(view))
    case "isUserInteractionEnabled": return .boolean(tree.isUserInteractionEnabled(view))
    case "isMultipleTouchEnabled": return .boolean(details.isMultipleTouchEnabled)
    case "isExclusiveTouch": return .boolean(details.isExclusiveTouch)
    case "clipsToBounds": return .boolean(details.clipsToBounds)
    case "zPosition": return .number(details.layer.zPosition)
    case "cornerRadius": return .number(details.layer.cornerRadius)
    case "backgroundColor": return .string(details.backgroundColor?.text)
    case "borderWidth": return .number(details.layer.borderWidth)
    case "borderColor": return .string(details.layer.borderColor?.text)
    case "autoresizingMask": return .list(details.autoresizingMask.map { .string($0) })
    case "image": return .string(details.image)
    case "tag": return .number(Double(details.tag))
    case "accessibilityIdentifier": return .string(details.accessibilityIdentifier)
    case "text": return .string(details.text)
    case "title": return .string(details.title)
    case "superview": return name(tree.superview(of: view))
    case "subviews": return .list(tree.subviews(of: view).map { name($0) })
    case "window": return name(tree.window(of: view))
    case "gestureRecognizers":
      return .list(details.gestureRecognizers.map { .string(tree[$0].identifier) })
    default: return nil
    }
  }

  private func controlValue(_ property: String, of view: ViewID) -> DataValue? {
    guard let control = engine.tree[view].control else { return nil }
    switch property {
    case "isEnabled": return .boolean(control.isEnabled)
    case "isSelected": return .boolean(control.isSelected)
    case "isHighlighted": return .boolean(engine.isHighlighted(view))
    case "isTracking": return .boolean(engine.isTracking(view))
    case "isTouchInside": return .boolean(engine.isHighlighted(view))
    case "state": return .list(state(of: view).map { .string($0) })
    case "actions":
      return .list(
        control.actions.flatMap(\.parts).map { action in
          .list([.string(action.event.rawValue), .string(action.action), name(action.target)])
        })
    case "allTargets": return .list(targets(of: control))
    case "isOn": return .boolean(control.isOn ?? false)
    case "value": return .number(control.value ?? 0)
    case "minimumValue": return .number(control.minimumValue ?? 0)
    case "maximumValue":
      return .number(
        control.maximumValue ?? (engine.tree[view].isKind(of: "UIStepper") ? 100 : 1))
    case "stepValue": return .number(control.stepValue ?? 1)
    case "selectedSegmentIndex": return .number(Double(control.selectedSegmentIndex ?? -1))
    default: return nil
    }
  }

  /// UIKit: normal is the absence of the others, which may be combined (B-142).
  private func state(of control: ViewID) -> [String] {
    let attributes = engine.tree[control].control
    let isEnabled = attributes?.isEnabled ?? true
    let bits = [
      (isEnabled && engine.isHighlighted(control), "highlighted"), (!isEnabled, "disabled"),
      (attributes?.isSelected ?? false, "selected"),
    ]
    let names = bits.filter(\.0).map(\.1)
    return names.isEmpty ? ["normal"] : names
  }

  /// UIKit: each target once, null for a nil target (B-163).
  private func targets(of control: ControlAttributes) -> [DataValue] {
    control.actions.reduce(into: []) { targets, action in
      let target = name(action.target)
      if !targets.contains(target) { targets.append(target) }
    }
  }

  private func scrollValue(_ property: String, of view: ViewID) -> DataValue? {
    guard let scroll = engine.tree[view].scroll else { return nil }
    switch property {
    case "contentSize":
      return .numbers([scroll.contentSize.width, scroll.contentSize.height])
    case "contentInset":
      let insets = scroll.contentInset
      return .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case "isScrollEnabled": return .boolean(scroll.isScrollEnabled)
    case "isPagingEnabled": return .boolean(scroll.isPagingEnabled)
    case "isDirectionalLockEnabled": return .boolean(scroll.isDirectionalLockEnabled)
    case "bounces": return .boolean(scroll.bounces)
    case "alwaysBounceVertical": return .boolean(scroll.alwaysBounceVertical)
    case "alwaysBounceHorizontal": return .boolean(scroll.alwaysBounceHorizontal)
    case "delaysContentTouches": return .boolean(scroll.delaysContentTouches)
    case "canCancelContentTouches": return .boolean(scroll.canCancelContentTouches)
    case "minimumZoomScale": return .number(scroll.minimumZoomScale)
    case "maximumZoomScale": return .number(scroll.maximumZoomScale)
    case "viewForZooming": return name(scroll.viewForZooming)
    case "scrollsToTop": return .boolean(scroll.scrollsToTop)
    case "zoomScale": return .number(scroll.zoomScale)
    case "bouncesZoom": return .boolean(scroll.bouncesZoom)
    case "decelerationRate": return .number(scroll.decelerationRate)
    case "allowsSelection": return .boolean(scroll.allowsSelection)
    default: return nil
    }
  }

  private func scrollState(_ property: String, of view: ViewID) -> DataValue? {
    guard engine.tree[view].scroll != nil else { return nil }
    switch property {
    case "isTracking": return .boolean(engine.isTracking(scrollView: view))
    case "isDragging": return .boolean(engine.isDragging(view))
    case "isDecelerating": return .boolean(engine.isDecelerating(view))
    case "isZooming": return .boolean(engine.isZooming(view))
    case "panGestureRecognizer", "pinchGestureRecognizer":
      let role = ScrollRecognizer(rawValue: property)
      let recognizer = role.flatMap { engine.tree.recognizer($0, of: view) }
      return .string(recognizer.map { engine.tree[$0].identifier })
    default: return nil
    }
  }

  private func cellValue(_ property: String, of view: ViewID) -> DataValue? {
    guard engine.tree.isCell(view) else { return nil }
    switch property {
    case "isHighlighted": return .boolean(engine.isHighlighted(view))
    case "isSelected": return .boolean(engine.isSelected(view))
    default: return nil
    }
  }

  private func windowValue(_ property: String, of view: ViewID) -> DataValue? {
    guard let window = engine.tree[view].window else { return nil }
    switch property {
    case "windowLevel": return .number(window.windowLevel)
    case "isKeyWindow": return .boolean(engine.keyWindow == view)
    case "windowScene": return name(window.windowScene.map { .windowScene($0) })
    case "rootViewController": return name(window.rootViewController.map { .controller($0) })
    case "firstResponder": return name(engine.firstResponder(of: view))
    default: return nil
    }
  }

  // MARK: - Names

  private func name(_ view: ViewID?) -> DataValue { name(view.map { .view($0) }) }

  private func name(_ responder: ResponderID?) -> DataValue {
    responder.map { .string(engine.tree.identifier(of: $0)) } ?? .null
  }
}

extension DataValue {
  /// The numbers as a list.
  static func numbers(_ numbers: [Double]) -> DataValue { .list(numbers.map { .number($0) }) }

  static func point(_ point: Point) -> DataValue { .numbers([point.x, point.y]) }

  static func rect(_ rect: Rect) -> DataValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// The string, or null where there is none.
  static func string(_ string: String?) -> DataValue { string.map { .string($0) } ?? .null }
}
