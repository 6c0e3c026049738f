import EventDelivery

extension SceneDecoder {
  /// `#RRGGBB`, `#RRGGBBAA`, or one of UIKit's names.
  mutating func color(_ value: JSONValue) -> ViewColor? {
    guard let text = value.string else {
      reportType(of: value, expected: .color)
      return nil
    }
    if text.utf8.first == UInt8(ascii: "#") {
      if let color = Self.hexadecimalColor(text) { return color }
      reportType(of: value, expected: .color)
      return nil
    }
    if let color = SystemColors.named(text) { return color }
    reportUnknownName(text, at: value, allowed: SystemColors.names)
    return nil
  }

  private static func hexadecimalColor(_ text: String) -> ViewColor? {
    let digits = text.utf8.dropFirst().map { JSONEscapes.hexadecimalDigit($0) }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: high << 4 | low))
    }
    return ViewColor(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }
}
