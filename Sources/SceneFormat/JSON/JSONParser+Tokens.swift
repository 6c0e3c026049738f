extension JSONParser {
  /// What stands there, for a sentence about what was found.
  func token(at start: Int) -> SyntaxProblem.Token {
    guard start < bytes.count else { return .endOfFile }
    let limit = 80
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let content = bytes[(start + 1)...].prefix(limit).prefix { byte in
        byte != bytes[start] && byte != 0x0A && byte != 0x0D
      }
      return .string(String(decoding: content, as: UTF8.self))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      let content = bytes[start...].prefix(limit).prefix(while: Self.isNumberByte)
      return .number(String(decoding: content, as: UTF8.self))
    default:
      let word = self.word(at: start)
      guard word.isEmpty else { return .word(word) }
      return .symbol(String(scalar(at: start).0))
    }
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
