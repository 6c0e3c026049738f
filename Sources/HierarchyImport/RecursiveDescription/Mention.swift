/// An object that a value names: `<Class 0x…>` or `<Class: 0x…>`.
struct Mention: Hashable {
  let className: String
  /// In lower case; nil where none is printed.
  let address: String?

  /// The first one that a text names; nil where it names none.
  init?(in text: some StringProtocol) {
    guard let bracket = text.utf8.firstIndex(of: Ascii.less) else { return nil }
    let rest = text.utf8[text.utf8.index(after: bracket)...].drop { $0 == Ascii.space }
    let name = rest.prefix(while: Ascii.continuesName)
    guard !name.isEmpty else { return nil }
    className = String(decoding: name, as: UTF8.self)
    let behind = rest.dropFirst(name.count).prefix { $0 != Ascii.greater }
    address = Self.address(in: Array(behind.prefix(Self.longestGap)))
  }

  /// An address stands this near to its class.
  private static let longestGap = 48

  private static func address(in bytes: [UInt8]) -> String? {
    guard bytes.count > 2 else { return nil }
    for index in 0..<bytes.count - 2
    where bytes[index] == Ascii.zero && bytes[index + 1] | 0x20 == Ascii.letterX {
      let digits = bytes[(index + 2)...].prefix(while: Ascii.isHexadecimal)
      if !digits.isEmpty { return ("0x" + String(decoding: digits, as: UTF8.self)).lowercased() }
    }
    return nil
  }

  /// The class, and the address where there is one.
  var name: String { address.map { "\(className) \($0)" } ?? className }
}
