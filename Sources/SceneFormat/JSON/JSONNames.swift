/// Which characters JSON5 takes for bare keys and for space.
enum JSONNames {
  /// Whether a bare key may begin with the character.
  static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case "\u{0}"..."\u{7F}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether a bare key may go on with the character.
  static func continues(_ scalar: Unicode.Scalar) -> Bool {
    if begins(scalar) || ("0"..."9").contains(scalar) { return true }
    if scalar.isASCII { return false }
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// Whether the character is JSON5's space beyond ASCII.
  static func isWideSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{7F}": false
    case "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }
}
