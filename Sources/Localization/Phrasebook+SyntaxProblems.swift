import SceneFormat

/// Why a text isn't JSON5, worded.
extension Phrasebook {
  func message(_ problem: SyntaxProblem) -> String {
    switch problem {
    case .unclosed(let bracket, let opened):
      return text(
        ProblemPhrase.unclosed,
        place(opened).merging([
          "bracket": String(bracket.rawValue), "partner": String(bracket.partner.rawValue),
        ]) { $1 })
    case .unclosedComment: return text(ProblemPhrase.unclosedComment)
    case .unclosedString: return text(ProblemPhrase.unclosedString)
    case .mismatched(let found, let opened, let position):
      return text(
        ProblemPhrase.mismatched,
        place(position).merging([
          "found": String(found.rawValue), "bracket": String(opened.rawValue),
          "partner": String(opened.partner.rawValue),
        ]) { $1 })
    case .missingComma(let container, let found):
      let closing = container == .object ? "}" : "]"
      return text(
        ProblemPhrase.missingComma, ["closing": closing, "found": phrase(found)])
    case .missingColon(let key, let found):
      return text(
        ProblemPhrase.missingColon, ["key": quoted(key), "found": phrase(found)])
    case .missingValue(let found):
      return text(ProblemPhrase.missingValue, ["found": phrase(found)])
    case .missingKey(let found):
      return text(ProblemPhrase.missingKey, ["found": phrase(found)])
    case .bareWord(let word, let nearest): return message(bareWord: word, nearest)
    case .badString(let problem): return message(problem)
    case .badNumber(let problem): return message(problem)
    case .extraText(let found):
      return text(ProblemPhrase.extraText, ["found": phrase(found)])
    }
  }

  private func message(bareWord word: String, _ nearest: String?) -> String {
    guard let nearest else {
      return text(ProblemPhrase.bareWord, ["word": clipped(word), "quoted": quoted(word)])
    }
    return text(
      ProblemPhrase.bareWordNear,
      ["word": clipped(word), "nearest": nearest, "quoted": quoted(word)])
  }

  private func message(_ problem: SyntaxProblem.StringProblem) -> String {
    switch problem {
    case .badEscape(let escape): text(ProblemPhrase.badEscape, ["escape": escape])
    case .loneSurrogate(let escape): text(ProblemPhrase.loneSurrogate, ["escape": escape])
    case .badNameCharacter(let escape):
      text(ProblemPhrase.badNameCharacter, ["escape": escape])
    case .curlyQuote(let quote): text(ProblemPhrase.curlyQuote, ["quote": quote])
    }
  }

  private func message(_ problem: SyntaxProblem.NumberProblem) -> String {
    switch problem {
    case .noDigits(let number): text(ProblemPhrase.noDigits, ["number": clipped(number)])
    case .leadingZero(let number):
      text(ProblemPhrase.leadingZero, ["number": clipped(number)])
    case .overflow(let number): text(ProblemPhrase.overflow, ["number": clipped(number)])
    case .followed(let character, let number):
      text(
        ProblemPhrase.numberFollowed, ["character": character, "number": clipped(number)])
    }
  }

  private func phrase(_ token: SyntaxProblem.Token) -> String {
    switch token {
    case .endOfFile: text(ValuePhrase.endOfFile)
    case .symbol(let symbol): quoted(symbol)
    case .word(let word): text(ValuePhrase.wordToken, ["text": quoted(word)])
    case .string(let string): text(ValuePhrase.stringToken, ["text": quoted(string)])
    case .number(let number): text(ValuePhrase.numberToken, ["text": clipped(number)])
    }
  }
}
