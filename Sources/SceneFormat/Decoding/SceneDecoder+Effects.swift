import EventDelivery
import Geometry

/// Edits of the scene: an input's `do`, and what the methods that actions call do.
extension SceneDecoder {
  /// One effect or a list of them.
  mutating func effects(_ value: JSONValue) -> [Effect]? {
    if value.kind == .array { return value.elements.compactMap { effect($0) } }
    return effect(value).map { [$0] }
  }

  /// An object whose one key names the effect, or the name alone of one that needs no more.
  mutating func effect(_ value: JSONValue) -> Effect? {
    switch value.string {
    case "beginIgnoringInteractionEvents": return .beginIgnoringInteractionEvents
    case "endIgnoringInteractionEvents": return .endIgnoringInteractionEvents
    default: break
    }
    guard let member = onlyMember(of: value, expected: .effect),
      let key = key(member, of: EffectKey.self)
    else { return nil }
    return effect(key, member)
  }

  private mutating func effect(_ key: EffectKey, _ member: JSONMember) -> Effect? {
    let value = member.value
    switch key {
    case .set: return set(value).map { .set(target: $0.target, changes: $0.changes) }
    case .animate: return animation(value)
    case .insert: return insertion(value)
    case .remove: return laterReference(value, to: .view).map { .remove($0) }
    case .bringToFront: return laterReference(value, to: .view).map { .bringToFront($0) }
    case .sendToBack: return laterReference(value, to: .view).map { .sendToBack($0) }
    case .makeKey: return laterReference(value, to: .window).map { .makeKey($0) }
    case .becomeFirstResponder:
      return laterReference(value, to: .responder).map { .becomeFirstResponder($0) }
    case .resignFirstResponder:
      return laterReference(value, to: .responder).map { .resignFirstResponder($0) }
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents:
      guard boolean(value) == true else {
        if value.boolean == false { reportType(of: value, expected: .trueOnly) }
        return nil
      }
      return key == .beginIgnoringInteractionEvents
        ? .beginIgnoringInteractionEvents : .endIgnoringInteractionEvents
    case .addTarget: return addTarget(value)
    case .removeTarget: return removeTarget(value)
    case .sendAction: return sendAction(value)
    case .route: return route(value)
    case .addChild, .removeFromParent, .present, .dismiss, .release, .addRecognizer,
      .removeRecognizer, .holdQueue, .turn:
      refuse(key.rawValue, at: member.name)
      return nil
    }
  }

  // MARK: - Changes of properties

  private mutating func animation(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var change: (target: String, changes: [PropertyChange])?
    var duration: Double?
    var options: [String] = []
    for member in value.members {
      switch key(member, of: AnimateKey.self) {
      case .set: change = set(member.value)
      case .duration: duration = number(member.value, in: 0...1e6)
      case .options: options = self.options(member.value, among: OptionSets.animations) ?? []
      case nil: break
      }
    }
    if value["set"] == nil { reportMissing(AnimateKey.set, in: value) }
    if value["duration"] == nil { reportMissing(AnimateKey.duration, in: value) }
    guard let change, let duration else { return nil }
    let animation = Effect.Animation(
      duration: duration, allowsUserInteraction: options.contains("allowUserInteraction"),
      repeats: options.contains("repeat"), autoreverses: options.contains("autoreverse"))
    return .animate(target: change.target, changes: change.changes, animation)
  }

  // MARK: - Views

  private mutating func insertion(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var superview: String?
    var position: Effect.InsertPosition?
    var placement: String?
    var template: SubtreeTemplate?
    for member in value.members {
      guard let key = key(member, of: InsertKey.self) else { continue }
      switch key {
      case .into: superview = laterReference(member.value, to: .view)
      case .view: template = self.template(member.value)
      case .at, .below, .above:
        if let placement {
          report(.key(.conflicting(key: member.key, other: placement)), at: member.name)
        }
        placement = member.key
        position = insertPosition(key, member.value)
      }
    }
    if value["into"] == nil { reportMissing(InsertKey.into, in: value) }
    if value["view"] == nil { reportMissing(InsertKey.view, in: value) }
    guard let superview, let template else { return nil }
    return .insert(template, into: superview, position: position ?? .front)
  }

