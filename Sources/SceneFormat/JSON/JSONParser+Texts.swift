extension JSONParser {
  /// Reads a string; the quote that opens it is here.
  mutating func readString() throws(SceneError) -> JSONNode {
    let start = index
    let quote = bytes[index]
    var hasEscapes = false
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        index += 1
        return textNode(start + 1..<index - 1, hasEscapes: hasEscapes, offset: start)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0x0A, 0x0D:
        throw failure(.syntax(.unclosedString), at: start)
      default:
        index += 1
      }
    }
    throw failure(.syntax(.unclosedString), at: start)
  }

  /// Reads a key without quotes.
  mutating func readBareKey() throws(SceneError) -> JSONNode {
    let start = index
    var hasEscapes = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipNameEscape(isFirst: index == start)
        continue
      }
      let (scalar, length) = scalar(at: index)
      let belongs = index == start ? JSONNames.begins(scalar) : JSONNames.continues(scalar)
      guard belongs else { break }
      index += length
    }
    guard index > start else {
      try refuseCurlyQuote()
      throw failure(.syntax(.missingKey(found: token(at: index))), at: index)
    }
    return textNode(start..<index, hasEscapes: hasEscapes, offset: start)
  }

  /// Reads null, true, false, Infinity or NaN.
  mutating func readLiteral() throws(SceneError) -> JSONNode {
    let start = index
    let word = self.word(at: index)
    index += word.utf8.count
    switch word {
    case "null": return JSONNode(.null, payload: 0, offset: start, next: nodes.count + 1)
    case "true": return JSONNode(.boolean, payload: 1, offset: start, next: nodes.count + 1)
    case "false": return JSONNode(.boolean, payload: 0, offset: start, next: nodes.count + 1)
    case "Infinity": return numberNode(.infinity, offset: start)
    case "NaN": return numberNode(.nan, offset: start)
    case "":
      try refuseCurlyQuote()
      throw failure(.syntax(.missingValue(found: token(at: start))), at: start)
    default:
      throw failure(.syntax(.bareWord(word, nearest: Self.literal(near: word))), at: start)
    }
  }

  private func textNode(_ range: Range<Int>, hasEscapes: Bool, offset: Int) -> JSONNode {
    JSONNode(
      hasEscapes ? .escapedText : .text,
      payload: JSONNode.payload(high: range.lowerBound, low: range.upperBound),
      offset: offset, next: nodes.count + 1)
  }

  /// The letters and digits that begin there; a number's sign is none.
  func word(at start: Int) -> String {
    var end = start
    while end < bytes.count {
      let (scalar, length) = scalar(at: end)
      guard end == start ? JSONNames.begins(scalar) : JSONNames.continues(scalar) else { break }
      end += length
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The literal that other languages write so, or nil.
  private static func literal(near word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes": "true"
    case "false", "no": "false"
    case "null", "nil", "none", "undefined": "null"
    default: nil
    }
  }

  private func refuseCurlyQuote() throws(SceneError) {
    let (scalar, _) = scalar(at: index)
    guard "\u{2018}\u{2019}\u{201C}\u{201D}".unicodeScalars.contains(scalar) else { return }
    throw failure(.syntax(.badString(.curlyQuote(String(scalar)))), at: index)
  }

  // MARK: - Escapes

  /// Goes past an escape in a string; the backslash is here.
  private mutating func skipEscape() throws(SceneError) {
    let start = index
    guard start + 1 < bytes.count else {
      index += 1
      return
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "u"):
      try skipScalarEscape()
    case UInt8(ascii: "x"):
      guard JSONEscapes.hexadecimal(bytes[...], at: start + 2, digits: 2) != nil else {
        throw badEscape(at: start, length: 4)
      }
      index += 4
    case UInt8(ascii: "0"):
      let isFollowed = start + 2 < bytes.count && (0x30...0x39).contains(bytes[start + 2])
      guard !isFollowed else { throw badEscape(at: start, length: 3) }
      index += 2
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw badEscape(at: start, length: 2)
    default:
      index += 1 + (JSONEscapes.lineTerminator(bytes[...], at: start + 1) ?? 1)
    }
  }

  /// Goes past `\u` and its digits, or a pair of them that makes one character.
  private mutating func skipScalarEscape() throws(SceneError) {
    let start = index
    guard let first = JSONEscapes.hexadecimal(bytes[...], at: start + 2, digits: 4) else {
      throw badEscape(at: start, length: 6)
    }
    index += 6
    guard (0xD800...0xDFFF).contains(first) else { return }
    let isPair =
      first < 0xDC00 && bytes[index...].starts(with: "\\u".utf8)
      && (JSONEscapes.hexadecimal(bytes[...], at: index + 2, digits: 4))
        .map { (0xDC00...0xDFFF).contains($0) } == true
    guard isPair else {
      throw failure(.syntax(.badString(.loneSurrogate(source(at: start, length: 6)))), at: start)
    }
    index += 6
  }

  private mutating func skipNameEscape(isFirst: Bool) throws(SceneError) {
    let start = index
    guard bytes[start...].starts(with: "\\u".utf8),
      let value = JSONEscapes.hexadecimal(bytes[...], at: start + 2, digits: 4)
    else { throw badEscape(at: start, length: 6) }
    let scalar = Unicode.Scalar(value)
    let belongs = scalar.map(isFirst ? JSONNames.begins : JSONNames.continues) == true
    guard belongs else {
      let escape = source(at: start, length: 6)
      throw failure(.syntax(.badString(.badNameCharacter(escape))), at: start)
    }
    index += 6
  }

  private func badEscape(at start: Int, length: Int) -> SceneError {
    let text = source(at: start, length: length)
    return failure(.syntax(.badString(.badEscape(text))), at: start)
  }

  /// So many bytes of the text, fewer at a line's end or in the middle of a character.
  private func source(at start: Int, length: Int) -> String {
    let bytes = bytes[start...].prefix(length).prefix { $0 >= 0x20 && $0 < 0x7F }
    return String(decoding: bytes, as: UTF8.self)
  }
}
