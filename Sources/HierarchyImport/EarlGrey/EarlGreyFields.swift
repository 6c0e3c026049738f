/// The fields of one view of EarlGrey's: `key=value` or a word, separated by semicolons.
struct EarlGreyFields {
  private let className: String
  private let address: String
  private var fields: [(name: String, value: String)] = []
  private let isClosed: Bool

  init(_ text: SourceText, range: Range<Int>) {
    let bytes = text.bytes[range]
    let parts = Self.parts(of: bytes.dropFirst())
    let head = parts.first ?? ""
    let colon = head.lastIndex(of: ":") ?? head.endIndex
    className = String(head[..<colon])
    let printed = head[colon...].dropFirst().prefix { $0.isHexDigit || $0 == "x" }
    address = printed.lowercased()
    isClosed = bytes.last { !Ascii.isBlank($0) } == Ascii.greater
    for part in parts.dropFirst() {
      let word = part.trimmingBlanks
      guard !word.isEmpty else { continue }
      if let sign = word.firstIndex(of: "=") {
        fields.append((String(word[..<sign]), String(word[word.index(after: sign)...])))
      } else {
        fields.append((word, ""))
      }
    }
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Whether it is an accessibility element, whose frame on the screen may be its own invention.
  var isElement: Bool { (self["AX"] ?? self["isAccessible"]) != "N" }

  /// The parts between semicolons that stand in no quotes; a text's end is the quote before a
  /// semicolon or the last bracket.
  private static func parts(of bytes: ArraySlice<UInt8>) -> [String] {
    var parts: [String] = []
    var start = bytes.startIndex
    var isQuoted = false
    var end = bytes.endIndex
    while end > start, Ascii.isBlank(bytes[end - 1]) { end -= 1 }
    if end > start, bytes[end - 1] == Ascii.greater { end -= 1 }
    for index in bytes.startIndex..<max(end, bytes.startIndex) {
      switch bytes[index] {
      case Ascii.quote where !isQuoted: isQuoted = index > start && bytes[index - 1] == Ascii.equals
      case Ascii.quote:
        let isLast = index + 1 >= end
        if isLast || (bytes[index + 1] == Ascii.semicolon && beginsField(bytes, index + 2, end)) {
          isQuoted = false
        }
      case Ascii.semicolon where !isQuoted:
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
      default: break
      }
    }
    if start < end { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
    return parts
  }

  private static let words: Set<String> = [
    "AX", "isAccessible", "frame", "opaque", "hidden", "alpha", "UIE", "disabled", "text", "label",
  ]

  /// Whether a field's name follows, as behind the quote that ends a text.
  private static func beginsField(_ bytes: ArraySlice<UInt8>, _ place: Int, _ end: Int) -> Bool {
    let name = bytes[min(place, end)..<end].drop { $0 == Ascii.space }
      .prefix { Ascii.isLetter($0) || $0 == Ascii.dot }
    let word = String(decoding: name.prefix(24), as: UTF8.self)
    return words.contains(word) || word.hasPrefix("AX.")
  }

  // MARK: - Descriptions

  func description(line: Int) -> ObjectDescription {
    var result = ObjectDescription(className: className, address: address, line: line)
    result.isTruncated = !isClosed
    for (name, value) in fields { read(name, value, into: &result) }
    // Printed only where it is so.
    if isClosed, self["disabled"] == nil { add(.enabled, "YES", to: &result) }
    return result
  }

  private func read(_ name: String, _ value: String, into result: inout ObjectDescription) {
    switch name {
    case "frame": add(.frame, value, to: &result)
    case "alpha": add(.alpha, value, to: &result)
    case "hidden": add(.hidden, value.isEmpty ? "YES" : value, to: &result)
    case "UIE": add(.userInteractionEnabled, value == "N" ? "NO" : "YES", to: &result)
    case "disabled": add(.enabled, "NO", to: &result)
    case "text": add(.text, value, to: &result)
    case "AX.id": add(.accessibilityIdentifier, value, to: &result)
    case "AX.label": add(.accessibilityLabel, value, to: &result)
    case "AX", "isAccessible", "opaque", "AX.frame", "AX.activationPoint", "AX.traits",
      "AX.focused", "AX.value", "AX.hint":
      break
    default:
      if name.allSatisfy({ $0 == "." || $0 == "…" }) || !isClosed {
        result.isTruncated = true
      } else {
        result.fields.append(ObjectDescription.Field(name: name, key: nil, value: value))
      }
    }
  }

  private func add(_ key: FieldKey, _ value: String, to result: inout ObjectDescription) {
    result.fields.append(ObjectDescription.Field(name: key.rawValue, key: key, value: value))
  }
}
