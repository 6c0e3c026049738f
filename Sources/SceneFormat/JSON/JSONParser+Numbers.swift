extension JSONParser {
  /// Reads a number; its sign, point or first digit is here.
  mutating func readNumber() throws(SceneError) -> JSONNode {
    let start = index
    var isNegative = false
    if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let magnitude = try readMagnitude(from: start)
    try refuseFollowing(start)
    guard magnitude.isFinite || isSignedWord(start) else {
      throw failure(.syntax(.badNumber(.overflow(text(from: start)))), at: start)
    }
    return numberNode(isNegative ? -magnitude : magnitude, offset: start)
  }

  func numberNode(_ number: Double, offset: Int) -> JSONNode {
    JSONNode(.number, payload: number.bitPattern, offset: offset, next: nodes.count + 1)
  }

  private mutating func readMagnitude(from start: Int) throws(SceneError) -> Double {
    guard index < bytes.count else {
      throw failure(.syntax(.badNumber(.noDigits(text(from: start)))), at: start)
    }
    switch bytes[index] {
    case UInt8(ascii: "I"), UInt8(ascii: "N"): return try readSignedWord(from: start)
    case UInt8(ascii: "0"):
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if next | 0x20 == UInt8(ascii: "x") { return try readHexadecimal(from: start) }
      guard !(0x30...0x39).contains(next) else {
        skipDigits()
        throw failure(.syntax(.badNumber(.leadingZero(text(from: start)))), at: start)
      }
      return try readDecimal(from: start)
    default: return try readDecimal(from: start)
    }
  }

  private mutating func readSignedWord(from start: Int) throws(SceneError) -> Double {
    switch word(at: index) {
    case "Infinity":
      index += 8
      return .infinity
    case "NaN":
      index += 3
      return .nan
    default: throw failure(.syntax(.badNumber(.noDigits(text(from: start)))), at: start)
    }
  }

  private func isSignedWord(_ start: Int) -> Bool {
    bytes[start..<index].contains { $0 == UInt8(ascii: "N") || $0 == UInt8(ascii: "I") }
  }

  private mutating func readHexadecimal(from start: Int) throws(SceneError) -> Double {
    index += 2
    let digits = index
    var value = 0.0
    while index < bytes.count, let digit = JSONEscapes.hexadecimalDigit(bytes[index]) {
      value = value * 16 + Double(digit)
      index += 1
    }
    guard index > digits else {
      throw failure(.syntax(.badNumber(.noDigits(text(from: start)))), at: start)
    }
    // Up to 13 digits the sum is exact; beyond, the library rounds once instead of at each digit.
    guard index - digits > 13 else { return value }
    let text = String(decoding: bytes[digits..<index], as: UTF8.self)
    return Double("0x\(text)p0") ?? value
  }

  private mutating func readDecimal(from start: Int) throws(SceneError) -> Double {
    let first = index
    skipDigits()
    var digits = index - first
    let isWhole = digits > 0 && digits <= 15
    let whole = isWhole ? wholeNumber(first..<index) : 0
    let wholeEnd = index
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      skipDigits()
      digits += index - fraction
    }
    guard digits > 0 else {
      throw failure(.syntax(.badNumber(.noDigits(text(from: start)))), at: start)
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      try readExponent(from: start)
    }
    if isWhole, index == wholeEnd { return whole }
    return Double(decimalText(first..<index)) ?? .nan
  }

  private mutating func readExponent(from start: Int) throws(SceneError) {
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    let digits = index
    skipDigits()
    guard index > digits else {
      throw failure(.syntax(.badNumber(.noDigits(text(from: start)))), at: start)
    }
  }

  /// The number in the form that the standard library reads: digits on both sides of the point.
  private func decimalText(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count + 2)
    for position in range {
      let isPoint = bytes[position] == UInt8(ascii: ".")
      if isPoint, position == range.lowerBound { text.append(UInt8(ascii: "0")) }
      text.append(bytes[position])
      let next = position + 1 < range.upperBound ? bytes[position + 1] : 0
      if isPoint, !(0x30...0x39).contains(next) { text.append(UInt8(ascii: "0")) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func wholeNumber(_ range: Range<Int>) -> Double {
    var value = 0
    for position in range { value = value * 10 + Int(bytes[position] - UInt8(ascii: "0")) }
    return Double(value)
  }

  private mutating func skipDigits() {
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
  }

  /// Refuses a letter, a digit or a point that touches the number.
  private func refuseFollowing(_ start: Int) throws(SceneError) {
    guard index < bytes.count else { return }
    let (scalar, _) = scalar(at: index)
    guard JSONNames.continues(scalar) || scalar == "." || scalar == "\\" else { return }
    let number = text(from: start)
    throw failure(.syntax(.badNumber(.followed(by: String(scalar), number: number))), at: index)
  }

  /// The text from there to here, its end left out where it is long.
  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<min(index, start + 80)], as: UTF8.self)
  }
}
