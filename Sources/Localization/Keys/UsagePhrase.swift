/// What is wrong with the arguments of a command.
public enum UsagePhrase: String, PhraseKey {
  public static let area = "usage"

  case unknownOption
  case foreignOption
  case later
  case expandsCode
  case needsValue
  case noValue
  case givenTwice
  case badValue
  case wholeNumberBetween
  case numberBetween
  case oneOf
  case sizeBetween
  case needsOption
  case tooFewWords
  case tooManyWords
  case misspeltCommand
  case nothingToSave
  case badPoint
  case badWord
  case tooManyPixels
  case standardInputTwice
  case overwritesInput
  case seeHelp
}
