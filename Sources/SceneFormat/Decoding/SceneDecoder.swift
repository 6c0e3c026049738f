import EventDelivery

/// The state of one decoding: what has been found wrong so far, and what the ids stand for.
///
/// A method that decodes a value answers nil where the value is wrong, after it has noted why, so that
/// one reading tells all that is wrong with a file.
struct SceneDecoder {
  var problems = ProblemList()
  /// Whether a scenario's case that is wrong is kept with its error.
  var keepsBrokenCases = false
  var warnings: [SceneWarning] = []
  var registry = IdentifierRegistry()
  var tree = ViewTree()
  /// The ids of views by their addresses, where the scene is a dump.
  var addresses: [String: String] = [:]
  var places = SourcePlaces()
  /// Ids that must exist when everything has been read.
  var references: [PendingReference] = []
  /// Every class that a view or a recognizer of the scene names.
  var classNames: Set<String> = []
  /// How many views that effects insert are nested in one another here.
  var templateDepth = 0

  /// The deepest nesting of inserted views and of data: those are read by recursion.
  static let nestingLimit = 32

  struct PendingReference {
    let value: JSONValue
    let expected: ReferenceProblem.Target
  }

  // MARK: - Problems

  /// Notes what is wrong with a value.
  mutating func report(_ kind: SceneProblem.Kind, at value: JSONValue) {
    guard problems.makesRoom() else { return }
    problems.add(
      SceneProblem(
        file: value.document.file, position: value.position, path: value.path, kind: kind))
  }

  /// Notes that a value has another type than its key wants.
  mutating func reportType(of value: JSONValue, expected: ValueShape) {
    guard problems.makesRoom() else { return }
    problems.add(
      SceneProblem(
        file: value.document.file, position: value.position, path: value.path,
        kind: .value(.wrongType(found: ValueProblem.FoundValue(value), expected: expected))))
  }

  mutating func refuse(_ what: String, at value: JSONValue) {
    report(.version(.notInThisVersion(what)), at: value)
  }

  /// The key of a member, or nil after noting that no such key is known there.
  mutating func key<Key: ObjectKey>(_ member: JSONMember, of type: Key.Type) -> Key? {
    let text = member.key
    if let key = Key(rawValue: text) { return key }
    reportUnknownKey(member, candidates: Key.names)
    return nil
  }

  mutating func reportUnknownKey(
    _ member: JSONMember, candidates: @autoclosure () -> [String]
  ) {
    guard problems.makesRoom() else { return }
    let nearest = Nearest.name(to: member.key, among: candidates())
    problems.add(
      SceneProblem(
        file: member.name.document.file, position: member.name.position, path: member.name.path,
        kind: .key(.unknown(key: member.key, nearest: nearest))))
  }

  /// Notes that an object lacks a key.
  mutating func reportMissing(_ key: some ObjectKey, in object: JSONValue) {
    report(.key(.missing(key: key.rawValue)), at: object)
  }

  // MARK: - Simple values

  mutating func isObject(_ value: JSONValue) -> Bool {
    if value.kind == .object { return true }
    reportType(of: value, expected: .object)
    return false
  }

  mutating func isList(_ value: JSONValue) -> Bool {
    if value.kind == .array { return true }
    reportType(of: value, expected: .list)
    return false
  }

  mutating func boolean(_ value: JSONValue) -> Bool? {
    guard let boolean = value.boolean else {
      reportType(of: value, expected: .boolean)
      return nil
    }
    return boolean
  }

  /// A finite number within bounds, which the error names where there are any.
  mutating func number(
    _ value: JSONValue, in range: ClosedRange<Double>? = nil, expected: ValueShape = .number
  ) -> Double? {
    guard let number = value.number else {
      reportType(of: value, expected: expected)
      return nil
    }
    guard number.isFinite else {
      report(
        .value(.notFinite(found: number.isNaN ? "NaN" : "\(number > 0 ? "" : "-")Infinity")),
        at: value)
      return nil
    }
    guard let range, !range.contains(number) else { return number }
    let bounds = "from \(JSONNumber.text(range.lowerBound)) to \(JSONNumber.text(range.upperBound))"
    report(.value(.outOfRange(found: JSONNumber.text(number), allowed: bounds)), at: value)
    return nil
  }

  mutating func integer(_ value: JSONValue, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(value, in: bounds, expected: .integer) else { return nil }
    guard number == number.rounded() else {
      reportType(of: value, expected: .integer)
      return nil
    }
    return Int(number)
  }

  mutating func string(_ value: JSONValue) -> String? {
    guard let string = value.string else {
      reportType(of: value, expected: .string)
      return nil
    }
    return string
  }

  /// A string that names something: not empty, every character printable.
  mutating func name(_ value: JSONValue, expected: ValueShape = .string) -> String? {
    guard let string = value.string else {
      reportType(of: value, expected: expected)
      return nil
    }
    guard Self.isPrintable(string) else {
      report(.value(.unprintable(string)), at: value)
      return nil
    }
    return string
  }

  static func isPrintable(_ text: String) -> Bool {
    var isBlank = true
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
      case .spaceSeparator, .format: break
      default: isBlank = false
      }
    }
    return !isBlank
  }

  mutating func names(_ value: JSONValue) -> [String]? {
    guard isList(value) else { return nil }
    return value.elements.compactMap { name($0) }
  }

  /// One of an enumeration's names.
  mutating func choice<Choice>(
    _ value: JSONValue, of type: Choice.Type
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    choice(value, among: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
  }

  mutating func choice(_ value: JSONValue, among allowed: [String]) -> String? {
    guard let string = string(value) else { return nil }
    guard !allowed.contains(string) else { return string }
    reportUnknownName(string, at: value, allowed: allowed)
    return nil
  }

  mutating func reportUnknownName(_ name: String, at value: JSONValue, allowed: [String]) {
    let nearest = Nearest.close(to: name, among: allowed)
    report(.value(.unknownName(name.clipped, nearest: nearest, allowed: allowed)), at: value)
  }

  /// A name or a list of names of an option set.
  mutating func options(_ value: JSONValue, among allowed: [String]) -> [String]? {
    if value.kind == .string { return choice(value, among: allowed).map { [$0] } }
    guard value.kind == .array else {
      reportType(of: value, expected: .options)
      return nil
    }
    return value.elements.compactMap { choice($0, among: allowed) }
  }
}
