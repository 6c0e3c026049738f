import EventDelivery

extension SceneDecoder {
  /// What a responder's class overrides and implements.
  mutating func traits(of object: JSONValue, owner: TraitOwner) -> ResponderTraits {
    var traits = ResponderTraits()
    for member in object.members {
      switch member.key {
      case "overrides": traits.overrides = overrides(member.value, owner: owner)
      case "responds": traits.responds = responses(member.value)
      case "keyCommands": traits.keyCommands = keyCommands(member.value)
      default: break
      }
    }
    return traits
  }

  private mutating func keyCommands(_ value: JSONValue) -> [KeyCommand] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { keyCommand($0) }
  }

  private mutating func keyCommand(_ value: JSONValue) -> KeyCommand? {
    guard isObject(value) else { return nil }
    var input: String?
    var flags: [String] = []
    var action: String?
    for member in value.members {
      switch key(member, of: KeyCommandKey.self) {
      case .input: input = string(member.value)
      case .modifierFlags: flags = options(member.value, among: OptionSets.modifierFlags) ?? []
      case .action: action = name(member.value)
      case nil: break
      }
    }
    if value["input"] == nil { reportMissing(KeyCommandKey.input, in: value) }
    if value["action"] == nil { reportMissing(KeyCommandKey.action, in: value) }
    guard let input, let action else { return nil }
    return KeyCommand(input: input, modifierFlags: flags, action: action)
  }

  // MARK: - Selectors

  /// A list of selectors, or a map from a selector to the effects of its method.
  private mutating func responses(_ value: JSONValue) -> [SelectorResponse]? {
    switch value.kind {
    case .array:
      return value.elements.compactMap { element in
        name(element).map { SelectorResponse(selector: $0) }
      }
    case .object:
      return value.members.compactMap { member in
        guard isList(member.value) else { return nil }
        let effects = member.value.elements.compactMap { effect($0) }
        return SelectorResponse(selector: member.key, effects: effects)
      }
    case .null, .boolean, .number, .string:
      reportType(of: value, expected: .responds)
      return nil
    }
  }

  // MARK: - Overrides

  private mutating func overrides(_ value: JSONValue, owner: TraitOwner) -> ResponderOverrides {
    var overrides = ResponderOverrides()
    guard isObject(value) else { return overrides }
    for member in value.members {
      guard let key = overrideKey(member, owner: owner) else { continue }
      read(key, member.value, into: &overrides)
    }
    return overrides
  }

  /// An override that the owner's class can have; any for an owner that isn't there yet.
  mutating func overrideKey(_ member: JSONMember, owner: TraitOwner?) -> OverrideKey? {
    guard let key = key(member, of: OverrideKey.self) else { return nil }
    guard let owner else { return key }
    guard owner.canOverride(key) else {
      let problem = KeyProblem.wrongClass(
        key: key.rawValue, found: owner.className, needed: key.owner.className)
      report(.key(problem), at: member.name)
      return nil
    }
    return key
  }

  private mutating func read(
    _ key: OverrideKey, _ value: JSONValue, into overrides: inout ResponderOverrides
  ) {
    switch key {
    case .pointInside: overrides.pointInside = pointInside(value)
    case .hitTest: overrides.hitTest = hitTest(value)
    case .next: overrides.next = nextOverride(value)
    case .routes:
      overrides.areRoutesUnknown = value.string == "unknown"
      overrides.routes = overrides.areRoutesUnknown ? [] : routes(value)
    case .canBecomeFirstResponder: overrides.canBecomeFirstResponder = booleanOverride(value)
    case .canResignFirstResponder: overrides.canResignFirstResponder = booleanOverride(value)
    case .gestureRecognizerShouldBegin:
      overrides.gestureRecognizerShouldBegin = booleanOverride(value)
    case .touchesShouldBegin: overrides.touchesShouldBegin = booleanOverride(value)
    case .touchesShouldCancel: overrides.touchesShouldCancel = booleanOverride(value)
    case .beginTracking: overrides.beginTracking = booleanOverride(value)
    case .continueTracking: overrides.continueTracking = booleanOverride(value)
    case .canPerformAction: overrides.canPerformAction = actionOverride(value)
    case .sendEvent: overrides.sendEvent = choice(value, of: SendEventOverride.self)
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .pressesBegan,
      .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan, .motionEnded,
      .motionCancelled, .remoteControlReceived:
      guard let method = key.method, let override = self.method(value, of: method) else { return }
      overrides.methods.append(override)
    }
  }

  mutating func booleanOverride(_ value: JSONValue) -> BooleanOverride? {
    if let answer = value.boolean { return .answer(answer) }
    if value.string == "unknown" { return .unknown }
    reportType(of: value, expected: .booleanOverride)
    return nil
  }

  /// A map from selectors to whether it can perform them.
  mutating func actionOverride(_ value: JSONValue) -> ActionOverride? {
    if value.string == "unknown" { return .unknown }
    guard isObject(value) else { return nil }
    let answers = value.members.compactMap { member in
      boolean(member.value).map { ActionAnswer(selector: member.key, canPerform: $0) }
    }
    return .answers(answers)
  }

  mutating func nextOverride(_ value: JSONValue) -> NextOverride? {
    if value.isNull { return NextOverride.none }
    guard value.kind == .string else {
      reportType(of: value, expected: .idOrNull)
      return nil
    }
    if value.string == "unknown", registry["unknown"] == nil { return .unknown }
    return responder(value).map { .responder($0) }
  }

  mutating func routes(_ value: JSONValue) -> [RouteHandler] {
    guard isObject(value) else { return [] }
    return value.members.compactMap { member in
      choice(member.value, of: RouteHandler.Behavior.self).map {
        RouteHandler(name: member.key, behavior: $0)
      }
    }
  }

  /// A method's behaviour by name, or with a custom event that it sends.
  mutating func method(_ value: JSONValue, of method: ResponderMethod) -> MethodOverride? {
    if value.kind == .string {
      return choice(value, of: MethodBehavior.self).map {
        MethodOverride(method: method, behavior: $0)
      }
    }
    guard value.kind == .object else {
      reportType(of: value, expected: .method)
      return nil
    }
    var behavior: MethodBehavior?
    var route: String?
    var data: DataValue?
    for member in value.members {
      switch key(member, of: MethodKey.self) {
      case .do: behavior = choice(member.value, of: MethodBehavior.self)
      case .route: route = name(member.value)
      case .with: data = self.data(member.value)
      case nil: break
      }
    }
    if value["do"] == nil { reportMissing(MethodKey.do, in: value) }
    if value["with"] != nil, value["route"] == nil { reportMissing(MethodKey.route, in: value) }
    return behavior.map { behavior in
      MethodOverride(
        method: method, behavior: behavior, route: route.map { RoutedEvent(name: $0, data: data) })
    }
  }
}
