/// Why a value is wrong.
public enum ValueProblem: Hashable, Sendable {
  case wrongType(found: FoundValue, expected: ValueShape)
  /// An infinite number, or not a number at all.
  case notFinite(found: String)
  /// A number beyond its bounds, said as a range: `0 … 1`.
  case outOfRange(found: String, allowed: String)
  /// A name that isn't among those of an enumeration; the one nearest to it, and all.
  case unknownName(String, nearest: String?, allowed: [String])
  /// An id or a name with no character, or with one that can't be printed.
  case unprintable(String)
  /// The same finger twice in one event.
  case repeatedFinger(Int)

  /// What was found, as far as a sentence tells it.
  public enum FoundValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case list(count: Int)
    case object
  }

  var message: String {
    switch self {
    case .wrongType(let found, let expected):
      return "expected \(expected.phrase) but found \(found.phrase)"
    case .notFinite(let found): return "expected a finite number but found \(found)"
    case .outOfRange(let found, let allowed):
      return "expected a number \(allowed) but found \(found)"
    case .unknownName(let name, let nearest, let allowed):
      guard let nearest else {
        return "expected one of \(Self.list(allowed)) but found \(SceneProblem.quoted(name))"
      }
      return "expected one of \(Self.list(allowed)) but found \(SceneProblem.quoted(name)); "
        + "the nearest is \"\(nearest)\""
    case .unprintable(let text):
      return "expected printable text but found \(SceneProblem.quoted(text))"
    case .repeatedFinger(let finger):
      return "finger \(finger) is already in this event; an event has each finger once"
    }
  }

  /// The names in quotes, the end of a long list left out.
  private static func list(_ names: [String]) -> String {
    let limit = 12
    let shown = names.prefix(limit).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > limit ? shown + ", …" : shown
  }
}

extension ValueProblem.FoundValue {
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .boolean(value.boolean == true)
    case .number: self = .number(JSONNumber.text(value.number ?? 0))
    case .string: self = .string((value.string ?? "").clipped)
    case .array: self = .list(count: value.count)
    case .object: self = .object
    }
  }

  /// The value with its article, in English.
  var phrase: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): "the number \(text)"
    case .string(let text): "the string \(SceneProblem.quoted(text))"
    case .list(0): "an empty list"
    case .list(1): "a list of 1 value"
    case .list(let count): "a list of \(count) values"
    case .object: "an object"
    }
  }
}
