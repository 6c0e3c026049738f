import EventDelivery
import Geometry

/// What a scenario expects of properties and conversions.
extension SceneDecoder {
  mutating func values(_ value: JSONValue) -> [ValueExpectation] {
    guard isList(value) else { return [] }
    return value.elements.flatMap { valueEntry($0) }
  }

  /// The expectations of one entry: one for each property that it names.
  private mutating func valueEntry(_ value: JSONValue) -> [ValueExpectation] {
    guard isObject(value) else { return [] }
    var time: Timestamp?
    var tolerance = Tolerance.exact
    if let at = value["at"] {
      time = number(at, in: 0...1e6).map { Timestamp(seconds: $0) }
    }
    if let within = value["within"] { tolerance = number(within, in: 0...1e9) ?? tolerance }
    guard let of = value["of"] else {
      reportMissing(ValueEntryKey.of, in: value)
      return []
    }
    guard let (subject, names) = subject(of) else { return [] }
    var result: [ValueExpectation] = []
    for member in value.members where ValueEntryKey(rawValue: member.key) == nil {
      guard names.isEmpty || names.contains(member.key) else {
        reportUnknownKey(member, candidates: names)
        continue
      }
      guard let (space, condition) = condition(member, subject: subject) else { continue }
      result.append(
        ValueExpectation(
          time: time, subject: subject, property: member.key, space: space, condition: condition,
          tolerance: tolerance))
    }
    if value.count
      == value.members.reduce(0, { $0 + (ValueEntryKey(rawValue: $1.key) == nil ? 0 : 1) })
    {
      report(.key(.noneOf(names)), at: value)
    }
    return result
  }

  /// Whose property it is, and the properties it has; none where it isn't there from the start.
  private mutating func subject(
    _ value: JSONValue
  ) -> (ValueExpectation.Subject, names: [String])? {
    guard let text = name(value) else { return nil }
    if registry[text] == nil, text.hasPrefix("touch "), let finger = Int(text.dropFirst(6)) {
      return (.touch(Finger(finger)), PropertyNames.touch)
    }
    guard isKnown(text, at: value, expected: .anything) else { return nil }
    if isRecognizer(text) {
      return (.recognizer(text), PropertyNames.recognizer)
    }
    let responder = tree.responder(identifier: text)
    return (.responder(text), responder.map { PropertyNames.names(of: $0, in: tree) } ?? [])
  }

  private mutating func condition(
    _ member: JSONMember, subject: ValueExpectation.Subject
  ) -> (ValueExpectation.Space?, ValueExpectation.Condition)? {
    let value = member.value
    guard value["in"] != nil else { return condition(value).map { (nil, $0) } }
    guard PropertyNames.placed(of: subject).contains(member.key) else {
      reportUnknownKey(firstMember(of: value, named: "in") ?? member, candidates: RangeKey.names)
      return nil
    }
    return placedCondition(value)
  }

  /// A value, bounds of a number, or a list of such.
  private mutating func condition(_ value: JSONValue) -> ValueExpectation.Condition? {
    switch value.kind {
    case .null, .boolean, .number, .string: return data(value).map { .equals($0) }
    case .object: return bounds(value)
    case .array:
      guard value.elements.contains(where: { $0.kind == .object }) else {
        return data(value).map { .equals($0) }
      }
      return .list(
        value.elements.compactMap { element in
          element.kind == .object ? bounds(element) : data(element).map { .equals($0) }
        })
    }
  }

  private mutating func bounds(_ value: JSONValue) -> ValueExpectation.Condition? {
    var above: Double?
    var below: Double?
    for bound in value.members {
      switch key(bound, of: RangeKey.self) {
      case .above: above = number(bound.value)
      case .below: below = number(bound.value)
      case nil: return nil
      }
    }
    if value.count == 0 { report(.key(.noneOf(RangeKey.names)), at: value) }
    return .between(above: above, below: below)
  }

  private mutating func placedCondition(
    _ value: JSONValue
  ) -> (ValueExpectation.Space?, ValueExpectation.Condition)? {
    var space: ValueExpectation.Space?
    var expected: DataValue?
    for member in value.members {
      switch key(member, of: SpaceKey.self) {
      case .in: space = self.space(member.value)
      case .is: expected = point(member.value).map { .list([.number($0.x), .number($0.y)]) }
      case nil: break
      }
    }
    if value["is"] == nil { reportMissing(SpaceKey.is, in: value) }
    guard let space, let expected else { return nil }
    return (space, .equals(expected))
  }

  private func firstMember(of value: JSONValue, named name: String) -> JSONMember? {
    value.members.first { $0.key == name }
  }

  /// A view's coordinates, the window's for null, or the screen's.
  private mutating func space(_ value: JSONValue) -> ValueExpectation.Space? {
    if value.isNull { return .window }
    if value.string == "screen", registry["screen"] == nil { return .screen }
    guard value.kind == .string else {
      reportType(of: value, expected: .space)
      return nil
    }
    return laterReference(value, to: .view).map { .view($0) }
  }

  // MARK: - Conversions

  mutating func conversions(_ value: JSONValue) -> [ConversionExpectation] {
    guard isList(value) else { return [] }
    return value.elements.compactMap { conversion($0) }
  }

  private mutating func conversion(_ value: JSONValue) -> ConversionExpectation? {
    guard isObject(value) else { return nil }
    var from: ValueExpectation.Space? = .window
    var to: ValueExpectation.Space? = .window
    var tolerance = Tolerance.exact
    for member in value.members {
      switch key(member, of: ConvertKey.self) {
      case .from: from = space(member.value)
      case .to: to = space(member.value)
      case .within: tolerance = number(member.value, in: 0...1e9) ?? tolerance
      case .point, .rect, .is, nil: break
      }
    }
    guard let figure = figure(value), let from, let to else { return nil }
    return ConversionExpectation(figure: figure, from: from, to: to, tolerance: tolerance)
  }

  private mutating func figure(_ value: JSONValue) -> ConversionExpectation.Figure? {
    guard let answer = value["is"] else {
      reportMissing(ConvertKey.is, in: value)
      return nil
    }
    switch (value["point"], value["rect"]) {
    case (let figure?, nil):
      guard let figure = point(figure), let answer = point(answer) else { return nil }
      return .point(figure, is: answer)
    case (nil, let figure?):
      guard let figure = rect(figure), let answer = rect(answer) else { return nil }
      return .rect(figure, is: answer)
    case (_?, let rect?):
      report(.key(.conflicting(key: "rect", other: "point")), at: rect)
      return nil
    case (nil, nil):
      report(.key(.noneOf(["point", "rect"])), at: value)
      return nil
    }
  }
}
