/// A line of `_autolayoutTrace`: bars, a mark, and a class with its address and no blank between them.
enum LayoutTraceLine {
  /// Whether any line of a text is one.
  static func stands(in text: SourceText) -> Bool {
    guard text.contains(":0x") else { return false }
    return text.lines.contains { matches(text, $0.range) }
  }

  private static func matches(_ text: SourceText, _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound, isLead(text, index) { index += 1 }
    if text.byte(index) == Ascii.less { index += 1 }
    let name = index
    while index < line.upperBound, Ascii.continuesName(text.bytes[index]) { index += 1 }
    guard index > name, !Ascii.isDigit(text.bytes[name]), text.has(":0x", at: index) else {
      return false
    }
    index += 3
    while index < line.upperBound, Ascii.isHexadecimal(text.bytes[index]) { index += 1 }
    guard index < line.upperBound else { return true }
    // A closing bracket, the view's text in quotes, or what is wrong with its layout.
    return [Ascii.greater, Ascii.quote, Ascii.hyphen, Ascii.comma, Ascii.carriageReturn]
      .contains(text.bytes[index])
  }

  /// Bars, blanks, and the marks for views with and without constraints.
  private static func isLead(_ text: SourceText, _ index: Int) -> Bool {
    let byte = text.bytes[index]
    if byte == 0xE2 || byte == 0x80 || byte == 0xA2 { return true }
    return byte == Ascii.bar || byte == Ascii.space || byte == Ascii.tab
      || byte == Ascii.asterisk || byte == 0x2B
  }
}
