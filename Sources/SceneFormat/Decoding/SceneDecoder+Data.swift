import EventDelivery

extension SceneDecoder {
  /// Data of any kind, to a bounded depth.
  mutating func data(_ value: JSONValue, depth: Int = 0) -> DataValue? {
    guard depth < Self.nestingLimit else {
      reportType(of: value, expected: .data)
      return nil
    }
    switch value.kind {
    case .null: return .null
    case .boolean: return boolean(value).map { .boolean($0) }
    case .number: return number(value).map { .number($0) }
    case .string: return string(value).map { .string($0) }
    case .array:
      return .list(value.elements.compactMap { data($0, depth: depth + 1) })
    case .object:
      return .object(
        value.members.compactMap { member in
          data(member.value, depth: depth + 1).map {
            DataValue.Member(key: member.key, value: $0)
          }
        })
    }
  }
}
