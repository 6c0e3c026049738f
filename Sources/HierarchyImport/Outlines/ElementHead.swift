import Geometry

/// The beginning of an element's line: how far from the margin, its type, address and frame.
struct ElementHead {
  let column: Int
  let type: String
  let address: String?
  let frame: Rect?
  /// Where what follows begins.
  let fields: Int

  /// The element that a line describes; nil for a line that describes none.
  init?(_ line: SourceText) {
    var index = 0
    while index < line.bytes.count, Self.isLead(line.bytes[index]) { index += 1 }
    let start = index
    while Ascii.isLetter(line.byte(index)) { index += 1 }
    guard index > start else { return nil }
    let type = line[start..<index]
    if let word = line.find(" (Main)", from: index, to: min(line.bytes.count, index + 7)) {
      index = word + 7
    }
    guard line.byte(index) == Ascii.comma || line.has(" 0x", at: index) else { return nil }
    address = Self.address(line, from: index)
    let end = line.bytes.count
    if let braces = line.find("{{", from: index, to: min(end, index + 80)),
      let close = line.find("}}", from: braces, to: min(end, braces + 120))
    {
      frame = FieldNumbers.rect(line[braces..<close + 2])
      fields = close + 2
    } else if line.has(", pid: ", at: index) || address != nil, Self.isApplication(type) {
      frame = nil
      fields = index
    } else {
      return nil
    }
    column = line[0..<start].count { $0 != "→" && $0 != "↳" }
    self.type = type
  }

  private static func isApplication(_ type: String) -> Bool { type == "Application" }

  /// Blanks, comment signs, and the bytes of the arrows that stand before the element itself.
  private static func isLead(_ byte: UInt8) -> Bool {
    Ascii.isBlank(byte) || byte >= 0x80 || byte == Ascii.hyphen || byte == Ascii.greater
      || byte == Ascii.slash || byte == Ascii.asterisk
  }

  private static func address(_ line: SourceText, from start: Int) -> String? {
    guard let place = line.find("0x", from: start, to: min(line.bytes.count, start + 8)) else {
      return nil
    }
    var end = place + 2
    while Ascii.isHexadecimal(line.byte(end)) { end += 1 }
    return end > place + 2 ? line[place..<end].lowercased() : nil
  }
}
