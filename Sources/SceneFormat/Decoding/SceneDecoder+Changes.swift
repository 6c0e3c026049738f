import EventDelivery

/// What `set` changes of a view.
extension SceneDecoder {
  /// The view and its properties' new values.
  mutating func set(_ value: JSONValue) -> (target: String, changes: [PropertyChange])? {
    guard isObject(value) else { return nil }
    guard let identifier = value["id"] else {
      report(.key(.missing(key: "id")), at: value)
      return nil
    }
    guard let target = name(identifier) else { return nil }
    if isRecognizer(target) {
      return (target, recognizerChanges(value))
    }
    if let owner = otherOwner(of: target) {
      return (target, value.members.flatMap { self.changes($0, of: owner) })
    }
    _ = laterReference(identifier, to: .view)
    let kind = tree.view(identifier: target).map { tree[$0].kind }
    var changes: [PropertyChange] = []
    for member in value.members where member.key != "id" {
      changes += self.changes(member, kind: kind, target: target)
    }
    return (target, changes)
  }

  /// A responder of the scene that is no view; only what its class overrides can be set.
  private func otherOwner(of target: String) -> TraitOwner? {
    switch tree.responder(identifier: target) {
    case .controller: .controller(identifier: target)
    case .application: .application
    case .applicationDelegate: .applicationDelegate
    case .view, .windowScene, nil: nil
    }
  }

  private mutating func changes(_ member: JSONMember, of owner: TraitOwner) -> [PropertyChange] {
    switch member.key {
    case "id": return []
    case ViewKey.overrides.rawValue: return overrideChanges(member.value, owner: owner)
    default:
      reportUnknownKey(member, candidates: ["id", ViewKey.overrides.rawValue])
      return []
    }
  }

  /// A recognizer's changes: whether it is enabled, and what it reports.
  private mutating func recognizerChanges(_ object: JSONValue) -> [PropertyChange] {
    let reported = ["scale", "rotation", "translation"]
    return object.members.compactMap { member in
      switch member.key {
      case "id": return nil
      case "isEnabled": return boolean(member.value).map { .isEnabled($0) }
      case "scale": return number(member.value).map { .scale($0) }
      case "rotation": return number(member.value).map { .rotation($0) }
      case "translation": return point(member.value).map { .translation($0) }
      case let key where RecognizerFlag(rawValue: key) != nil:
        guard let flag = RecognizerFlag(rawValue: key) else { return nil }
        return boolean(member.value).map { .recognizerFlag(flag, $0) }
      case let key where RecognizerKey(rawValue: key) != nil:
        return refusedChange("set of a recognizer's \(key)", at: member.name)
      default:
        reportUnknownKey(member, candidates: RecognizerKey.names + reported)
        return nil
      }
    }
  }

  /// The changes that a member stands for; the class is nil for a view that isn't there yet.
  private mutating func changes(
    _ member: JSONMember, kind: ViewClass?, target: String
  ) -> [PropertyChange] {
    guard let key = ViewKey(rawValue: member.key) else {
      if ViewKey.notInThisVersion.contains(member.key) {
        refuse(member.key, at: member.name)
      } else {
        let names = kind.map { ViewKey.names(of: $0) } ?? ViewKey.names
        reportUnknownKey(member, candidates: names)
      }
      return []
    }
    if let kind, !key.belongs(to: kind) {
      let needed = key.owners.joined(separator: " and ")
      report(
        .key(.wrongClass(key: member.key, found: kind.name, needed: needed)), at: member.name)
      return []
    }
    switch key {
    case .layer: return layerChanges(member.value)
    case .overrides:
      let owner = kind.map { TraitOwner.view($0, identifier: target) }
      return overrideChanges(member.value, owner: owner)
    default: return change(key, member).map { [$0] } ?? []
    }
  }

