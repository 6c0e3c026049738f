import EventDelivery

/// What `set` changes of a responder's overrides.
extension SceneDecoder {
  /// Overrides that appear or, with null, go away, as if the class had been another.
  mutating func overrideChanges(
    _ value: JSONValue, owner: TraitOwner?
  ) -> [PropertyChange] {
    guard isObject(value) else { return [] }
    return value.members.compactMap { member in
      guard let key = overrideKey(member, owner: owner) else { return nil }
      let isNone = member.value.isNull
      switch key {
      case .pointInside:
        return isNone ? .pointInside(nil) : pointInside(member.value).map { .pointInside($0) }
      case .hitTest:
        return isNone ? .hitTest(nil) : hitTest(member.value).map { .hitTest($0) }
      default:
        guard let method = key.method else {
          return overrideChange(key, member.value).map { .override($0) }
        }
        if isNone { return .method(method, nil) }
        return self.method(member.value, of: method).map { .method(method, $0) }
      }
    }
  }

  private mutating func overrideChange(_ key: OverrideKey, _ value: JSONValue) -> OverrideChange? {
    if let question = OverrideChange.Question(rawValue: key.rawValue) {
      return value.isNull
        ? .answer(question, nil) : booleanOverride(value).map { .answer(question, $0) }
    }
    switch key {
    case .next: return nextOverride(value).map { .next($0) }
    case .routes:
      if value.isNull { return .routes([], areUnknown: false) }
      let areUnknown = value.string == "unknown"
      return .routes(areUnknown ? [] : routes(value), areUnknown: areUnknown)
    case .canPerformAction:
      return value.isNull
        ? .canPerformAction(nil) : actionOverride(value).map { .canPerformAction($0) }
    case .sendEvent:
      return value.isNull
        ? .sendEvent(nil) : choice(value, of: SendEventOverride.self).map { .sendEvent($0) }
    default: return nil
    }
  }
}
