import EventDelivery

/// Gesture recognizers: their keys are checked, and kept as the engine reads them.
extension SceneDecoder {
  mutating func fill(_ recognizer: RecognizerID, from json: JSONValue) {
    let result = self.recognizer(json, base: tree[recognizer])
    tree.updateRecognizer(recognizer) { $0 = result }
  }

  /// A recognizer with what its keys say; its id and class are the base's.
  mutating func recognizer(_ json: JSONValue, base: Recognizer) -> Recognizer {
    var result = base
    let superclass = json["superclass"]?.string
    let kind = RecognizerKey.kind(className: result.className, superclass: superclass)
    for member in json.members {
      guard let key = recognizerKey(member, kind: kind) else { continue }
      switch key {
      case .class, .id: break
      case .superclass: keepSuperclass(member, className: result.className, in: &result)
      case .name: result.name = string(member.value)
      case .isEnabled: result.isEnabled = boolean(member.value) ?? true
      case .actions: result.actions = recognizerActions(member.value)
      case .requireToFail: readRequirements(member.value, into: &result)
      default:
        guard check(key, member.value), let value = data(member.value) else { continue }
        result.properties.append(DataValue.Member(key: member.key, value: value))
        // No input scrolls with a wheel or a trackpad, and none carries a pointer's button.
        guard [.allowedScrollTypesMask, .buttonMaskRequired].contains(key) else { continue }
        warnings.append(SceneWarning(kind: .key(key.rawValue), identifier: result.identifier))
      }
    }
    return result
  }

  private mutating func recognizerKey(_ member: JSONMember, kind: String) -> RecognizerKey? {
    guard let key = RecognizerKey(rawValue: member.key) else {
      reportUnknownKey(member, candidates: RecognizerKey.names(of: kind))
      return nil
    }
    guard !key.belongs(to: kind) else { return key }
    let needed = key.owners.joined(separator: " and ")
    report(.key(.wrongClass(key: member.key, found: kind, needed: needed)), at: member.name)
    return nil
  }

  private mutating func keepSuperclass(
    _ member: JSONMember, className: String, in recognizer: inout Recognizer
  ) {
    let known = RecognizerKey.superclasses.map(\.name)
    guard !known.contains(className) else {
      let problem = KeyProblem.wrongClass(
        key: "superclass", found: className, needed: "classes that aren't UIKit's")
      report(.key(problem), at: member.name)
      return
    }
    guard let name = choice(member.value, among: known) else { return }
    recognizer.properties.append(DataValue.Member(key: "superclass", value: .string(name)))
  }

