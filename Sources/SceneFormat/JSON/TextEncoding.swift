/// Tells whether bytes are UTF-8, and what else they seem to be.
enum TextEncoding {
  /// What is wrong with the bytes and where, or nil if they are UTF-8 text.
  static func problem(in bytes: [UInt8]) -> (problem: EncodingProblem, offset: Int)? {
    if let wide = wideEncoding(of: bytes) { return (wide, 0) }
    if let offset = firstOffsetNotUTF8(in: bytes) {
      return (.notUTF8(byte: bytes[offset]), offset)
    }
    return nil
  }

  /// UTF-16 or UTF-32, by its byte-order mark or by zeros beside its first character.
  private static func wideEncoding(of bytes: [UInt8]) -> EncodingProblem? {
    guard bytes.count >= 2 else { return nil }
    let head = Array(bytes.prefix(4))
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return .utf32 }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return .utf16 }
    guard head.count == 4 else { return nil }
    switch (head[0] == 0, head[1] == 0, head[2] == 0, head[3] == 0) {
    case (false, true, true, true), (true, true, true, false): return .utf32
    case (false, true, false, true), (true, false, true, false): return .utf16
    default: return nil
    }
  }

  /// Where the first byte is that no UTF-8 text has there, or nil.
  static func firstOffsetNotUTF8(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = scalarLength(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence there, or nil; overlong forms and surrogates are none.
  private static func scalarLength(in bytes: [UInt8], at index: Int) -> Int? {
    let first = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in index + 2..<max(index + 2, index + length) where bytes[next] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
