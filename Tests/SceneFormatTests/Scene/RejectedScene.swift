import Testing

/// A scene that isn't read, and what is said of it.
struct RejectedScene: CustomTestStringConvertible, Sendable {
  let text: String
  let messages: [String]
  /// Whether a JSON Schema can't see what is wrong.
  let isBeyondSchema: Bool

  init(_ text: String, _ messages: String..., isBeyondSchema: Bool = false) {
    self.text = text
    self.messages = messages
    self.isBeyondSchema = isBeyondSchema
  }

  var testDescription: String { text }

  static let all = document + views + overrides + references + inputs + later
}
