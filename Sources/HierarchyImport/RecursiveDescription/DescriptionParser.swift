/// Reads one description: its fields, as they are told apart by brackets, quotes and known keys.
struct DescriptionParser {
  let text: SourceText
  let marks: TextMarks
  let start: DescriptionScanner.Start
  /// Where the next description begins, or the text ends.
  let limit: Int
  let line: Int
  private var index: Int
  private var result: ObjectDescription

  /// A description and the place behind it.
  struct Outcome {
    var description: ObjectDescription
    let end: Int
    let isClosed: Bool
  }

  private init(
    text: SourceText, marks: TextMarks, start: DescriptionScanner.Start, limit: Int, line: Int
  ) {
    self.text = text
    self.marks = marks
    self.start = start
    self.limit = limit
    self.line = line
    index = start.fields
    result = ObjectDescription(
      className: text[start.className], address: start.address.map { text[$0].lowercased() },
      line: line)
  }

  /// Reads a description that ends before the limit.
  static func parse(
    _ text: SourceText, marks: TextMarks, start: DescriptionScanner.Start, limit: Int, line: Int
  ) -> Outcome {
    var parser = DescriptionParser(
      text: text, marks: marks, start: start, limit: limit, line: line)
    let isClosed = parser.readFields()
    return Outcome(
      description: parser.result, end: min(parser.index, limit), isClosed: isClosed)
  }

  /// Reads a description whose beginning is lost, from the first whole field on.
  static func parseTail(
    _ text: SourceText, marks: TextMarks, range: Range<Int>, line: Int
  ) -> ObjectDescription {
    let first = text.find("; ", from: range.lowerBound, to: range.upperBound) ?? range.lowerBound
    let start = DescriptionScanner.Start(
      place: range.lowerBound, className: first..<first, address: nil, fields: first,
      isDoubled: false)
    var description = parse(
      text, marks: marks, start: start, limit: range.upperBound, line: line
    ).description
    description.className = "UIView"
    description.isHeadless = true
    return description
  }

  /// Answers whether the description is closed.
  private mutating func readFields() -> Bool {
    while true {
      skipBlanks()
      guard index < limit else { return false }
      switch text.bytes[index] {
      case Ascii.semicolon: index += 1
      case Ascii.greater:
        index += 1
        return true
      default:
        guard readField() else { return false }
      }
    }
  }

  /// Skips blanks and, where a line goes on, what quotes or comments put at its beginning.
  private mutating func skipBlanks() {
    var isLineStart = false
    while index < limit {
      let byte = text.bytes[index]
      if byte == Ascii.newline {
        isLineStart = true
      } else if !Ascii.isBlank(byte) {
        let isMarker =
          byte == Ascii.slash || byte == Ascii.asterisk || byte == Ascii.bar
          || (byte == Ascii.greater && text.byte(index + 1) == Ascii.space)
        guard isLineStart, isMarker else { return }
      }
      index += 1
    }
  }

  // MARK: - Fields

  /// Reads one field; answers whether it came to an end before the limit did.
  private mutating func readField() -> Bool {
    let begin = index
    guard let name = readName() else {
      // A word without a value, such as dots where a publisher cut.
      let end = endOfValue(from: begin)
      addWord(begin..<min(end, limit), isWhole: end < limit)
      index = end
      return end < limit
    }
    let key = FieldKey.named(name)
    if key != nil, FieldKey.known(in: text, at: index) != nil {
      // A key without a value, whose neighbour follows without a semicolon.
      result.fields.append(ObjectDescription.Field(name: name, key: key, value: ""))
      return true
    }
    let valueStart = index
    let end =
      if key?.isFreeText == true, let free = endOfFreeText(from: valueStart) { free } else {
        endOfValue(from: valueStart)
      }
    index = min(end, limit)
    guard end < limit else { return false }
    let value = Self.joined(text[valueStart..<end], keepsLines: key?.isFreeText == true)
    result.fields.append(ObjectDescription.Field(name: name, key: key, value: value))
    return true
  }

