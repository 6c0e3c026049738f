/// A piece of JSON that was cut out of a larger one, made whole: brackets that are missing before and
/// behind it are added, and what breaks off at its end is left out.
enum JSONPiece {
  private struct Open {
    let closer: UInt8
    /// Behind the last member that is whole.
    var end: Int
  }

  /// More containers than this are not open where a piece begins: it is something else.
  private static let mostLost = 200

  /// The piece as a list of what is whole in it; nil for what can't be a piece.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    var open: [Open] = []
    var prefix: [[UInt8]] = []
    var outerEnd = 0
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.backslash where isQuoted: index += 1
      case Ascii.doubleQuote: isQuoted.toggle()
      case _ where isQuoted: break
      case Ascii.leftBrace: open.append(Open(closer: Ascii.rightBrace, end: index + 1))
      case Ascii.leftBracket: open.append(Open(closer: Ascii.rightBracket, end: index + 1))
      case Ascii.rightBrace, Ascii.rightBracket:
        if open.popLast() == nil { prefix.append(opener(of: bytes[index], prefix.isEmpty)) }
        guard prefix.count <= mostLost else { return nil }
        outerEnd = index + 1
      case Ascii.comma:
        if open.isEmpty { outerEnd = index } else { open[open.count - 1].end = index }
      default: break
      }
      index += 1
    }
    let end = open.last?.end ?? outerEnd
    return [Ascii.leftBracket] + prefix.reversed().joined() + bytes[..<end]
      + open.reversed().map(\.closer) + [Ascii.rightBracket]
  }

  /// What opens a container whose beginning is lost; what was open in it is a member without a name.
  private static func opener(of closer: UInt8, _ isInnermost: Bool) -> [UInt8] {
    if closer == Ascii.rightBracket { return [Ascii.leftBracket] }
    return Array((isInnermost ? "{" : "{\"cut\":").utf8)
  }
}
