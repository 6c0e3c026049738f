/// A place in a text: line and column as an editor shows them, and the byte.
///
/// Lines end with LF, CR or CR LF. Columns count characters (Unicode scalars) from 1, so that a
/// Chinese character is one column whatever its length in bytes.
public struct SourcePosition: Hashable, Sendable {
  public let line: Int
  public let column: Int
  /// Bytes before the place, from 0; a byte-order mark counts.
  public let offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The position of a byte of a text; costs one pass over the bytes before it.
  init(offset: Int, in bytes: [UInt8]) {
    let end = min(offset, bytes.count)
    let start = Self.hasByteOrderMark(bytes) ? min(3, end) : 0
    var line = 1
    var column = 1
    for index in start..<end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        let endsCarriageReturn = index > start && bytes[index - 1] == UInt8(ascii: "\r")
        line += endsCarriageReturn ? 0 : 1
        column = 1
      } else if byte == UInt8(ascii: "\r") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column, offset: offset)
  }

  /// Whether the text begins with the bytes EF BB BF.
  static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
