extension JSONValue: Equatable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    var pending = [(left, right)]
    while let (left, right) = pending.popLast() {
      guard left.kind == right.kind, left.count == right.count else { return false }
      switch left.kind {
      case .null: break
      case .boolean: guard left.boolean == right.boolean else { return false }
      case .string: guard left.string == right.string else { return false }
      case .number:
        guard let first = left.number, let second = right.number else { return false }
        guard first == second || (first.isNaN && second.isNaN) else { return false }
      case .array: pending.append(contentsOf: zip(left.elements, right.elements))
      case .object:
        guard let pairs = memberPairs(left, right) else { return false }
        pending.append(contentsOf: pairs)
      }
    }
    return true
  }

  /// The values of equal keys side by side, or nil where a key has no partner.
  private static func memberPairs(
    _ left: JSONValue, _ right: JSONValue
  ) -> [(JSONValue, JSONValue)]? {
    let others = Dictionary(
      right.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    var pairs: [(JSONValue, JSONValue)] = []
    for member in left.members {
      guard let other = others[member.key] else { return nil }
      pairs.append((member.value, other))
    }
    return pairs
  }
}
