/// Resolves the escapes of a string or a bare key that the reader has already checked.
enum JSONEscapes {
  static func resolve(_ source: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var index = source.startIndex
    while index < source.endIndex {
      guard source[index] == UInt8(ascii: "\\"), index + 1 < source.endIndex else {
        bytes.append(source[index])
        index += 1
        continue
      }
      index = append(escapeAt: index + 1, of: source, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what the escape stands for; the index is that of the byte after the backslash.
  private static func append(
    escapeAt index: Int, of source: ArraySlice<UInt8>, to bytes: inout [UInt8]
  ) -> Int {
    switch source[index] {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "0"): bytes.append(0)
    case UInt8(ascii: "x"):
      append(scalar: hexadecimal(source, at: index + 1, digits: 2) ?? 0, to: &bytes)
      return index + 3
    case UInt8(ascii: "u"):
      let (value, end) = scalarEscape(source, at: index)
      append(scalar: value, to: &bytes)
      return end
    default:
      guard let length = lineTerminator(source, at: index) else {
        bytes.append(source[index])
        break
      }
      return index + length
    }
    return index + 1
  }

  /// The value of `u` and four digits, or of a pair of them, and the index after it.
  private static func scalarEscape(_ source: ArraySlice<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = hexadecimal(source, at: index + 1, digits: 4) ?? 0
    guard (0xD800...0xDBFF).contains(first) else { return (first, index + 5) }
    let second = hexadecimal(source, at: index + 7, digits: 4) ?? 0
    return (0x10000 + (first &- 0xD800) << 10 + (second &- 0xDC00), index + 11)
  }

  private static func append(scalar value: UInt32, to bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    bytes.append(contentsOf: Character(scalar).utf8)
  }

  /// The number that so many hexadecimal digits write, or nil if they aren't all there.
  static func hexadecimal(_ source: ArraySlice<UInt8>, at index: Int, digits: Int) -> UInt32? {
    guard index >= source.startIndex, index + digits <= source.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in source[index..<index + digits] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The length in bytes of the line terminator there, or nil if there is none.
  static func lineTerminator(_ source: ArraySlice<UInt8>, at index: Int) -> Int? {
    switch source[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < source.endIndex && source[index + 1] == 0x0A ? 2 : 1
    case 0xE2:
      // U+2028 and U+2029: E2 80 A8 and E2 80 A9.
      guard index + 2 < source.endIndex, source[index + 1] == 0x80 else { return nil }
      return source[index + 2] == 0xA8 || source[index + 2] == 0xA9 ? 3 : nil
    default: return nil
    }
  }
}
