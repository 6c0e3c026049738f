import Foundation

/// Numbers as they are typed into fields.
enum NumberInput {
  /// Beyond this no length of a scene makes sense.
  static let limit = 1e7

  /// What was typed, or nil where it is no number a field takes; a comma counts as the decimal mark.
  static func value(of text: String) -> Double? {
    let plain = text.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: ",", with: ".")
      .replacingOccurrences(of: "−", with: "-")
    guard let value = Double(plain), value.isFinite, abs(value) <= limit else { return nil }
    return value
  }
}