  /// The name before ` = ` or `: `, leaving the index at the value; nil where none stands there.
  private mutating func readName() -> String? {
    var end = index
    var name: [UInt8] = []
    while end < limit, name.count < 64 {
      let byte = text.bytes[end]
      if Ascii.continuesName(byte) || byte == Ascii.hyphen {
        name.append(byte)
      } else if byte == Ascii.newline || byte == Ascii.carriageReturn || !name.isEmpty {
        // A wrapped name goes on behind the blanks of the next line.
        guard byte == Ascii.newline || byte == Ascii.carriageReturn else { break }
        while end + 1 < limit, Ascii.isBlank(text.bytes[end + 1]) { end += 1 }
      } else {
        break
      }
      end += 1
    }
    while end < limit, text.bytes[end] == Ascii.space { end += 1 }
    guard !name.isEmpty, end < limit,
      text.bytes[end] == Ascii.equals || text.bytes[end] == Ascii.colon
    else { return nil }
    end += 1
    while end < limit, Ascii.isBlank(text.bytes[end]) { end += 1 }
    index = end
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func addWord(_ range: Range<Int>, isWhole: Bool) {
    let word = text[range].filter { !$0.isWhitespace }
    guard !word.isEmpty else { return }
    if word.allSatisfy({ $0 == "." || $0 == "…" }) || !isWhole || word.hasSuffix("...")
      || word.hasSuffix("…")
    {
      result.isTruncated = true
    } else {
      result.fields.append(ObjectDescription.Field(name: word, key: nil, value: ""))
    }
  }

  /// A value in one line: a publisher's line end counts as a blank.
  private static func joined(_ value: String, keepsLines: Bool) -> String {
    guard !keepsLines else { return value }
    return value.trimmingBlanks
  }

  // MARK: - Ends of values

  /// Longer texts are cut off: a bound on time.
  private static let longestText = 1 << 16
  private static let longestUnquotedText = 1 << 10

  /// Where a value ends: before the semicolon or the bracket that belongs to none of its own.
  private func endOfValue(from begin: Int) -> Int {
    var angles = 0
    var others = 0
    var place = begin
    while place < limit {
      switch text.bytes[place] {
      case Ascii.less:
        let next = text.byte(place + 1)
        if Ascii.beginsName(next) || next == Ascii.less || next == Ascii.leftParenthesis {
          angles += 1
        }
      case Ascii.greater:
        if text.byte(place - 1) == Ascii.hyphen { break }
        if angles == 0 { return place }
        angles -= 1
      case Ascii.leftParenthesis, Ascii.leftBracket, Ascii.leftBrace: others += 1
      case Ascii.rightParenthesis, Ascii.rightBracket, Ascii.rightBrace:
        others = max(0, others - 1)
      case Ascii.semicolon:
        if angles == 0, others == 0 || FieldKey.known(in: text, at: place + 2) != nil {
          return place
        }
      default: break
      }
      place += 1
    }
    return limit
  }

  /// Where a text ends that may hold anything: quotes, brackets, semicolons and line ends.
  ///
  /// UIKit doesn't escape it. A quoted text ends at the last quote before the layer, which is printed
  /// behind every text, that has a known key or the end of the description behind it.
  private func endOfFreeText(from begin: Int) -> Int? {
    guard text.byte(begin) == Ascii.quote else { return endOfUnquotedText(from: begin) }
    let end = min(limit, begin + Self.longestText)
    let layer = marks.layer(from: begin, to: end)
    return marks.endOfText(
      from: begin + 1, to: layer.map { $0 + 1 } ?? end, staysOnLine: layer == nil)
  }

  /// A text without quotes ends before the next known key.
  private func endOfUnquotedText(from begin: Int) -> Int? {
    var place = begin
    while place < min(limit, begin + Self.longestUnquotedText) {
      if text.bytes[place] == Ascii.newline { return nil }
      if text.bytes[place] == Ascii.semicolon {
        var next = place + 1
        while next < limit, text.bytes[next] == Ascii.space { next += 1 }
        if FieldKey.known(in: text, at: next) != nil { return place }
      }
      place += 1
    }
    return nil
  }
}

extension String {
  /// Without blanks at its ends.
  var trimmingBlanks: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !Ascii.isBlank($0) }),
      let last = bytes.lastIndex(where: { !Ascii.isBlank($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
