import EventDelivery
import Geometry

/// The overrides of `point(inside:with:)` and `hitTest(_:with:)`.
extension SceneDecoder {
  mutating func pointInside(_ value: JSONValue) -> PointInsideOverride? {
    switch value.string {
    case "circle": return .circle
    case "includeSubviews": return .includeSubviews
    case "always": return .always
    case "never": return .never
    case "unknown": return .unknown
    case let name?:
      reportUnknownName(
        name, at: value, allowed: ["circle", "includeSubviews", "always", "never", "unknown"])
      return nil
    case nil: break
    }
    guard let member = onlyMember(of: value, expected: .pointInside) else { return nil }
    switch key(member, of: PointInsideKey.self) {
    case .outset: return outset(member.value).map { .outset($0) }
    case .rect: return rect(member.value).map { .rect($0) }
    case .path: return polygon(member.value).map { .path($0) }
    case nil: return nil
    }
  }

  private mutating func outset(_ value: JSONValue) -> Insets? {
    if value.kind == .number { return number(value).map { Insets(all: $0) } }
    return insets(value)
  }

  private mutating func polygon(_ value: JSONValue) -> [Point]? {
    guard value.kind == .array, value.count >= 3 else {
      reportType(of: value, expected: .polygon)
      return nil
    }
    let points = value.elements.compactMap { point($0) }
    return points.count == value.count ? points : nil
  }

  mutating func hitTest(_ value: JSONValue) -> HitTestOverride? {
    switch value.string {
    case "nil": return .returnsNil
    case "self": return .returnsSelf
    case "passthrough": return .passthrough
    case "beyondBounds": return .beyondBounds
    case "unknown": return .unknown
    case let name?:
      reportUnknownName(
        name, at: value, allowed: ["nil", "self", "passthrough", "beyondBounds", "unknown"])
      return nil
    case nil: break
    }
    guard value.kind == .object else {
      reportType(of: value, expected: .hitTest)
      return nil
    }
    return hitTestObject(value)
  }

  private mutating func hitTestObject(_ object: JSONValue) -> HitTestOverride? {
    var result: HitTestOverride?
    var condition: JSONValue?
    var converted: JSONValue?
    var main: String?
    for member in object.members {
      guard let key = key(member, of: HitTestKey.self) else { continue }
      switch key {
      case .when: condition = member.value
      case .converted: converted = member.value
      case .nilIf, .only, .redirect, .forward:
        if let main { report(.key(.conflicting(key: member.key, other: main)), at: member.name) }
        main = member.key
        result = hitTestOverride(key, member.value)
      }
    }
    guard let main else {
      report(.key(.noneOf(["nilIf", "only", "redirect", "forward"])), at: object)
      return nil
    }
    if let condition { apply(condition, key: HitTestKey.when, to: &result, main: main) }
    if let converted { apply(converted, key: HitTestKey.converted, to: &result, main: main) }
    return result
  }

  private mutating func hitTestOverride(_ key: HitTestKey, _ value: JSONValue) -> HitTestOverride? {
    switch key {
    case .nilIf: matches(value).map { .nilIf($0) }
    case .only: matches(value).map { .only($0) }
    case .redirect: view(value).map { .redirect(to: $0, when: .superAnswers) }
    case .forward: view(value).map { .forward(to: $0, converted: true) }
    case .when, .converted: nil
    }
  }

  /// Adds what `when` or `converted` says to the override that it belongs to.
  private mutating func apply(
    _ value: JSONValue, key: HitTestKey, to override: inout HitTestOverride?, main: String
  ) {
    switch (key, override) {
    case (.when, .redirect(let view, _)):
      if let condition = redirectCondition(value) {
        override = .redirect(to: view, when: condition)
      }
    case (.converted, .forward(let view, _)):
      if let isConverted = boolean(value) { override = .forward(to: view, converted: isConverted) }
    case (_, nil): break
    default: report(.key(.conflicting(key: key.rawValue, other: main)), at: value)
    }
  }

  private mutating func redirectCondition(
    _ value: JSONValue
  ) -> HitTestOverride.RedirectCondition? {
    if value.string == "always" { return .always }
    guard value.kind == .array, value.count == 4 else {
      reportType(of: value, expected: .redirectCondition)
      return nil
    }
    return rect(value).map { .inside($0) }
  }

  /// Ids of views, and class names; a name that is both is the view's.
  private mutating func matches(_ value: JSONValue) -> [ViewMatch]? {
    guard value.kind == .array else {
      reportType(of: value, expected: .matches)
      return nil
    }
    return value.elements.compactMap { match($0) }
  }

  private mutating func match(_ value: JSONValue) -> ViewMatch? {
    guard let text = name(value) else { return nil }
    if let view = tree.view(identifier: text) { return .view(view) }
    if ViewClass.named(text) != nil || classNames.contains(text) { return .className(text) }
    _ = isKnown(text, at: value, expected: .view)
    return nil
  }

  /// The one member of an object, or nil after noting what else was found.
  mutating func onlyMember(of value: JSONValue, expected: ValueShape) -> JSONMember? {
    guard value.kind == .object, let first = value.members.first(where: { _ in true }) else {
      reportType(of: value, expected: expected)
      return nil
    }
    for other in value.members.dropFirst() {
      report(.key(.conflicting(key: other.key, other: first.key)), at: other.name)
    }
    return first
  }
}
