/// Data without a type of its own, such as what a custom event carries; objects keep their keys' order.
public indirect enum DataValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([DataValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: DataValue

    public init(key: String, value: DataValue) {
      self.key = key
      self.value = value
    }
  }
}
