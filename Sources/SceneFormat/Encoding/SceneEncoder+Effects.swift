import EventDelivery
import Geometry

extension SceneEncoder {
  /// An object whose one key names the effect.
  mutating func effect(_ effect: Effect) {
    builder.beginObject()
    builder.key(effect.key.rawValue)
    switch effect {
    case .set(let target, let changes): set(target, changes)
    case .animate(let target, let changes, let animation):
      animate(target, changes, animation)
    case .insert(let template, let superview, let position):
      insert(template, into: superview, position)
    case .remove(let name), .bringToFront(let name), .sendToBack(let name), .makeKey(let name),
      .becomeFirstResponder(let name), .resignFirstResponder(let name), .dismiss(let name),
      .addChild(let name), .removeFromParent(let name), .release(let name),
      .removeRecognizer(let name):
      builder.string(name)
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents, .turn:
      builder.boolean(true)
    case .holdQueue(let isHeld): builder.boolean(isHeld)
    case .addTarget(let control, let change):
      targetChange(AddTargetKey.to.rawValue, control, change)
    case .removeTarget(let control, let change):
      targetChange(RemoveTargetKey.from.rawValue, control, change)
    case .sendAction(let action, let sender, let target):
      builder.beginObject()
      member(SendActionKey.action, action)
      member(SendActionKey.from, sender, unless: nil)
      member(SendActionKey.to, target, unless: nil)
      builder.end()
    case .route(let sender, let event): route(event, from: sender)
    case .present(let controller, let presenter): present(controller, from: presenter)
    case .addRecognizer(let source, let view): addRecognizer(source, to: view)
    }
    builder.end()
  }

  private mutating func animate(
    _ target: String, _ changes: [PropertyChange], _ animation: Effect.Animation
  ) {
    builder.beginObject()
    builder.key(AnimateKey.set.rawValue)
    set(target, changes)
    member(AnimateKey.duration, animation.duration)
    let options = [
      (animation.allowsUserInteraction, "allowUserInteraction"), (animation.repeats, "repeat"),
      (animation.autoreverses, "autoreverse"),
    ]
    member(AnimateKey.options, names: options.filter(\.0).map(\.1))
    builder.end()
  }

  private mutating func targetChange(
    _ key: String, _ control: String, _ change: Effect.TargetChange
  ) {
    builder.beginObject()
    builder.key(key)
    builder.string(control)
    member(TargetActionKey.event, change.event?.rawValue, unless: nil)
    member(TargetActionKey.action, change.action, unless: nil)
    member(TargetActionKey.target, change.target, unless: nil)
    builder.end()
  }

  private mutating func route(_ event: RoutedEvent, from sender: String) {
    builder.beginObject()
    member(RouteKey.from, sender)
    member(RouteKey.name, event.name)
    if let data = event.data {
      builder.key(RouteKey.with.rawValue)
      builder.data(data)
    }
    builder.end()
  }

  private mutating func present(_ template: ControllerTemplate, from presenter: String) {
    builder.beginObject()
    member(PresentKey.from, presenter)
    builder.key(PresentKey.controller.rawValue)
    let templates = [template] + template.presented
    for (index, next) in templates.enumerated() {
      if index > 0 { builder.key(ControllerKey.presentedViewController.rawValue) }
      builder.beginObject()
      properties(of: next.controller)
      builder.key(ControllerKey.view.rawValue)
      self.template(next.view)
    }
    for _ in templates { builder.end() }
    builder.end()
  }

  private mutating func addRecognizer(_ source: Effect.RecognizerSource, to view: String) {
    builder.beginObject()
    member(AddRecognizerKey.to, view)
    builder.key(AddRecognizerKey.recognizer.rawValue)
    switch source {
    case .new(let recognizer): self.recognizer(recognizer)
    case .existing(let identifier): builder.string(identifier)
    }
    builder.end()
  }

  private mutating func insert(
    _ template: SubtreeTemplate, into superview: String, _ position: Effect.InsertPosition
  ) {
    builder.beginObject()
    member(InsertKey.into, superview)
    switch position {
    case .front: break
    case .index(let index): member(InsertKey.at, Double(index))
    case .below(let sibling): member(InsertKey.below, sibling)
    case .above(let sibling): member(InsertKey.above, sibling)
    }
    builder.key(InsertKey.view.rawValue)
    self.template(template)
    builder.end()
  }

  /// The list of views as nested objects; each view comes after its superview.
  private mutating func template(_ template: SubtreeTemplate) {
    var subviews = [[Int]](repeating: [], count: template.views.count)
    for (index, node) in template.views.enumerated() {
      if let parent = node.parent { subviews[parent].append(index) }
    }
    // A negative task ends what the views before it began.
    var tasks = template.views.isEmpty ? [] : [0]
    while let index = tasks.popLast() {
      guard index >= 0 else {
        builder.end()
        continue
      }
      builder.beginObject()
      properties(of: template.views[index], fallback: .zero)
      if let controller = template.views[index].controller {
        builder.key(ViewKey.viewController.rawValue)
        builder.beginObject()
        properties(of: controller)
        builder.end()
      }
      recognizers(of: template.views[index])
      tasks.append(-1)
      guard !subviews[index].isEmpty else { continue }
      builder.key(ViewKey.subviews.rawValue)
      builder.beginArray()
      tasks.append(-1)
      tasks += subviews[index].reversed()
    }
  }
}

extension SceneEncoder {
  private mutating func recognizers(of node: SubtreeTemplate.Node) {
    guard !node.recognizers.isEmpty else { return }
    builder.key(ViewKey.gestureRecognizers.rawValue)
    builder.beginArray()
    for recognizer in node.recognizers { self.recognizer(recognizer) }
    builder.end()
  }
}

extension Effect {
  /// The key that names it.
  var key: EffectKey {
    switch self {
    case .set: .set
    case .insert: .insert
    case .remove: .remove
    case .bringToFront: .bringToFront
    case .sendToBack: .sendToBack
    case .makeKey: .makeKey
    case .becomeFirstResponder: .becomeFirstResponder
    case .resignFirstResponder: .resignFirstResponder
    case .beginIgnoringInteractionEvents: .beginIgnoringInteractionEvents
    case .endIgnoringInteractionEvents: .endIgnoringInteractionEvents
    case .addTarget: .addTarget
    case .removeTarget: .removeTarget
    case .sendAction: .sendAction
    case .route: .route
    case .present: .present
    case .dismiss: .dismiss
    case .addChild: .addChild
    case .removeFromParent: .removeFromParent
    case .release: .release
    case .addRecognizer: .addRecognizer
    case .removeRecognizer: .removeRecognizer
    case .holdQueue: .holdQueue
    case .turn: .turn
    case .animate: .animate
    }
  }
}
