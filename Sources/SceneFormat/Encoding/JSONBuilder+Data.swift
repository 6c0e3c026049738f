import EventDelivery

extension JSONBuilder {
  /// Data of any kind; its depth is bounded, so that recursion is no danger.
  mutating func data(_ value: DataValue) {
    switch value {
    case .null: null()
    case .boolean(let boolean): self.boolean(boolean)
    case .number(let number): self.number(number)
    case .string(let string): self.string(string)
    case .list(let values):
      beginArray()
      for value in values { data(value) }
      end()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        data(member.value)
      }
      end()
    }
  }
}
