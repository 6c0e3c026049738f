/// Why a text isn't JSON5.
public enum SyntaxProblem: Hashable, Sendable {
  /// A brace or a bracket that nothing closes.
  case unclosed(Bracket, opened: SourcePosition)
  /// A comment without its end; the problem is where it begins, as for a string.
  case unclosedComment
  case unclosedString
  /// The wrong bracket closes what was opened.
  case mismatched(found: Bracket, opened: Bracket, at: SourcePosition)
  case missingComma(in: Container, found: Token)
  case missingColon(key: String, found: Token)
  /// Nothing where a value must be.
  case missingValue(found: Token)
  /// What stands where an object's key must be.
  case missingKey(found: Token)
  /// A word without quotes where a value must be; the nearest literal, if it is close to one.
  case bareWord(String, nearest: String?)
  case badString(StringProblem)
  case badNumber(NumberProblem)
  /// Something after the end of the outermost value.
  case extraText(found: Token)

  /// What stands in the text where something else was expected.
  public enum Token: Hashable, Sendable {
    case endOfFile
    case symbol(String)
    case word(String)
    case string(String)
    case number(String)
  }

  /// What a pair of brackets encloses.
  public enum Container: Hashable, Sendable {
    case object
    case array
  }

  /// A brace or a bracket.
  public enum Bracket: Character, Hashable, Sendable {
    case leftBrace = "{"
    case rightBrace = "}"
    case leftBracket = "["
    case rightBracket = "]"

    public var partner: Bracket {
      switch self {
      case .leftBrace: .rightBrace
      case .rightBrace: .leftBrace
      case .leftBracket: .rightBracket
      case .rightBracket: .leftBracket
      }
    }
  }

  /// What is wrong inside a string or a bare key.
  public enum StringProblem: Hashable, Sendable {
    case badEscape(String)
    /// `\u` with half of a surrogate pair.
    case loneSurrogate(String)
    /// `\u` in a bare key that stands for a character no bare key may have.
    case badNameCharacter(String)
    case curlyQuote(String)
  }

  /// What is wrong with a number.
  public enum NumberProblem: Hashable, Sendable {
    case noDigits(String)
    case leadingZero(String)
    case overflow(String)
    case followed(by: String, number: String)
  }
}
