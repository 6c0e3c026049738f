import Geometry

/// Reads XCUITest's `debugDescription`: a line an element, `Button, 0x…, {{1, 2}, {3, 4}}, label: 'OK'`.
struct DebugDescriptionReader {
  private var lines: [(bytes: [UInt8], number: Int)] = []
  private(set) var elements: [OutlineElement] = []
  var log = DiagnosticLog()
  private var columns: [Int] = []
  private var seen: Set<String> = []

  init(_ text: SourceText) {
    for line in text.lines { split(Array(text.bytes[line.range]), number: line.number) }
  }

  /// A line that is a string's source holds many.
  private mutating func split(_ bytes: [UInt8], number: Int) {
    let text = SourceText(bytes)
    guard let first = text.find("\\n", from: 0, to: bytes.count),
      text.find("}}", from: first, to: bytes.count) != nil
    else { return lines.append((bytes, number)) }
    for part in EscapedText.unescaped(bytes).split(
      separator: Ascii.newline, omittingEmptySubsequences: false)
    {
      lines.append((Array(part), number))
    }
  }

  mutating func read() {
    var isPath = false
    var index = 0
    while index < lines.count {
      let line = SourceText(lines[index].bytes)
      if line.contains("Path to element") || line.contains("Query chain") { isPath = true }
      if line.contains("Element subtree") { isPath = false }
      guard !isPath, let head = ElementHead(line) else {
        if !isPath { readProse(line, number: lines[index].number) }
        index += 1
        continue
      }
      // A label with a line end in it goes on below.
      var bytes = line.bytes
      var next = index + 1
      while next < lines.count, next < index + Self.longestLabel, isOpen(bytes, from: head.fields),
        ElementHead(SourceText(lines[next].bytes)) == nil
      {
        bytes += [Ascii.newline] + lines[next].bytes
        next += 1
      }
      add(head, bytes, number: lines[index].number)
      index = next
    }
  }

  /// So many lines at most belong to one label.
  private static let longestLabel = 40

  /// Whether a quote that begins a value has none that ends it.
  private func isOpen(_ bytes: [UInt8], from start: Int) -> Bool {
    guard let last = bytes.last(where: { !Ascii.isBlank($0) }) else { return false }
    let text = SourceText(bytes)
    guard let quote = text.find(": '", from: min(start, bytes.count), to: bytes.count) else {
      return false
    }
    let words: [StaticString] = ["Selected", "Disabled", "Focused"]
    let endsWithWord = words.contains {
      text.has($0, at: bytes.count - $0.utf8CodeUnitCount)
    }
    let hasUnquoted = text.find("value: ", from: quote, to: bytes.count) != nil
    return last != Ascii.quote && last != Ascii.rightBrace && !endsWithWord && !hasUnquoted
  }

  private mutating func readProse(_ line: SourceText, number: Int) {
    let known: [StaticString] = ["Attributes:", "Element subtree", "t = ", "Find:", "Output:"]
    let hasWords = line.bytes.contains { Ascii.isLetter($0) || Ascii.isDigit($0) }
    if hasWords, !known.contains(where: { line.contains($0) }) {
      log.note(.skippedText, line: number)
    }
  }

  private mutating func add(_ head: ElementHead, _ bytes: [UInt8], number: Int) {
    // A query prints what it found again.
    if let address = head.address, !seen.insert(address + head.type).inserted { return }
    while let last = columns.last, last >= head.column { columns.removeLast() }
    var element = OutlineElement(type: head.type, depth: columns.count, line: number)
    columns.append(head.column)
    element.address = head.address
    element.frame = head.frame
    let fields = ElementFields(bytes, from: head.fields)
    element.identifier = fields["identifier"]
    element.label = fields["label"] ?? fields["title"]
    element.value = fields["value"] ?? fields["placeholderValue"]
    // Only the word is printed where it is so.
    element.isEnabled = !fields.words.contains("Disabled")
    element.isSelected = fields.words.contains("Selected")
    elements.append(element)
  }
}
