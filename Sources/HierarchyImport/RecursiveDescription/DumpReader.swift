/// Takes a text apart into descriptions and what stands between them.
struct DumpReader {
  let text: SourceText
  private let scanner: DescriptionScanner
  private let marks: TextMarks
  private let lines: [SourceText.Line]
  private(set) var entries: [DumpEntry] = []
  /// The controllers that `_printHierarchy` names.
  private(set) var controllers: [ControllerLine] = []
  /// Whether the latest description had a comma behind it.
  private var hasComma = false
  var log = DiagnosticLog()

  init(_ text: SourceText) {
    self.text = text
    scanner = DescriptionScanner(text: text)
    marks = TextMarks(text)
    lines = text.lines
  }

  /// Reads every description of the text.
  mutating func read() {
    let starts = lines.map { scanner.firstStart(in: $0.range) }
    var next = 0
    while next < lines.count {
      guard let start = starts[next] else {
        readProse(next)
        next += 1
        continue
      }
      if let controller = ControllerLine(text, start: start, line: lines[next]) {
        controllers.append(controller)
        next += 1
        continue
      }
      var following = next + 1
      while following < lines.count, starts[following] == nil { following += 1 }
      let last = readEntry(start, on: next, before: following)
      for line in (last + 1)..<max(following, last + 1) { readProse(line) }
      next = max(following, last + 1)
    }
  }

  // MARK: - Descriptions

  /// Reads the descriptions that begin on a line; answers the line on which the last of them ends.
  private mutating func readEntry(
    _ first: DescriptionScanner.Start, on line: Int, before following: Int
  ) -> Int {
    let source = lines[line]
    let indent = DumpEntry.Indent(text, range: source.range.lowerBound..<first.place)
    let limit = lines[following - 1].range.upperBound
    var start = first
    while true {
      var outcome = parse(start, to: limit, on: source)
      if !outcome.isClosed, let whole = parseWithSets(start, outcome, on: source, from: following) {
        outcome = whole
      } else if !outcome.isClosed, limit > source.range.upperBound {
        outcome = parse(start, to: max(source.range.upperBound, start.fields), on: source)
      }
      if !outcome.isClosed { outcome.description.isTruncated = true }
      let end = endOfLine(from: outcome.end, line: line)
      let suffixEnd = min(lines[end].range.upperBound, outcome.end + Self.longestSuffix)
      outcome.description.suffix = text[outcome.end..<max(outcome.end, suffixEnd)]
      let isView = outcome.description.describesView
      if isView, let words = outcome.description.unreadSuffix {
        log.note(.skippedSuffix(words), line: lines[end].number)
      }
      let next = nextStart(
        after: outcome.end, to: lines[end].range.upperBound, onlyListed: isView)
      // The last item of a list has a comma before it only.
      let isListed = hasComma
      hasComma = isView && (next != nil || endsWithComma(outcome.description.suffix))
      entries.append(
        DumpEntry(
          description: outcome.description, indent: indent, isListed: isListed || hasComma))
      guard let next else { return end }
      start = next
    }
  }

  private func parse(
    _ start: DescriptionScanner.Start, to limit: Int, on line: SourceText.Line
  ) -> DescriptionParser.Outcome {
    DescriptionParser.parse(
      text, marks: marks, start: start, limit: limit, line: line.number)
  }

  /// So many lines at most belong to the sets of recognizers that one of them waits for.
  private static let longestSets = 60

  /// A recognizer whose sets of others stand on lines of their own; nil where it isn't one.
  private func parseWithSets(
    _ start: DescriptionScanner.Start, _ cut: DescriptionParser.Outcome,
    on line: SourceText.Line, from following: Int
  ) -> DescriptionParser.Outcome? {
    guard cut.description.isRecognizer, following < lines.count,
      text.find("must-fail", from: start.fields, to: cut.end) != nil
    else { return nil }
    let last = min(lines.count, following + Self.longestSets) - 1
    let outcome = parse(start, to: lines[last].range.upperBound, on: line)
    return outcome.isClosed ? outcome : nil
  }

  /// So much of what follows a description on its line is looked at.
  private static let longestSuffix = 80

  /// The line in which a place is, from a line on.
  private func endOfLine(from place: Int, line: Int) -> Int {
    var line = line
    while line + 1 < lines.count, lines[line].range.upperBound < place { line += 1 }
    return line
  }

  /// The next description of the line: of a list behind a view, any behind another object.
  private func nextStart(
    after place: Int, to end: Int, onlyListed: Bool
  ) -> DescriptionScanner.Start? {
    guard place < end else { return nil }
    guard onlyListed else { return scanner.firstStart(in: place..<end) }
    var index = place
    var hasComma = false
    while index < end {
      switch text.bytes[index] {
      case Ascii.comma: hasComma = true
      case Ascii.space, Ascii.tab, Ascii.doubleQuote, Ascii.rightParenthesis,
        Ascii.leftParenthesis, 0x23, 0x40:
        break
      case Ascii.less: return hasComma ? scanner.start(at: index) : nil
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private func endsWithComma(_ suffix: String) -> Bool {
    let end = suffix.trimmingBlanks
    return end == "," || end == "\","
  }

  // MARK: - What stands between

  /// Notes a line that begins no description, unless nothing is on it that means anything.
  private mutating func readProse(_ line: Int) {
    let source = lines[line]
    if entries.isEmpty, isTail(source.range) {
      var description = DescriptionParser.parseTail(
        text, marks: marks, range: source.range, line: source.number)
      description.isHeadless = true
      entries.append(
        DumpEntry(description: description, indent: DumpEntry.Indent(), isListed: false))
      return
    }
    let words = text.bytes[source.range].contains {
      Ascii.isLetter($0) || Ascii.isDigit($0) || $0 >= 0x80
    }
    if words, !isCommand(source.range) { log.note(.skippedText, line: source.number) }
  }

  /// Whether a line is what was typed at a debugger's prompt.
  private func isCommand(_ range: Range<Int>) -> Bool {
    let words = text[range.prefix(80)].trimmingBlanks
    return ["(lldb)", "cy# ", "(gdb)"].contains { words.hasPrefix($0) }
  }

  /// Whether a line is the rest of a view's description: Chisel loses the head of one now and then.
  private func isTail(_ range: Range<Int>) -> Bool {
    guard text.find("; layer = <", from: range.lowerBound, to: range.upperBound) != nil else {
      return false
    }
    return text[range].trimmingBlanks.hasSuffix(">>")
  }
}
