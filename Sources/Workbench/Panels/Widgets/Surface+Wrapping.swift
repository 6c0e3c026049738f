import Geometry
import PlatformInterface

extension Surface {
  /// A text in lines no wider than this: broken at spaces, and between Chinese characters.
  func wrapped(_ string: String, _ style: TextStyle, width limit: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in Self.pieces(of: string) {
      let longer = line + piece
      let visible = longer.hasSuffix(" ") ? String(longer.dropLast()) : longer
      if !line.isEmpty, width(visible, style) > limit {
        lines.append(line.hasSuffix(" ") ? String(line.dropLast()) : line)
        line = piece == " " ? "" : piece
      } else {
        line = longer
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.flatMap { broken($0, style, limit) }
  }

  /// A line without a place to break is cut wherever it must be.
  private func broken(_ line: String, _ style: TextStyle, _ limit: Double) -> [String] {
    guard width(line, style) > limit else { return [line] }
    var result: [String] = []
    var part = ""
    for character in line {
      if !part.isEmpty, width(part + String(character), style) > limit {
        result.append(part)
        part = ""
      }
      part.append(character)
    }
    return result + [part]
  }

  /// Words with the spaces after them; every ideograph by itself, with the mark that follows it.
  private static func pieces(of string: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in string {
      if character.isIdeograph {
        if !word.isEmpty { result.append(word) }
        result.append(String(character))
        word = ""
      } else if character.isFullWidthMark, word.isEmpty, let last = result.popLast() {
        result.append(last + String(character))
      } else {
        word.append(character)
        if character == " " {
          result.append(word)
          word = ""
        }
      }
    }
    return word.isEmpty ? result : result + [word]
  }
}

extension Character {
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
  }

  /// Punctuation that mustn't begin a line.
  fileprivate var isFullWidthMark: Bool {
    "，。；：、！？）》」』”’".contains(self)
  }
}
