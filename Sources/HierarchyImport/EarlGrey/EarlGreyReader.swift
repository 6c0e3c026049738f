import EventDelivery
import Geometry

/// Reads EarlGrey's hierarchy: a line a view, `  |  |--<Class:0x…; AX=N; frame={{0, 0}, {1, 2}}; …>`.
///
/// Its lines become descriptions as `recursiveDescription` prints them, so that all that comes after is
/// the same.
struct EarlGreyReader {
  private let text: SourceText
  private var blocks: [[Line]] = []
  var log = DiagnosticLog()

  /// A view with its frame on the screen, by which a scroll offset is found.
  private struct Line {
    var description: ObjectDescription
    let depth: Int
    let screenFrame: Rect?
    let isElement: Bool
  }

  init(_ text: SourceText) {
    self.text = text
  }

  /// The views, the window that lies in front last.
  mutating func read() -> [DumpEntry] {
    var pending: Range<Int>?
    var number = 0
    // So many lines at most belong to one text.
    let longestText = 40
    for line in text.lines {
      if let start = start(of: line.range) {
        if let pending { add(pending, line: number) }
        pending = start..<line.range.upperBound
        number = line.number
      } else if let open = pending, line.number - number < longestText, !isClosed(open),
        !isHeader(line.range)
      {
        // A text with a line end in it goes on.
        pending = open.lowerBound..<line.range.upperBound
      } else {
        readProse(line)
      }
    }
    if let pending { add(pending, line: number) }
    for index in blocks.indices { recoverOffsets(index) }
    // EarlGrey lists the window in front first.
    return blocks.reversed().flatMap { block in
      block.map { line in
        DumpEntry(
          description: line.description, indent: DumpEntry.Indent(bars: line.depth),
          isListed: false)
      }
    }
  }

  // MARK: - Lines

  /// Where a line's description begins: behind bars and hyphens, with an address right behind the class.
  private func start(of line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index < line.upperBound, isLead(text.bytes[index]) { index += 1 }
    guard text.byte(index) == Ascii.less else { return nil }
    var end = index + 1
    while end < line.upperBound, Ascii.continuesName(text.bytes[end]) { end += 1 }
    return end > index + 1 && text.has(":0x", at: end) ? index : nil
  }

  private func isClosed(_ range: Range<Int>) -> Bool {
    text.bytes[range].last { !Ascii.isBlank($0) } == Ascii.greater
  }

  private func isLead(_ byte: UInt8) -> Bool {
    Ascii.isBlank(byte) || byte == Ascii.bar || byte == Ascii.hyphen || byte == Ascii.slash
  }

  private func isHeader(_ line: Range<Int>) -> Bool { text.has("=====", at: line.lowerBound) }

  private mutating func readProse(_ line: SourceText.Line) {
    let hasWords = text.bytes[line.range].contains { Ascii.isLetter($0) || Ascii.isDigit($0) }
    if hasWords, !isHeader(line.range) { log.note(.skippedText, line: line.number) }
  }

  private mutating func add(_ range: Range<Int>, line: Int) {
    var lead = range.lowerBound
    while lead > 0, text.bytes[lead - 1] != Ascii.newline { lead -= 1 }
    let depth = text.bytes[lead..<range.lowerBound].count { $0 == Ascii.bar }
    let fields = EarlGreyFields(text, range: range)
    if depth == 0 || blocks.isEmpty { blocks.append([]) }
    var description = fields.description(line: line)
    // Whatever its class is called, what lies in nothing is a window.
    if depth == 0, !description.isWindow {
      description.fields.append(
        ObjectDescription.Field(name: "baseClass", key: .baseClass, value: "UIWindow"))
    }
    blocks[blocks.count - 1].append(
      Line(
        description: description, depth: depth,
        screenFrame: fields["AX.frame"].flatMap(FieldNumbers.rect), isElement: fields.isElement))
  }

  // MARK: - Scroll offsets

  /// Finds how far views are scrolled: where the children lie on the screen differs by that from where
  /// their frames put them.
  private mutating func recoverOffsets(_ block: Int) {
    var open: [Int] = []
    var offsets: [Int: Set<Point>] = [:]
    for (index, line) in blocks[block].enumerated() {
      while let last = open.last, blocks[block][last].depth >= line.depth { open.removeLast() }
      if let parent = open.last, let offset = offset(of: line, in: blocks[block][parent]) {
        offsets[parent, default: []].insert(offset)
      }
      open.append(index)
    }
    for (index, found) in offsets {
      // An element may say a frame of its own; only where all agree is it an offset.
      guard found.count == 1, let offset = found.first, offset != .zero else { continue }
      blocks[block][index].description.fields.append(
        ObjectDescription.Field(
          name: "contentOffset", key: .contentOffset, value: "{\(offset.x), \(offset.y)}"))
    }
  }

  private func offset(of line: Line, in parent: Line) -> Point? {
    guard !line.isElement, let outer = parent.screenFrame, let inner = line.screenFrame,
      let frame = line.description[.frame].flatMap(FieldNumbers.rect)
    else { return nil }
    let offset = outer.origin + frame.origin - inner.origin
    // Sums of decimals leave a rest behind.
    return Point((offset.x * 1000).rounded() / 1000, (offset.y * 1000).rounded() / 1000)
  }
}
