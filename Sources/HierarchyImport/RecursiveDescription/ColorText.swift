import EventDelivery
import SceneFormat

/// Colours as UIKit's descriptions write them.
enum ColorText {
  /// The colour, or nil where only the running app knows it.
  static func color(_ text: String) -> ViewColor? {
    if let name = systemName(text) { return ViewColor.named(name) }
    let words = text.split(separator: " ")
    guard let space = words.first, space.contains("Color") else { return nil }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    switch numbers.count {
    case 2:
      let white = byte(numbers[0])
      return ViewColor(red: white, green: white, blue: white, alpha: byte(numbers[1]))
    case 4:
      return ViewColor(
        red: byte(numbers[0]), green: byte(numbers[1]), blue: byte(numbers[2]),
        alpha: byte(numbers[3]))
    default: return nil
    }
  }

  /// `systemBackground` of `<UIDynamicSystemColor: 0x…; name = systemBackgroundColor>`.
  private static func systemName(_ text: String) -> String? {
    guard text.hasPrefix("<"), let range = text.firstRange(of: "name = ") else { return nil }
    let name = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
    return name.hasSuffix("Color") ? String(name.dropLast(5)) : String(name)
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}
