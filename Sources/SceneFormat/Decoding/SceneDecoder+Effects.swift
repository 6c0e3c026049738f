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
    case "turn": return .turn
    default: break
    }
    guard let member = onlyMember(of: value, expected: .effect),
      let key = key(member, of: EffectKey.self)
    else { return nil }
    return effect(key, member.value)
  }

  private mutating func effect(_ key: EffectKey, _ value: JSONValue) -> Effect? {
    switch key {
    case .set: set(value).map { .set(target: $0.target, changes: $0.changes) }
    case .animate: animation(value)
    case .insert: insertion(value)
    case .remove: laterReference(value, to: .view).map { .remove($0) }
    case .bringToFront: laterReference(value, to: .view).map { .bringToFront($0) }
    case .sendToBack: laterReference(value, to: .view).map { .sendToBack($0) }
    case .makeKey: laterReference(value, to: .window).map { .makeKey($0) }
    case .becomeFirstResponder:
      laterReference(value, to: .responder).map { .becomeFirstResponder($0) }
    case .resignFirstResponder:
      laterReference(value, to: .responder).map { .resignFirstResponder($0) }
    case .beginIgnoringInteractionEvents:
      isTrue(value) ? .beginIgnoringInteractionEvents : nil
    case .endIgnoringInteractionEvents: isTrue(value) ? .endIgnoringInteractionEvents : nil
    case .turn: isTrue(value) ? .turn : nil
    case .holdQueue: boolean(value).map { .holdQueue($0) }
    case .addTarget: addTarget(value)
    case .removeTarget: removeTarget(value)
    case .sendAction: sendAction(value)
    case .route: route(value)
    case .present: presentation(value)
    case .dismiss: laterReference(value, to: .controller).map { .dismiss($0) }
    case .addChild: laterReference(value, to: .controller).map { .addChild($0) }
    case .removeFromParent: laterReference(value, to: .controller).map { .removeFromParent($0) }
    case .release: laterReference(value, to: .responder).map { .release($0) }
    case .addRecognizer: addRecognizer(value)
    case .removeRecognizer: laterReference(value, to: .recognizer).map { .removeRecognizer($0) }
    }
  }

  /// Whether the value of an effect that needs none is true.
  private mutating func isTrue(_ value: JSONValue) -> Bool {
    if value.boolean == true { return true }
    reportType(of: value, expected: .trueOnly)
    return false
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
