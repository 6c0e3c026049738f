/// Text that stays within one line.
enum LineText {
  /// The text with line breaks and other control characters as Swift escapes them.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      line += isControl(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
