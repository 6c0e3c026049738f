import EventDelivery
import Geometry

/// A property of a recognizer under UIKit's name that its scene may set, and UIKit's default for it.
enum RecognizerSetting {
  static let names = [
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
    "requiresExclusiveTouchType", "numberOfTapsRequired", "numberOfTouchesRequired",
    "minimumNumberOfTouches", "maximumNumberOfTouches", "minimumPressDuration",
    "allowableMovement", "direction", "edges",
  ]

  /// The value of a recognizer's property; nil where its class has no such one.
  static func value(_ name: String, of recognizer: Recognizer) -> DataValue? {
    let superclass = recognizer.properties.first { $0.key == "superclass" }
    var known: String?
    if case .string(let name)? = superclass?.value { known = name }
    let kind = RecognizerKey.kind(className: recognizer.className, superclass: known)
    guard let key = RecognizerKey(rawValue: name), key.belongs(to: kind) else { return nil }
    return recognizer.properties.first { $0.key == name }?.value ?? standard(key, kind: kind)
  }

  private static func standard(_ key: RecognizerKey, kind: String) -> DataValue? {
    switch key {
    case .cancelsTouchesInView, .delaysTouchesEnded, .requiresExclusiveTouchType: .boolean(true)
    case .delaysTouchesBegan: .boolean(false)
    case .numberOfTapsRequired: .number(kind == "UITapGestureRecognizer" ? 1 : 0)
    case .numberOfTouchesRequired, .minimumNumberOfTouches: .number(1)
    case .maximumNumberOfTouches: .number(9_223_372_036_854_775_808)
    case .minimumPressDuration: .number(0.5)
    case .allowableMovement: .number(10)
    case .direction: .string("right")
    case .edges: .list([])
    case .class, .superclass, .id, .name, .isEnabled, .thresholds, .actions, .requireToFail,
      .delegate, .overrides, .allowedTouchTypes, .allowedPressTypes, .buttonMaskRequired,
      .allowedScrollTypesMask:
      nil
    }
  }
}

/// Reads a recognizer's properties: what it reported at its latest action, and how it is set.
struct RecognizerReader {
  let engine: DeliveryEngine
  let recognizer: RecognizerID

  private var details: Recognizer { engine.tree[recognizer] }
  private var report: GestureReport { engine.report(of: recognizer) ?? GestureReport() }

  func value(_ property: String, in space: ValueExpectation.Space?) -> DataValue? {
    switch property {
    case "state": .string(engine.state(of: recognizer).rawValue)
    case "isEnabled": .boolean(details.isEnabled)
    case "view": .string(details.view.map { engine.tree[$0].identifier })
    case "name": .string(details.name)
    case "class": .string(details.className)
    case "location": .point(place(report.location, in: space))
    case "locations": .list(report.touches.map { .point(place($0, in: space)) })
    case "numberOfTouches": .number(Double(report.touches.count))
    case "translation": .point(distance(report.translation, in: space))
    case "scale": .number(report.scale)
    case "rotation": .number(report.rotation)
    case "velocity": velocity(in: space)
    default: RecognizerSetting.value(property, of: details)
    }
  }

  /// A pan's is a distance a second, a pinch's and a rotation's a number.
  private func velocity(in space: ValueExpectation.Space?) -> DataValue {
    switch RecognizerKey.kind(className: details.className, superclass: nil) {
    case "UIPinchGestureRecognizer": .number(report.scaleVelocity)
    case "UIRotationGestureRecognizer": .number(report.rotationVelocity)
    default: .point(distance(report.velocity, in: space))
    }
  }

  /// The view whose coordinates a figure is in; without one the recognizer's own.
  private func view(of space: ValueExpectation.Space?) -> ViewID? {
    switch space {
    case .screen: nil
    case .window: details.view.flatMap { engine.tree.window(of: $0) }
    case .view(let identifier): engine.tree.view(identifier: identifier)
    case nil: details.view
    }
  }

  private func place(_ point: Point, in space: ValueExpectation.Space?) -> Point {
    view(of: space).map { engine.tree.convertFromScreen(point, to: $0) } ?? point
  }

  private func distance(_ vector: Point, in space: ValueExpectation.Space?) -> Point {
    place(vector, in: space) - place(.zero, in: space)
  }
}
