extension JSONParser {
  /// Goes past space, line ends and comments.
  mutating func skipSpace() throws(SceneError) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D:
        index += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      case 0x80...:
        let (scalar, length) = scalar(at: index)
        guard JSONNames.isWideSpace(scalar) else { return }
        index += length
      default:
        return
      }
    }
  }

  /// Goes past a comment; false if the slash here begins none.
  private mutating func skipComment() throws(SceneError) -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      index += 2
      skipLine()
      return true
    case UInt8(ascii: "*"):
      try skipBlockComment()
      return true
    default:
      return false
    }
  }

  /// Goes to the end of the line, or of the text.
  private mutating func skipLine() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D: return
      case 0xE2:
        if JSONEscapes.lineTerminator(bytes[...], at: index) != nil { return }
      default: break
      }
      index += 1
    }
  }

  private mutating func skipBlockComment() throws(SceneError) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw failure(.syntax(.unclosedComment), at: start)
  }

  /// The character there and its length in bytes; the text is known to be UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[index])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, index + length <= bytes.count else {
      return (Unicode.Scalar(bytes[index]), 1)
    }
    var value = first & (0x7F >> UInt32(length))
    for next in index + 1..<index + length {
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
