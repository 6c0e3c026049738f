import EventDelivery

extension SceneDecoder {
  /// Reads the keys that controls have.
  mutating func readControl(
    _ key: ViewKey, _ value: JSONValue, into details: inout ViewDetails
  ) {
    switch key {
    case .isEnabled: details.control?.isEnabled = boolean(value) ?? true
    case .isSelected: details.control?.isSelected = boolean(value) ?? false
    case .isOn: details.control?.isOn = boolean(value)
    case .value: details.control?.value = number(value)
    case .minimumValue: details.control?.minimumValue = number(value)
    case .maximumValue: details.control?.maximumValue = number(value)
    case .stepValue: details.control?.stepValue = number(value)
    case .segments: details.control?.segments = segments(value)
    case .selectedSegmentIndex:
      details.control?.selectedSegmentIndex = integer(value, in: -1...10_000)
    case .actions: details.control?.actions = targetActions(value)
    default: break
    }
  }

  mutating func segments(_ value: JSONValue) -> [String] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { string($0) }
  }

  private mutating func targetActions(_ value: JSONValue) -> [TargetAction] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { targetAction($0) }
  }

  private mutating func targetAction(_ value: JSONValue) -> TargetAction? {
    guard isObject(value) else { return nil }
    var event: ControlEvent?
    var action: String?
    var target: String?
    for member in value.members {
      switch key(member, of: TargetActionKey.self) {
      case .event: event = choice(member.value, of: ControlEvent.self)
      case .action: action = name(member.value)
      case .target: target = reference(member.value, to: .responder)
      case nil: break
      }
    }
    if value["event"] == nil { reportMissing(TargetActionKey.event, in: value) }
    if value["action"] == nil { reportMissing(TargetActionKey.action, in: value) }
    guard let event, let action else { return nil }
    var registration = TargetAction(
      event: event, action: action, target: target.flatMap { tree.responder(identifier: $0) })
    if registration.target == nil { registration.pendingTarget = target }
    return registration
  }
}
