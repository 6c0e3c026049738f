/// Why a key of an object is wrong.
public enum KeyProblem: Hashable, Sendable {
  /// The same key twice in one object.
  case duplicate(key: String, first: SourcePosition)
  /// A key that means nothing there; the valid one nearest to it.
  case unknown(key: String, nearest: String?)
  /// A key of another class; the class that has it.
  case wrongClass(key: String, found: String, needed: String)
  case missing(key: String)
  /// Two keys that exclude each other.
  case conflicting(key: String, other: String)
  /// A key of a view that `set` can't change while the scene runs.
  case notSettable(key: String)
  /// None of several keys of which one must be there.
  case noneOf([String])

  var message: String {
    switch self {
    case .duplicate(let key, let first):
      return
        "the key \(SceneProblem.quoted(key)) is already at \(first.spot); remove one of the two"
    case .unknown(let key, let nearest):
      let sentence = "unknown key \(SceneProblem.quoted(key))"
      return sentence
        + (nearest.map { "; the nearest valid key is \"\($0)\"" } ?? "; none is expected here")
    case .wrongClass(let key, let found, let needed):
      return "\(found.clipped) has no \(SceneProblem.quoted(key)), which is a key of \(needed)"
    case .missing(let key): return "the key \"\(key)\" is missing"
    case .conflicting(let key, let other):
      return "\"\(key)\" and \"\(other)\" exclude each other; remove one of the two"
    case .notSettable(let key):
      return "\(SceneProblem.quoted(key)) can't be set while the scene runs"
    case .noneOf(let keys):
      return "expected at least one of the keys \(keys.map { "\"\($0)\"" }.joined(separator: ", "))"
    }
  }
}
