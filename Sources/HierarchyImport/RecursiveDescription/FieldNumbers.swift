import Geometry

/// Numbers as UIKit's descriptions write them, in every locale with a point.
enum FieldNumbers {
  /// The numbers of a text such as `(0 0; 375 667)` or `{0, -64}`; nil where something else stands there.
  ///
  /// A number that a publisher's line end cuts in two is put together where the count asks for it.
  static func read(_ text: String, count: Int) -> [Double]? {
    if let numbers = numbers(in: text), numbers.count == count { return numbers }
    guard text.utf8.contains(Ascii.newline) else { return nil }
    var joined: [UInt8] = []
    var isLineStart = false
    for byte in text.utf8 {
      if byte == Ascii.newline { isLineStart = true }
      if isLineStart, Ascii.isBlank(byte) { continue }
      isLineStart = false
      joined.append(byte)
    }
    let whole = numbers(in: String(decoding: joined, as: UTF8.self))
    return whole?.count == count ? whole : nil
  }

  private static func numbers(in text: String) -> [Double]? {
    var numbers: [Double] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case Ascii.leftParenthesis, Ascii.rightParenthesis, Ascii.leftBracket, Ascii.rightBracket,
        Ascii.leftBrace, Ascii.rightBrace, Ascii.comma, Ascii.semicolon, Ascii.space, Ascii.tab,
        Ascii.newline, Ascii.carriageReturn:
        guard finish(&word, into: &numbers) else { return nil }
      default: word.append(byte)
      }
    }
    return finish(&word, into: &numbers) ? numbers : nil
  }

  private static func finish(_ word: inout [UInt8], into numbers: inout [Double]) -> Bool {
    defer { word = [] }
    guard !word.isEmpty else { return true }
    guard word.count < 400, word.allSatisfy({ $0 > Ascii.space }),
      let number = Double(String(decoding: word, as: UTF8.self))
    else {
      return false
    }
    numbers.append(number)
    return true
  }

  /// One number.
  static func number(_ text: String) -> Double? { read(text, count: 1)?[0] }

  static func point(_ text: String) -> Point? {
    finite(read(text, count: 2)).map { Point($0[0], $0[1]) }
  }

  static func size(_ text: String) -> Size? {
    finite(read(text, count: 2)).map { Size($0[0], $0[1]) }
  }

  static func rect(_ text: String) -> Rect? {
    finite(read(text, count: 4)).map { Rect($0[0], $0[1], $0[2], $0[3]) }
  }

  static func transform(_ text: String) -> AffineTransform? {
    finite(read(text, count: 6)).map {
      AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  /// What no screen reaches: UIKit writes 1e308 where it means without end.
  private static let farthest = 1e15

  /// The numbers if all of them say where something is.
  static func finite(_ numbers: [Double]?) -> [Double]? {
    guard let numbers, numbers.allSatisfy({ abs($0) < farthest }) else { return nil }
    return numbers
  }
}