  private mutating func change(_ key: ViewKey, _ member: JSONMember) -> PropertyChange? {
    let value = member.value
    switch key {
    case .frame: return rect(value).map { .frame($0) }
    case .bounds: return rect(value).map { .bounds($0) }
    case .center: return point(value).map { .center($0) }
    case .transform: return transform(value).map { .transform($0) }
    case .alpha: return number(value).map { .alpha($0) }
    case .isHidden: return boolean(value).map { .isHidden($0) }
    case .isUserInteractionEnabled: return boolean(value).map { .isUserInteractionEnabled($0) }
    case .isMultipleTouchEnabled: return boolean(value).map { .isMultipleTouchEnabled($0) }
    case .isExclusiveTouch: return boolean(value).map { .isExclusiveTouch($0) }
    case .clipsToBounds: return boolean(value).map { .clipsToBounds($0) }
    case .backgroundColor:
      return value.isNull ? .backgroundColor(nil) : color(value).map { .backgroundColor($0) }
    case .text: return value.isNull ? .text(nil) : string(value).map { .text($0) }
    case .title: return value.isNull ? .title(nil) : string(value).map { .title($0) }
    case .isEnabled: return boolean(value).map { .isEnabled($0) }
    case .isSelected: return boolean(value).map { .isSelected($0) }
    case .isOn: return boolean(value).map { .isOn($0) }
    case .value: return number(value).map { .value($0) }
    case .contentOffset: return point(value).map { .contentOffset($0) }
    case .windowLevel: return number(value).map { .windowLevel($0) }
    case .minimumValue: return number(value).map { .minimumValue($0) }
    case .maximumValue: return number(value).map { .maximumValue($0) }
    case .stepValue: return number(value).map { .stepValue($0) }
    case .segments: return .segments(segments(value))
    case .selectedSegmentIndex:
      return integer(value, in: -1...10_000).map { .selectedSegmentIndex($0) }
    case .autoresizingMask:
      return options(value, among: OptionSets.autoresizing).map { .autoresizingMask($0) }
    case .tag: return integer(value, in: -1 << 52...1 << 52).map { .tag($0) }
    case .accessibilityIdentifier:
      return value.isNull
        ? .accessibilityIdentifier(nil) : string(value).map { .accessibilityIdentifier($0) }
    case .image: return value.isNull ? .image(nil) : string(value).map { .image($0) }
    default:
      guard key.owners != ["UIScrollView"], key != .allowsSelection else {
        return scrollChange(key, value).map { .scroll($0) }
      }
      report(.key(.notSettable(key: key.rawValue)), at: member.name)
      return nil
    }
  }

  private mutating func scrollChange(_ key: ViewKey, _ value: JSONValue) -> ScrollChange? {
    if let flag = ScrollChange.Flag(rawValue: key.rawValue) {
      return boolean(value).map { .flag(flag, $0) }
    }
    switch key {
    case .contentSize: return size(value).map { .contentSize($0) }
    case .contentInset: return insets(value).map { .contentInset($0) }
    case .minimumZoomScale: return scale(value).map { .minimumZoomScale($0) }
    case .maximumZoomScale: return scale(value).map { .maximumZoomScale($0) }
    case .zoomScale: return scale(value).map { .zoomScale($0) }
    case .decelerationRate: return .decelerationRate(decelerationRate(value))
    case .viewForZooming:
      return value.isNull
        ? .viewForZooming(nil) : laterReference(value, to: .view).map { .viewForZooming($0) }
    default:
      report(.key(.notSettable(key: key.rawValue)), at: value)
      return nil
    }
  }

  private mutating func layerChanges(_ value: JSONValue) -> [PropertyChange] {
    guard isObject(value) else { return [] }
    return value.members.compactMap { member in
      switch key(member, of: LayerKey.self) {
      case .zPosition: number(member.value).map { .zPosition($0) }
      case .anchorPoint: point(member.value).map { .anchorPoint($0) }
      case .cornerRadius: number(member.value).map { .cornerRadius($0) }
      case .borderWidth: number(member.value).map { .borderWidth($0) }
      case .borderColor:
        member.value.isNull ? .borderColor(nil) : color(member.value).map { .borderColor($0) }
      case nil: nil
      }
    }
  }

  private mutating func refusedChange(_ what: String, at value: JSONValue) -> PropertyChange? {
    refuse(what, at: value)
    return nil
  }
}
