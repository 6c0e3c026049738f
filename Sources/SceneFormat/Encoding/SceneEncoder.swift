import EventDelivery
import Geometry

/// The state of one writing: the document so far and the scene that names come from.
struct SceneEncoder {
  var builder = JSONBuilder()
  let tree: ViewTree

  init(tree: ViewTree) {
    self.tree = tree
  }

  // MARK: - Members

  mutating func member(_ key: some ObjectKey, _ string: String) {
    builder.key(key.rawValue)
    builder.string(string)
  }

  mutating func member(_ key: some ObjectKey, _ number: Double) {
    builder.key(key.rawValue)
    builder.number(number)
  }

  mutating func member(_ key: some ObjectKey, _ boolean: Bool) {
    builder.key(key.rawValue)
    builder.boolean(boolean)
  }

  mutating func member(_ key: some ObjectKey, _ numbers: [Double]) {
    builder.key(key.rawValue)
    builder.numbers(numbers)
  }

  mutating func member(_ key: some ObjectKey, _ point: Point) {
    member(key, [point.x, point.y])
  }

  mutating func member(_ key: some ObjectKey, _ rect: Rect) {
    member(key, [rect.minX, rect.minY, rect.width, rect.height])
  }

  /// A member only where the value isn't the default.
  mutating func member<Value: Equatable>(
    _ key: some ObjectKey, _ value: Value?, unless fallback: Value?,
    write: (inout JSONBuilder, Value) -> Void
  ) {
    guard let value, value != fallback else { return }
    builder.key(key.rawValue)
    write(&builder, value)
  }

  mutating func member(_ key: some ObjectKey, _ value: Bool?, unless fallback: Bool?) {
    member(key, value, unless: fallback) { $0.boolean($1) }
  }

  mutating func member(_ key: some ObjectKey, _ value: Double?, unless fallback: Double?) {
    member(key, value, unless: fallback) { $0.number($1) }
  }

  mutating func member(_ key: some ObjectKey, _ value: String?, unless fallback: String?) {
    member(key, value, unless: fallback) { $0.string($1) }
  }

  /// A list of names, left out where it is empty.
  mutating func member(_ key: some ObjectKey, names: [String]) {
    guard !names.isEmpty else { return }
    builder.key(key.rawValue)
    builder.strings(names)
  }

  mutating func optionalText(_ key: some ObjectKey, _ text: LocalizedText?) {
    guard let text else { return }
    builder.key(key.rawValue)
    if text.isPlain { return builder.string(text.variants[0].text) }
    builder.beginObject()
    for variant in text.variants {
      builder.key(variant.language)
      builder.string(variant.text)
    }
    builder.end()
  }

  // MARK: - Names

  func name(_ view: ViewID) -> String { tree[view].identifier }

  func name(_ responder: ResponderID) -> String { tree.identifier(of: responder) }

  func name(_ recognizer: RecognizerID) -> String { tree[recognizer].identifier }
}
