/// A description with what stands before it on its line, which says how deep in the tree it is.
struct DumpEntry {
  var description: ObjectDescription
  let indent: Indent
  /// Whether it stands in a list: a comma separates it from its neighbour.
  var isListed: Bool

  /// What stands before a description.
  struct Indent {
    /// How many bars there are, each of which is a level.
    var bars = 0
    /// How many hyphens stand right before it.
    var hyphens = 0
    /// How far from the margin it begins.
    var column = 0
  }
}

extension DumpEntry.Indent {
  private static let tabWidth = 4

  /// Reads what stands on a line before a description.
  init(_ text: SourceText, range: Range<Int>) {
    var hasWords = false
    var blankColumn = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text.bytes[index]
      // Box drawing's vertical line serves as a bar.
      if byte == 0xE2, text.byte(index + 1) == 0x94, text.byte(index + 2) == 0x82 {
        bars += 1
        index += 2
      } else if byte == Ascii.bar {
        bars += 1
      } else if byte == Ascii.hyphen {
        if !Ascii.isDigit(text.byte(index + 1)) { hyphens += 1 }
      } else if Ascii.isLetter(byte) || Ascii.isDigit(byte) {
        hasWords = true
      }
      column += byte == Ascii.tab ? Self.tabWidth : (byte & 0xC0 == 0x80 ? 0 : 1)
      if !hasWords, Ascii.isBlank(byte) { blankColumn = column }
      index += 1
    }
    // A prompt or a name before a description isn't an indent.
    if hasWords { column = blankColumn }
  }
}
