/// A file's text as bytes, cut into lines; anything at all can be one.
struct SourceText {
  /// A line without its end, and its number in the file from 1.
  struct Line {
    let range: Range<Int>
    let number: Int
  }

  /// UTF-8, be it valid or not, without a byte order mark.
  let bytes: [UInt8]

  init(_ source: [UInt8]) {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(source.dropFirst(3))
    } else if source.starts(with: [0xFF, 0xFE]) {
      bytes = Self.decoded(source.dropFirst(2), low: 0, high: 1)
    } else if source.starts(with: [0xFE, 0xFF]) {
      bytes = Self.decoded(source.dropFirst(2), low: 1, high: 0)
    } else {
      bytes = source
    }
  }

  private static func decoded(_ source: ArraySlice<UInt8>, low: Int, high: Int) -> [UInt8] {
    let start = source.startIndex
    let units = stride(from: start, to: source.endIndex - 1, by: 2).map { index in
      UInt16(source[index + low]) | UInt16(source[index + high]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The text of a range, with whatever isn't UTF-8 replaced.
  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The byte at a place, or zero past the end.
  func byte(_ index: Int) -> UInt8 { index < bytes.count && index >= 0 ? bytes[index] : 0 }

  /// Where the first byte is that is neither blank nor in a comment.
  var firstSignificant: Int? {
    var index = 0
    while index < bytes.count {
      if Ascii.isBlank(bytes[index]) {
        index += 1
      } else if byte(index) == Ascii.slash, byte(index + 1) == Ascii.slash {
        while index < bytes.count, bytes[index] != Ascii.newline { index += 1 }
      } else if byte(index) == Ascii.slash, byte(index + 1) == Ascii.asterisk {
        index = find("*/", from: index + 2, to: bytes.count).map { $0 + 2 } ?? bytes.count
      } else {
        return index
      }
    }
    return nil
  }

  /// Whether the text may have been copied from a page's source, where brackets are written as entities.
  var isMarkup: Bool { contains("&lt;") }

  private static let entities: [(word: StaticString, byte: UInt8)] = [
    ("&lt;", Ascii.less), ("&gt;", Ascii.greater), ("&quot;", Ascii.doubleQuote),
    ("&#39;", Ascii.quote), ("&nbsp;", Ascii.space), ("&amp;", 0x26),
  ]

  /// The text with a page's entities for brackets, quotes and ampersands replaced.
  var unescaped: SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x26, let entity = Self.entities.first(where: { has($0.word, at: index) })
      {
        result.append(entity.byte)
        index += entity.word.utf8CodeUnitCount
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return SourceText(result)
  }

  func contains(_ word: StaticString) -> Bool { find(word, from: 0, to: bytes.count) != nil }

  /// Where a word begins first within a range.
  func find(_ word: StaticString, from start: Int, to end: Int) -> Int? {
    let length = word.utf8CodeUnitCount
    let pattern = UnsafeBufferPointer(start: word.utf8Start, count: length)
    guard length > 0, end - start >= length, start >= 0, end <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      for index in start...(end - length) where buffer[index] == pattern[0] {
        var matched = 1
        while matched < length, buffer[index + matched] == pattern[matched] { matched += 1 }
        if matched == length { return index }
      }
      return nil
    }
  }

  /// Whether a word stands at a place.
  func has(_ word: StaticString, at index: Int) -> Bool {
    find(word, from: index, to: min(bytes.count, index + word.utf8CodeUnitCount)) != nil
  }

  /// The lines of the text.
  ///
  /// A debugger that prints a string's source shows `\n` where a line ends: such an end counts where
  /// a description stops before it and another begins after it.
  var lines: [Line] {
    var lines: [Line] = []
    var start = 0
    var number = 1
    var index = 0
    while index < bytes.count {
      if bytes[index] == Ascii.newline {
        lines.append(Line(range: start..<index, number: number))
        number += 1
        start = index + 1
      } else if isWrittenNewline(index) {
        lines.append(Line(range: start..<index, number: number))
        start = index + 2
        index += 1
      }
      index += 1
    }
    if start < bytes.count { lines.append(Line(range: start..<bytes.count, number: number)) }
    return lines
  }

  /// So many blanks and bars at most are looked through for the next description.
  private static let deepestIndent = 4096

  private func isWrittenNewline(_ index: Int) -> Bool {
    guard bytes[index] == Ascii.backslash, byte(index + 1) == Ascii.letterN,
      byte(index - 1) == Ascii.greater
    else { return false }
    var next = index + 2
    while next < index + Self.deepestIndent, byte(next) == Ascii.space || byte(next) == Ascii.bar {
      next += 1
    }
    return byte(next) == Ascii.less
  }
}