  private mutating func recognizerActions(_ value: JSONValue) -> [RecognizerAction] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { recognizerAction($0) }
  }

  private mutating func recognizerAction(_ value: JSONValue) -> RecognizerAction? {
    guard isObject(value) else { return nil }
    var action: String?
    var target: String?
    for member in value.members {
      switch key(member, of: TargetActionKey.self) {
      case .action: action = name(member.value)
      case .target: target = reference(member.value, to: .responder)
      case .event: reportUnknownKey(member, candidates: ["action", "target"])
      case nil: break
      }
    }
    if value["action"] == nil { reportMissing(TargetActionKey.action, in: value) }
    guard let action else { return nil }
    var result = RecognizerAction(
      action: action, target: target.flatMap { tree.responder(identifier: $0) })
    if result.target == nil { result.pendingTarget = target }
    return result
  }

  /// The recognizers that must fail first; a scroll view's own are kept by name.
  private mutating func readRequirements(_ value: JSONValue, into recognizer: inout Recognizer) {
    guard isList(value) else { return }
    var own: [DataValue] = []
    for element in value.elements {
      if let text = element.string, isScrollViewRecognizer(text),
        tree.recognizer(identifier: text) == nil
      {
        own.append(.string(text))
      } else if let identifier = reference(element, to: .recognizer) {
        if let required = tree.recognizer(identifier: identifier) {
          recognizer.requireToFail.append(required)
        } else {
          recognizer.pendingRequirements.append(identifier)
        }
      }
    }
    guard !own.isEmpty else { return }
    recognizer.properties.append(DataValue.Member(key: "requireToFail", value: .list(own)))
  }

  /// Whether an id is a recognizer's, the scene's own or one that a scroll view brings with it.
  func isRecognizer(_ identifier: String) -> Bool {
    registry[identifier]?.target == .recognizer || isScrollViewRecognizer(identifier)
  }

  /// Whether an id is that of a recognizer which a scroll view brings with it.
  func isScrollViewRecognizer(_ identifier: String) -> Bool {
    for suffix in ScrollRecognizer.allCases.map({ $0.identifier(of: "") })
    where identifier.hasSuffix(suffix) {
      return registry[String(identifier.dropLast(suffix.count))]?.target == .scrollView
    }
    return false
  }

  // MARK: - Properties that are kept as they are

  private mutating func check(_ key: RecognizerKey, _ value: JSONValue) -> Bool {
    switch key {
    case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .requiresExclusiveTouchType:
      return boolean(value) != nil
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches:
      return integer(value, in: 0...1000) != nil
    case .maximumNumberOfTouches: return integer(value, in: 0...1 << 52) != nil
    case .minimumPressDuration, .allowableMovement: return number(value, in: 0...1e9) != nil
    case .allowedTouchTypes: return options(value, among: OptionSets.touchTypes) != nil
    case .allowedPressTypes: return options(value, among: OptionSets.pressTypes) != nil
    case .allowedScrollTypesMask: return options(value, among: OptionSets.scrollTypes) != nil
    case .buttonMaskRequired: return options(value, among: OptionSets.buttonMasks) != nil
    case .edges: return options(value, among: OptionSets.edges) != nil
    case .direction: return options(value, among: OptionSets.directions) != nil
    case .thresholds: return checkThresholds(value)
    case .delegate: return checkDelegate(value)
    case .overrides: return checkOverrides(value)
    case .class, .superclass, .id, .name, .isEnabled, .actions, .requireToFail: return true
    }
  }

  private mutating func checkThresholds(_ value: JSONValue) -> Bool {
    guard isObject(value) else { return false }
    for member in value.members {
      if GestureThreshold(rawValue: member.key) == nil {
        reportUnknownKey(member, candidates: GestureThreshold.allCases.map(\.rawValue))
      }
      _ = number(member.value, in: 0...1e9)
    }
    return true
  }

  private mutating func checkDelegate(_ value: JSONValue) -> Bool {
    guard isObject(value) else { return false }
    for member in value.members where key(member, of: RecognizerDelegateKey.self) != nil {
      checkAnswer(member.value)
    }
    return true
  }

  private mutating func checkOverrides(_ value: JSONValue) -> Bool {
    guard isObject(value) else { return false }
    for member in value.members {
      switch key(member, of: RecognizerOverrideKey.self) {
      case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
        _ = choice(member.value, among: ["withhold", "unknown"])
      case .canPrevent, .canBePrevented: checkAnswer(member.value)
      case nil: break
      }
    }
    return true
  }

  /// True, false, `"unknown"`, or whom the answer is for: ids or class names.
  private mutating func checkAnswer(_ value: JSONValue) {
    if value.boolean != nil || value.string == "unknown" { return }
    guard let member = onlyMember(of: value, expected: .answer),
      key(member, of: AnswerKey.self) != nil, isList(member.value)
    else { return }
    for element in member.value.elements {
      guard let text = name(element) else { continue }
      let isClass =
        classNames.contains(text) || ViewClass.named(text) != nil
        || RecognizerKey.superclasses.contains { $0.name == text }
      guard !isClass, !isScrollViewRecognizer(text) else { continue }
      _ = isKnown(text, at: element, expected: .anything)
    }
  }
}