  private mutating func insertPosition(
    _ key: InsertKey, _ value: JSONValue
  ) -> Effect.InsertPosition? {
    switch key {
    case .at: integer(value, in: 0...1_000_000).map { .index($0) }
    case .below: laterReference(value, to: .view).map { .below($0) }
    case .above: laterReference(value, to: .view).map { .above($0) }
    case .into, .view: nil
    }
  }

  /// A view with its subviews, which get their ids now and their places when it is inserted.
  private mutating func template(_ value: JSONValue) -> SubtreeTemplate? {
    guard templateDepth < Self.nestingLimit else {
      reportType(of: value, expected: .shallowTemplate)
      return nil
    }
    templateDepth += 1
    defer { templateDepth -= 1 }
    var outline = SceneOutliner.outline(template: value, decoder: &self)
    readClasses(of: &outline)
    for controller in outline.controllers { refuse("viewController", at: controller.json) }
    for recognizer in outline.recognizers { refuse("gestureRecognizers", at: recognizer.json) }
    register(&outline)
    let views = outline.views.map { part in
      let details = ViewDetails(
        identifier: part.identifier, className: part.className,
        superclassName: part.superclassName)
      var node = SubtreeTemplate.Node(parent: nil, details: details)
      if let json = part.json {
        node = properties(of: json, kind: part.kind, details: details, fallback: .zero)
      }
      node.parent = part.parent
      return node
    }
    return views.isEmpty ? nil : SubtreeTemplate(views: views)
  }

  // MARK: - Targets and messages

  private mutating func addTarget(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var control: String?
    var change = Effect.TargetChange(event: nil, action: nil, target: nil)
    for member in value.members {
      switch key(member, of: AddTargetKey.self) {
      case .to: control = laterReference(member.value, to: .control)
      case .event: change.event = choice(member.value, of: ControlEvent.self)
      case .action: change.action = name(member.value)
      case .target: change.target = laterReference(member.value, to: .responder)
      case nil: break
      }
    }
    for key in [AddTargetKey.to, .event, .action] where value[key.rawValue] == nil {
      reportMissing(key, in: value)
    }
    return control.map { .addTarget(to: $0, change) }
  }

  private mutating func removeTarget(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var control: String?
    var change = Effect.TargetChange(event: nil, action: nil, target: nil)
    for member in value.members {
      switch key(member, of: RemoveTargetKey.self) {
      case .from: control = laterReference(member.value, to: .control)
      case .event: change.event = choice(member.value, of: ControlEvent.self)
      case .action: change.action = name(member.value)
      case .target: change.target = laterReference(member.value, to: .responder)
      case nil: break
      }
    }
    if value["from"] == nil { reportMissing(RemoveTargetKey.from, in: value) }
    return control.map { .removeTarget(from: $0, change) }
  }

  private mutating func sendAction(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var action: String?
    var sender: String?
    var target: String?
    for member in value.members {
      switch key(member, of: SendActionKey.self) {
      case .action: action = name(member.value)
      case .from: sender = laterReference(member.value, to: .responder)
      case .to: target = laterReference(member.value, to: .responder)
      case nil: break
      }
    }
    if value["action"] == nil { reportMissing(SendActionKey.action, in: value) }
    return action.map { .sendAction(action: $0, from: sender, to: target) }
  }

  private mutating func route(_ value: JSONValue) -> Effect? {
    guard isObject(value) else { return nil }
    var sender: String?
    var event: String?
    var data: DataValue?
    for member in value.members {
      switch key(member, of: RouteKey.self) {
      case .from: sender = laterReference(member.value, to: .responder)
      case .name: event = name(member.value)
      case .with: data = self.data(member.value)
      case nil: break
      }
    }
    if value["from"] == nil { reportMissing(RouteKey.from, in: value) }
    if value["name"] == nil { reportMissing(RouteKey.name, in: value) }
    guard let sender, let event else { return nil }
    return .route(from: sender, RoutedEvent(name: event, data: data))
  }
}
