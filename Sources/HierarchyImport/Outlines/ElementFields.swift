/// What follows an element's frame: `identifier: 'id', label: 'OK', value: 1, Selected`.
///
/// Quotes in a label aren't escaped: one ends it where another field, a word or the end follows.
struct ElementFields {
  private var values: [String: String] = [:]
  private(set) var words: Set<String> = []

  private static let keys: Set<String> = [
    "identifier", "label", "title", "value", "placeholderValue", "traits", "pid", "hitPoint",
  ]
  private static let states: Set<String> = [
    "Selected", "Disabled", "Focused", "Keyboard Focused", "Enabled",
  ]

  init(_ bytes: [UInt8], from start: Int) {
    let text = String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self)
    var key: String?
    var value: [Substring] = []
    for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
      let word = Substring(String(part).trimmingBlanks)
      let colon = part.firstIndex(of: ":")
      let name = colon.map { String(part[..<$0]).trimmingBlanks }
      // Between the quotes of a label there may be anything, commas and other fields' names too.
      if let open = key, Self.isOpen(value) {
        value.append(part)
        if !Self.isOpen(value) {
          keep(open, value)
          (key, value) = (nil, [])
        }
      } else if let name, let colon, Self.keys.contains(name) {
        if let key { keep(key, value) }
        (key, value) = (name, [part[part.index(after: colon)...]])
      } else if Self.states.contains(String(word)) {
        if let key { keep(key, value) }
        (key, value) = (nil, [])
        words.insert(String(word))
      } else if key != nil {
        value.append(part)
      }
    }
    if let key { keep(key, value) }
  }

  subscript(key: String) -> String? { values[key] }

  /// Whether a value begins with a quote and doesn't end with one.
  private static func isOpen(_ parts: [Substring]) -> Bool {
    guard let first = parts.first?.drop(while: { $0 == " " }), first.first == "'" else {
      return false
    }
    guard let last = parts.last.map({ String($0).trimmingBlanks }) else { return false }
    return !(last.hasSuffix("'") && (parts.count > 1 || last.count > 1))
  }

  private mutating func keep(_ key: String, _ parts: [Substring]) {
    var value = parts.joined(separator: ", ").trimmingBlanks
    if value.count > 1, value.hasPrefix("'"), value.hasSuffix("'") {
      value = String(value.dropFirst().dropLast())
    }
    if !value.isEmpty, values[key] == nil { values[key] = value }
  }
}
