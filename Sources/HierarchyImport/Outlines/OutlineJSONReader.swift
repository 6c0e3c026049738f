import Geometry
import SceneFormat

/// Reads the JSON of WebDriverAgent, idb and Maestro: nodes with a place, a type, texts and children.
struct OutlineJSONReader {
  private(set) var elements: [OutlineElement] = []
  var log = DiagnosticLog()

  /// Reads a text from its first bracket on, as a log's line may stand before it.
  init(_ text: SourceText, file: String?) throws(ImportError) {
    let start = Self.start(of: text)
    if start > 0 { log.note(.skippedText, line: 1) }
    let bytes = Array(text.bytes[start...])
    do throws(SceneError) {
      read(try JSONReader.read(Self.listed(bytes), file: file).root)
    } catch {
      guard let piece = JSONPiece.repaired(bytes).flatMap(Self.document) else {
        throw .scene(error)
      }
      log.note(.jsonPiece, line: nil)
      read(piece.root)
    }
  }

  /// The document of a repaired text; nil where it can't be read even so.
  private static func document(_ bytes: [UInt8]) -> JSONDocument? {
    do throws(SceneError) {
      return try JSONReader.read(bytes)
    } catch {
      return nil
    }
  }

  /// Where the first line begins that opens an object or a list.
  private static func start(of text: SourceText) -> Int {
    for line in text.lines {
      var index = line.range.lowerBound
      while index < line.range.upperBound, Ascii.isBlank(text.bytes[index]) { index += 1 }
      let byte = text.byte(index)
      if byte == Ascii.leftBrace || byte == Ascii.leftBracket { return index }
    }
    return 0
  }

  /// Several objects one after the other, as filters print them, made a list.
  private static func listed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.first == Ascii.leftBrace else { return bytes }
    var depth = 0
    var isQuoted = false
    var ends: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.backslash where isQuoted: index += 1
      case Ascii.doubleQuote: isQuoted.toggle()
      case Ascii.leftBrace, Ascii.leftBracket: if !isQuoted { depth += 1 }
      case Ascii.rightBrace, Ascii.rightBracket:
        if !isQuoted { depth -= 1 }
        if !isQuoted, depth == 0 { ends.append(index) }
      default: break
      }
      index += 1
    }
    guard let last = ends.last else { return bytes }
    // A comma behind the only object is the rest of a list that was cut.
    guard ends.count > 1 else {
      let rest = bytes[(last + 1)...].filter { !Ascii.isBlank($0) }
      return rest == [Ascii.comma] ? Array(bytes[...last]) : bytes
    }
    var result: [UInt8] = [Ascii.leftBracket]
    var start = 0
    for end in ends {
      result += bytes[start...end].drop { Ascii.isBlank($0) || $0 == Ascii.comma }
      result.append(end == last ? Ascii.rightBracket : Ascii.comma)
      start = end + 1
    }
    return result
  }

  // MARK: - Nodes

  private mutating func read(_ root: JSONValue) {
    var waiting = [(node: root, depth: 0)]
    while let (node, depth) = waiting.popLast() {
      if node.kind == .array {
        waiting.append(contentsOf: node.elements.map { ($0, depth) }.reversed())
        continue
      }
      guard node.kind == .object else { continue }
      let isElement = Self.isElement(node)
      if isElement { elements.append(Self.element(node, depth: depth)) }
      let inner = isElement ? depth + 1 : depth
      let keys = isElement ? ["children"] : ["value", "tree", "elements", "children"]
      for key in keys.reversed() {
        if let child = node[key], child.kind == .object || child.kind == .array {
          waiting.append((child, inner))
        }
      }
    }
  }

  private static func isElement(_ node: JSONValue) -> Bool {
    frame(of: node) != nil || node["attributes"]?.kind == .object || node["type"]?.string != nil
  }

  private static func element(_ node: JSONValue, depth: Int) -> OutlineElement {
    // Maestro keeps its facts one level down.
    let facts = node["attributes"].flatMap { $0.kind == .object ? $0 : nil } ?? node
    let type = text(facts, "type", "elementType", "role") ?? "Other"
    var element = OutlineElement(type: type, depth: depth)
    element.frame = frame(of: node)
    element.identifier = text(
      facts, "rawIdentifier", "rawIndentifier", "AXUniqueId", "resource-id", "identifier")
    element.label = text(facts, "label", "AXLabel", "accessibilityText", "text", "title")
    element.value = text(facts, "value", "AXValue", "hintText")
    element.isEnabled = flag(facts, "isEnabled", "enabled")
    element.isSelected = flag(facts, "isSelected", "selected")
    return element
  }

  private static func text(_ node: JSONValue, _ keys: String...) -> String? {
    keys.lazy.compactMap { node[$0]?.string }.first { !$0.isEmpty }
  }

  /// True and false as such, as words or as figures.
  private static func flag(_ node: JSONValue, _ keys: String...) -> Bool? {
    for key in keys {
      guard let value = node[key] else { continue }
      if let flag = value.boolean { return flag }
      switch value.string {
      case "1"?, "true"?: return true
      case "0"?, "false"?: return false
      default: continue
      }
    }
    return nil
  }

  // MARK: - Places

  private static func frame(of node: JSONValue) -> Rect? {
    for key in ["rect", "frame", "bounds", "AXFrame"] {
      guard let value = node[key] else { continue }
      if let text = value.string, let rect = rect(text) { return rect }
      if let rect = rect(value) { return rect }
    }
    return node["attributes"]?["bounds"]?.string.flatMap(rect)
  }

  /// `{{x, y}, {width, height}}`, or `[left,top][right,bottom]`.
  private static func rect(_ text: String) -> Rect? {
    guard text.utf8.count < 400, let rect = FieldNumbers.rect(text) else { return nil }
    guard text.hasPrefix("[") else { return rect }
    return Rect(
      rect.minX, rect.minY, rect.width - rect.minX, rect.height - rect.minY)
  }

  private static func rect(_ value: JSONValue) -> Rect? {
    let origin = value["origin"] ?? value
    let size = value["size"] ?? value
    let numbers = [origin["x"], origin["y"], size["width"], size["height"]]
      .compactMap { $0?.number }
    guard numbers.count == 4, FieldNumbers.finite(numbers) != nil else { return nil }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
