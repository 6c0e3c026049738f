import Geometry

/// Reads WebDriverAgent's page source: elements whose names are types and whose attributes are facts.
struct PageSourceReader {
  private let xml: XMLTree
  /// Whether it was a string's source, whose lines aren't the file's.
  private let isEscaped: Bool
  private(set) var elements: [OutlineElement] = []
  var log = DiagnosticLog()

  init(_ text: SourceText) {
    // A source that was asked for as JSON is a string in it, with its quotes and line ends escaped.
    isEscaped = text.contains("\\\"")
    xml = XMLTree(isEscaped ? EscapedText.unescaped(text.bytes) : text.bytes)
  }

  mutating func read() {
    var depths: [Int: Int] = [:]
    for index in xml.elements.indices {
      let outer = xml[index].parent.flatMap { depths[$0] } ?? -1
      guard isElement(index) else {
        depths[index] = outer
        continue
      }
      depths[index] = outer + 1
      elements.append(element(index, depth: outer + 1))
    }
    if let line = xml.brokenLine { log.note(.brokenXML, line: isEscaped ? nil : line) }
  }

  /// By its name, or by having a place as those of the first versions do.
  private func isElement(_ index: Int) -> Bool {
    xml[index].name.hasPrefix("XCUIElementType")
      || (xml.attribute(index, "x") != nil && xml.attribute(index, "width") != nil)
  }

  private func element(_ index: Int, depth: Int) -> OutlineElement {
    let name = xml.attribute(index, "type") ?? xml[index].name
    var element = OutlineElement(type: name, depth: depth, line: isEscaped ? nil : xml[index].line)
    if let x = xml.number(index, "x"), let y = xml.number(index, "y"),
      let width = xml.number(index, "width"), let height = xml.number(index, "height")
    {
      element.frame = Rect(x, y, width, height)
    }
    element.label = filled(index, "label")
    element.value = filled(index, "value")
    // A name is the identifier, or the label where there is none.
    if let name = filled(index, "name"), name != element.label { element.identifier = name }
    // The first versions said of everything that it is disabled.
    if xml.attribute(index, "dom") == nil { element.isEnabled = xml.flag(index, "enabled") }
    element.isSelected = xml.flag(index, "selected")
    return element
  }

  private func filled(_ index: Int, _ name: String) -> String? {
    xml.attribute(index, name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A text that a program printed as a string's source.
enum EscapedText {
  /// The text with `\n`, `\t`, `\"`, `\'` and `\\` replaced by what they stand for.
  static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == Ascii.backslash, index + 1 < bytes.count,
        let byte = replacement(bytes[index + 1])
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result.append(byte)
      index += 2
    }
    return result
  }

  private static func replacement(_ byte: UInt8) -> UInt8? {
    switch byte {
    case Ascii.letterN: Ascii.newline
    case 0x74: Ascii.tab
    case Ascii.doubleQuote, Ascii.quote, Ascii.backslash, Ascii.slash: byte
    default: nil
    }
  }
}
