/// Reads XML: elements, attributes and text; no entities but the five that every document has.
///
/// It is our own because the system's traps on some malformed documents, and because a document that
/// is cut or damaged is of use as far as it goes.
struct XMLReader {
  private let text: SourceText
  private(set) var elements: [XMLTree.Element] = []
  private(set) var brokenLine: Int?
  private var open: [Int] = []
  private var index = 0
  private var line = 1

  init(_ text: SourceText) {
    self.text = text
  }

  mutating func read() {
    let end = text.bytes.count
    while index < end {
      guard text.bytes[index] == Ascii.less else {
        readText()
        continue
      }
      switch text.byte(index + 1) {
      case Ascii.slash: readEndTag()
      case Ascii.exclamation: readDeclaration()
      case Ascii.question: skip(past: "?>")
      case let byte where Ascii.beginsName(byte): readStartTag()
      default:
        noteBreak()
        advance(to: index + 1)
      }
    }
    if !open.isEmpty || elements.isEmpty { noteBreak() }
  }

  // MARK: - Places

  private mutating func advance(to place: Int) {
    let end = min(place, text.bytes.count)
    while index < end {
      if text.bytes[index] == Ascii.newline { line += 1 }
      index += 1
    }
  }

  private mutating func noteBreak() {
    if brokenLine == nil { brokenLine = line }
  }

  /// Skips to behind a word; a document that lacks it ends there.
  private mutating func skip(past word: StaticString) {
    if let place = text.find(word, from: index, to: text.bytes.count) {
      advance(to: place + word.utf8CodeUnitCount)
    } else {
      noteBreak()
      advance(to: text.bytes.count)
    }
  }

  // MARK: - Text and declarations

  private mutating func readText() {
    let start = index
    var end = index
    while end < text.bytes.count, text.bytes[end] != Ascii.less { end += 1 }
    if let last = open.last, elements[last].name == "string" {
      elements[last].text += Self.decoded(text[start..<end])
    }
    advance(to: end)
  }

  private mutating func readDeclaration() {
    if text.has("<!--", at: index) { return skip(past: "-->") }
    if text.has("<![CDATA[", at: index) {
      let start = index + 9
      skip(past: "]]>")
      if let last = open.last, elements[last].name == "string", index - 3 > start {
        elements[last].text += text[start..<index - 3]
      }
      return
    }
    // A document type, which may hold declarations in brackets.
    var depth = 0
    var end = index
    while end < text.bytes.count {
      let byte = text.bytes[end]
      if byte == Ascii.less { depth += 1 }
      if byte == Ascii.greater { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    advance(to: end)
  }

  // MARK: - Tags

  private mutating func readName() -> String {
    let start = index
    while Ascii.continuesName(text.byte(index)) || text.byte(index) == Ascii.hyphen
      || text.byte(index) == Ascii.colon
    {
      index += 1
    }
    return text[start..<index]
  }

  private mutating func skipBlanks() {
    while Ascii.isBlank(text.byte(index)) { advance(to: index + 1) }
  }

  /// So many elements that were left open are closed with the one that holds them.
  private static let deepestRepair = 64

  /// Closes an element, and those that were left open in it.
  private mutating func readEndTag() {
    index += 2
    let name = readName()
    let near = open.suffix(Self.deepestRepair)
    if let place = near.lastIndex(where: { elements[$0].name == name }) {
      if place != open.count - 1 { noteBreak() }
      open.removeSubrange(place...)
    } else {
      noteBreak()
    }
    skipBlanks()
    if text.byte(index) == Ascii.greater { index += 1 } else { noteBreak() }
  }

  private mutating func readStartTag() {
    let start = line
    index += 1
    let name = readName()
    var attributes: [String: String] = [:]
    var isClosed = false
    reading: while true {
      skipBlanks()
      switch text.byte(index) {
      case Ascii.greater:
        index += 1
        break reading
      case Ascii.slash where text.byte(index + 1) == Ascii.greater:
        index += 2
        isClosed = true
        break reading
      case let byte where Ascii.beginsName(byte):
        if let (key, value) = readAttribute() { attributes[key] = value }
      case 0 where index >= text.bytes.count, Ascii.less:
        // Another tag begins before this one ends.
        noteBreak()
        break reading
      default:
        noteBreak()
        advance(to: index + 1)
      }
    }
    let element = elements.count
    elements.append(
      XMLTree.Element(name: name, attributes: attributes, parent: open.last, line: start))
    if let parent = open.last { elements[parent].children.append(element) }
    if !isClosed { open.append(element) }
  }

  /// `name="value"`; nil where that isn't what stands there.
  private mutating func readAttribute() -> (String, String)? {
    let name = readName()
    skipBlanks()
    guard text.byte(index) == Ascii.equals else {
      noteBreak()
      return nil
    }
    index += 1
    skipBlanks()
    let mark = text.byte(index)
    guard mark == Ascii.doubleQuote || mark == Ascii.quote else {
      noteBreak()
      return nil
    }
    let start = index + 1
    var end = start
    while end < text.bytes.count, text.bytes[end] != mark, text.bytes[end] != Ascii.less {
      end += 1
    }
    guard text.byte(end) == mark else {
      noteBreak()
      advance(to: end)
      return nil
    }
    advance(to: end + 1)
    return (name, Self.decoded(text[start..<end]))
  }

  // MARK: - Entities

  private static let entities: [Substring: Character] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  /// A text with its entities replaced; what is none stays as it is.
  private static func decoded(_ source: String) -> String {
    guard source.utf8.contains(UInt8(ascii: "&")) else { return source }
    var result = ""
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = rest.prefix(10).prefix { $0 != ";" }
      guard rest.dropFirst(name.count).first == ";", let character = character(name) else {
        result += "&"
        continue
      }
      result.append(character)
      rest = rest.dropFirst(name.count + 1)
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    if let known = entities[name] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { Character($0) }
  }
}
