/// Finds where descriptions of objects begin: `<Class: 0x…; …>`, or `<Class; key = …>`.
struct DescriptionScanner {
  /// A place where a description begins.
  struct Start {
    /// Where its first bracket is.
    let place: Int
    let className: Range<Int>
    let address: Range<Int>?
    /// Behind the class and the address.
    let fields: Int
    /// Whether another description encloses it: `<<Class: 0x…; …> more>`.
    let isDoubled: Bool
  }

  /// Longer names are no class names.
  private static let longestName = 600
  private static let deepestArguments = 12

  let text: SourceText

  /// Whether any line of a text describes a view.
  static func describesViews(_ text: SourceText) -> Bool {
    let scanner = DescriptionScanner(text: text)
    var index = 0
    while index < text.bytes.count {
      defer { index += 1 }
      guard text.bytes[index] == Ascii.less, let start = scanner.start(at: index),
        text.byte(start.fields) == Ascii.semicolon
      else { continue }
      let end = min(text.bytes.count, start.fields + 200)
      if text.find("frame = ", from: start.fields, to: end) != nil
        || text.find("layer = <", from: start.fields, to: end) != nil
        || text.find("baseClass = ", from: start.fields, to: end) != nil
      {
        return true
      }
    }
    return false
  }

  /// The first description that begins in a range and isn't a field's value.
  func firstStart(in range: Range<Int>) -> Start? {
    var index = range.lowerBound
    while index < range.upperBound {
      if text.bytes[index] == Ascii.less, let start = start(at: index),
        !isValue(index, from: range.lowerBound) || isNamedView(start, from: range.lowerBound)
      {
        return start
      }
      index += 1
    }
    return nil
  }

  /// Whether what begins there is the value of a field: it follows an equals sign, unless it is the
  /// debugger's own `$0 = `.
  private func isValue(_ place: Int, from lineStart: Int) -> Bool {
    var index = place - 1
    while index >= lineStart, text.bytes[index] == Ascii.space { index -= 1 }
    guard index >= lineStart, text.bytes[index] == Ascii.equals else { return false }
    index -= 1
    while index >= lineStart, text.bytes[index] == Ascii.space { index -= 1 }
    while index >= lineStart, Ascii.continuesName(text.bytes[index]),
      text.bytes[index] != Ascii.dollar
    {
      index -= 1
    }
    return index < lineStart || text.bytes[index] != Ascii.dollar
  }

  /// Whether a view has a variable's name or a registry's key before it, and nothing else: a line of
  /// `name = <UIView: 0x…; frame = …>`, unless the name is that of a field whose description was wrapped.
  private func isNamedView(_ start: Start, from lineStart: Int) -> Bool {
    guard start.place - lineStart < Self.longestName, text.byte(start.fields) == Ascii.semicolon
    else { return false }
    var index = lineStart
    while index < start.place, Ascii.isBlank(text.bytes[index]) || text.bytes[index] == Ascii.bar {
      index += 1
    }
    var end = index
    while end < start.place, Ascii.continuesName(text.bytes[end]) { end += 1 }
    let isWord = text[end..<start.place].allSatisfy { $0 == " " || $0 == "=" }
    guard end > index, isWord, FieldKey.named(text[index..<end]) == nil else { return false }
    let reach = min(text.bytes.count, start.fields + 120)
    return text.find("; frame = ", from: start.fields, to: reach) != nil
      || text.find("; baseClass = ", from: start.fields, to: reach) != nil
  }

  /// The description that begins with the bracket at a place, if one does.
  func start(at place: Int) -> Start? {
    var index = place + 1
    let isDoubled = text.byte(index) == Ascii.less
    if isDoubled { index += 1 }
    guard Ascii.beginsName(text.byte(index)), let nameEnd = endOfName(from: index) else {
      return nil
    }
    let name = index..<nameEnd
    if let address = address(after: nameEnd) {
      guard ends(address.upperBound) else { return nil }
      return Start(
        place: place, className: name, address: address, fields: address.upperBound,
        isDoubled: isDoubled)
    }
    guard hasField(at: nameEnd) else { return nil }
    return Start(
      place: place, className: name, address: nil, fields: nameEnd, isDoubled: isDoubled)
  }

  /// Behind a class name, whose generic arguments may stand in brackets.
  private func endOfName(from start: Int) -> Int? {
    let limit = min(text.bytes.count, start + Self.longestName)
    var index = start
    var depth = 0
    while index < limit {
      let byte = text.bytes[index]
      if Ascii.continuesName(byte) {
        index += 1
      } else if byte == Ascii.less, depth < Self.deepestArguments,
        Ascii.beginsName(text.byte(index + 1))
      {
        depth += 1
        index += 1
      } else if depth > 0, byte == Ascii.comma || byte == Ascii.space {
        index += 1
      } else if depth > 0, byte == Ascii.greater {
        depth -= 1
        index += 1
      } else {
        break
      }
    }
    return depth == 0 && index < limit || index == text.bytes.count ? index : nil
  }

  /// `: 0x7fd9`, the colon or the blank missing at most.
  private func address(after nameEnd: Int) -> Range<Int>? {
    var index = nameEnd
    if text.byte(index) == Ascii.colon { index += 1 }
    while text.byte(index) == Ascii.space, index < nameEnd + 3 { index += 1 }
    guard index > nameEnd, text.byte(index) == Ascii.zero,
      text.byte(index + 1) | 0x20 == Ascii.letterX
    else { return nil }
    var end = index + 2
    while end < index + 34, Ascii.isHexadecimal(text.byte(end)) { end += 1 }
    return end > index + 2 ? index..<end : nil
  }

  /// Whether an address may end there: before fields, a bracket that closes nothing else, or the end of
  /// the line.
  private func ends(_ index: Int) -> Bool {
    switch text.byte(index) {
    case Ascii.semicolon, Ascii.newline, Ascii.carriageReturn, 0: return true
    case Ascii.greater:
      let next = text.byte(index + 1)
      return next != Ascii.greater && next != Ascii.semicolon
    case Ascii.space where text.byte(index + 1) == Ascii.leftParenthesis:
      // The name that a recognizer was given.
      return true
    case Ascii.space, Ascii.dot: return text.byte(index + 1) == Ascii.dot
    default: return false
    }
  }

  /// Whether `; key = ` or `; key: ` follows.
  private func hasField(at index: Int) -> Bool {
    guard text.byte(index) == Ascii.semicolon, text.byte(index + 1) == Ascii.space else {
      return false
    }
    return FieldKey.known(in: text, at: index + 2) != nil
  }
}
