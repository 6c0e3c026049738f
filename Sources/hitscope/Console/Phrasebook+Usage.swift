import Localization
import TraceAnalysis

extension Phrasebook {
  /// What is wrong with the arguments.
  func sentence(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let word): text(UsagePhrase.unknownOption, ["option": word])
    case .foreignOption(let option, let command):
      text(
        UsagePhrase.foreignOption, ["option": option.spelling, "command": command.spelling])
    case .laterOption(let option): text(UsagePhrase.later, ["what": option.spelling])
    case .badWord(let word, let expected):
      text(
        UsagePhrase.badWord, ["found": word, "expected": words(expected)])
    case .expandsCode(let file):
      text(UsagePhrase.expandsCode, ["option": Option.expand.spelling, "file": file])
    case .needsValue(let option):
      text(
        UsagePhrase.needsValue,
        ["option": option.spelling, "value": option.values.joined(separator: " ")])
    case .noValue(let option): text(UsagePhrase.noValue, ["option": option.spelling])
    case .givenTwice(let option): text(UsagePhrase.givenTwice, ["option": option.spelling])
    case .badValue(let option, let found, let expected):
      text(
        UsagePhrase.badValue,
        ["option": option.spelling, "found": found, "expected": words(expected)])
    case .needsOption(let option, let command):
      text(
        UsagePhrase.needsOption,
        [
          "command": command.spelling,
          "option": ([option.spelling] + option.values).joined(separator: " "),
        ])
    case .tooFewWords(let command):
      text(
        UsagePhrase.tooFewWords, ["synopsis": command.synopses.joined(separator: " | ")])
    case .tooManyWords(let word, let command):
      text(UsagePhrase.tooManyWords, ["word": word, "command": command.spelling])
    case .misspeltCommand(let word, let near):
      text(UsagePhrase.misspeltCommand, ["word": word, "command": near.spelling])
    case .nothingToSave(let file): text(UsagePhrase.nothingToSave, ["file": file])
    case .badPoint(let x, let y): text(UsagePhrase.badPoint, ["x": x, "y": y])
    case .tooManyPixels: text(UsagePhrase.tooManyPixels)
    case .standardInputTwice: text(UsagePhrase.standardInputTwice)
    case .overwritesInput(let option, let file):
      text(UsagePhrase.overwritesInput, ["option": option.spelling, "file": file])
    }
  }

  private func words(_ expectation: UsageProblem.Expectation) -> String {
    switch expectation {
    case .wholeNumber(let range):
      text(
        UsagePhrase.wholeNumberBetween,
        ["least": "\(range.lowerBound)", "most": "\(range.upperBound)"])
    case .number(let range):
      text(
        UsagePhrase.numberBetween,
        ["least": NumberText.text(range.lowerBound), "most": NumberText.text(range.upperBound)])
    case .oneOf(let choices), .code(let choices):
      text(UsagePhrase.oneOf, ["choices": choices.joined(separator: ", ")])
    case .size(let least, let most):
      text(UsagePhrase.sizeBetween, ["least": least, "most": most])
    }
  }
}
