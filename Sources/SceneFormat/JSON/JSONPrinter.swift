/// Lays a document out as text; walks the tape, so that depth costs no stack.
struct JSONPrinter {
  /// A container that isn't closed yet.
  private struct Level {
    let end: Int
    let isObject: Bool
    let isFlat: Bool
    var isFirst = true
  }

  private static let lineLength = 100
  /// How deep values on one line may nest: an input item down to the numbers of a point.
  private static let flatDepth = 4
  /// Deeper lines aren't indented further, or a file of depth n would take n² bytes.
  private static let deepestIndent = 40
  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 2 * deepestIndent)

  let document: JSONDocument
  let isPretty: Bool
  var output: [UInt8] = []
  private var levels: [Level] = []
  private var lineStart = 0

  init(document: JSONDocument, isPretty: Bool) {
    self.document = document
    self.isPretty = isPretty
  }

  mutating func printAll() {
    var index = 0
    while index < document.nodes.count {
      closeLevels(endingAt: index)
      separate()
      if levels.last?.isObject == true {
        print(string: document.string(at: index))
        write(isPretty ? ": " : ":")
        index += 1
      }
      printValue(at: index)
      index += 1
    }
    closeLevels(endingAt: index)
  }

  private mutating func printValue(at index: Int) {
    let node = document.nodes[index]
    switch node.kind {
    case .null: write("null")
    case .boolean: write(node.payload != 0 ? "true" : "false")
    case .number: printNumber(Double(bitPattern: node.payload))
    case .text, .escapedText: print(string: document.string(at: index))
    case .array, .object:
      let isObject = node.kind == .object
      guard node.high > 0 else { return write(isObject ? "{}" : "[]") }
      let isFlat = !isPretty || levels.last?.isFlat == true || (index > 0 && fitsLine(index))
      write(isObject ? "{" : "[")
      levels.append(Level(end: node.next, isObject: isObject, isFlat: isFlat))
    }
  }

  /// The comma and the space or line end before a value or a key.
  private mutating func separate() {
    guard let level = levels.last else { return }
    if !level.isFirst { write(",") }
    levels[levels.count - 1].isFirst = false
    guard isPretty else { return }
    if !level.isFlat {
      beginLine()
    } else if !level.isFirst || level.isObject {
      write(" ")
    }
  }

  private mutating func closeLevels(endingAt index: Int) {
    while let level = levels.last, level.end == index {
      levels.removeLast()
      if isPretty {
        if !level.isFlat { beginLine() } else if level.isObject { write(" ") }
      }
      write(level.isObject ? "}" : "]")
    }
  }

  private mutating func beginLine() {
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
    output.append(contentsOf: Self.spaces[..<(2 * min(levels.count, Self.deepestIndent))])
  }

  // MARK: - Measuring

  /// Whether a container, written from here on one line, is short enough and not too deep.
  private func fitsLine(_ index: Int) -> Bool {
    let end = document.nodes[index].next
    // A value of so many nodes can't fit: each takes a byte and a separator.
    guard end - index <= Self.lineLength else { return false }
    // The bytes of a Chinese text are more than its columns; then a line is broken sooner.
    var room = Self.lineLength - (output.count - lineStart) - 1
    var ends: [Int] = []
    for position in index..<end {
      while let end = ends.last, end <= position { ends.removeLast() }
      let node = document.nodes[position]
      switch node.kind {
      case .null, .boolean: room -= 7
      case .number: room -= JSONNumber.text(Double(bitPattern: node.payload)).utf8.count + 2
      case .text: room -= node.low - node.high + 4
      case .escapedText: room -= document.string(at: position).utf8.count + 4
      case .array, .object:
        room -= 4
        ends.append(node.next)
      }
      guard room >= 0, ends.count <= Self.flatDepth else { return false }
    }
    return true
  }

  // MARK: - Scalars

  private mutating func printNumber(_ number: Double) {
    write(number.isFinite ? JSONNumber.text(number) : "null")
  }

  private mutating func print(string: String) {
    output.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"")
      case "\\": write("\\\\")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: output.append(contentsOf: Character(scalar).utf8)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ text: String) {
    output.append(contentsOf: text.utf8)
  }
}
