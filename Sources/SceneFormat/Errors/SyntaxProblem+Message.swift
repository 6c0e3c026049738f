extension SyntaxProblem {
  var message: String {
    switch self {
    case .unclosed(let bracket, let opened):
      return "the \"\(bracket.rawValue)\" opened at \(opened.spot) isn't closed; "
        + "add \"\(bracket.partner.rawValue)\""
    case .unclosedComment:
      return "the comment that begins here isn't closed; add \"*/\""
    case .unclosedString:
      return "the string that begins here isn't closed on its line; add the closing quote"
    case .mismatched(let found, let opened, let position):
      return "found \"\(found.rawValue)\" where \"\(opened.partner.rawValue)\" must close the "
        + "\"\(opened.rawValue)\" opened at \(position.spot)"
    case .missingComma(let container, let found):
      let closing = container == .object ? "}" : "]"
      return
        "expected \",\" or \"\(closing)\" but found \(found.message); is a comma missing before it?"
    case .missingColon(let key, let found):
      return "expected \":\" after the key \(SceneProblem.quoted(key)) but found \(found.message)"
    case .missingValue(let found):
      return "expected a value but found \(found.message)"
    case .missingKey(let found):
      return "expected a key (a name or a string in quotes) but found \(found.message)"
    case .bareWord(let word, let nearest):
      let quoted = SceneProblem.quoted(word)
      guard let nearest else { return "found \(word.clipped) without quotes; write \(quoted)" }
      return
        "found \(word.clipped) where a value must be; write \(nearest), or \(quoted) for a string"
    case .badString(let problem): return problem.message
    case .badNumber(let problem): return problem.message
    case .extraText(let found):
      return "expected nothing after the end of the outermost value but found \(found.message)"
    }
  }
}

extension SyntaxProblem.Token {
  var message: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .symbol(let text): "\(SceneProblem.quoted(text))"
    case .word(let text): "the word \(SceneProblem.quoted(text))"
    case .string(let text): "the string \(SceneProblem.quoted(text))"
    case .number(let text): "the number \(text.clipped)"
    }
  }
}

extension SyntaxProblem.StringProblem {
  var message: String {
    switch self {
    case .badEscape(let escape):
      "\(escape) isn't an escape that JSON5 knows; write \\\\ for a backslash"
    case .loneSurrogate(let escape):
      "\(escape) is half of a pair and no character by itself; write both halves or the character"
    case .badNameCharacter(let escape):
      "\(escape) can't stand in a key without quotes; put the key in quotes"
    case .curlyQuote(let quote):
      "found \(quote), a typographic quote; write \" or '"
    }
  }
}

extension SyntaxProblem.NumberProblem {
  var message: String {
    switch self {
    case .noDigits(let text): "\(text.clipped) isn't a number; it lacks digits"
    case .leadingZero(let text):
      "\(text.clipped) begins with a needless 0; leave it out"
    case .overflow(let text):
      "\(text.clipped) is too large; the largest number is about 1.8e308"
    case .followed(let character, let number):
      "found \(character) right after the number \(number.clipped); "
        + "separate them, or put quotes around both"
    }
  }
}

extension SourcePosition {
  /// The place as a sentence names it.
  var spot: String { "line \(line), column \(column)" }
}

extension String {
  /// The text, its end left out where it is long.
  var clipped: String {
    let limit = 60
    return unicodeScalars.count > limit ? String(unicodeScalars.prefix(limit)) + "…" : self
  }
}
