import EventDelivery

extension SceneDecoder {
  /// The application without what needs the other ids: overrides and effects are read later.
  mutating func application(_ value: JSONValue) -> Application {
    var application = Application()
    guard isObject(value) else { return application }
    for member in value.members {
      switch key(member, of: ApplicationKey.self) {
      case .isIgnoringInteractionEvents:
        application.isIgnoringInteractionEvents = boolean(member.value) ?? false
      case .hitTestPasses: application.hitTestPasses = integer(member.value, in: 1...3) ?? 1
      case .showsPipeline: application.showsPipeline = boolean(member.value) ?? false
      case .delegate: application.delegate = delegate(member.value)
      case .overrides, .responds, .keyCommands, nil: break
      }
    }
    return application
  }

  private mutating func delegate(_ value: JSONValue) -> ApplicationDelegate {
    var delegate = ApplicationDelegate()
    guard isObject(value) else { return delegate }
    for member in value.members {
      switch key(member, of: DelegateKey.self) {
      case .id: delegate.identifier = name(member.value) ?? delegate.identifier
      case .class: delegate.className = name(member.value) ?? delegate.className
      case .isResponder: delegate.isResponder = boolean(member.value) ?? true
      case .overrides, .responds, .keyCommands, nil: break
      }
    }
    return delegate
  }

  /// Reads what was left for later, now that every id is known.
  mutating func finishApplication(_ value: JSONValue?) {
    guard let value, value.kind == .object else { return }
    tree.application.traits = traits(of: value, owner: .application)
    guard let delegate = value["delegate"], delegate.kind == .object else { return }
    tree.application.delegate.traits = traits(of: delegate, owner: .applicationDelegate)
  }
}
