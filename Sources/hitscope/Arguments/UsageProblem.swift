/// What is wrong with the arguments.
enum UsageProblem {
  case unknownOption(String)
  case foreignOption(Option, CommandName)
  case laterOption(Option)
  case laterCommand(CommandName)
  /// A file of a kind that this version doesn't write.
  case laterOutput(String)
  case needsValue(Option)
  case noValue(Option)
  case givenTwice(Option)
  case badValue(Option, found: String, expected: Expectation)
  case needsOption(Option, CommandName)
  case tooFewWords(CommandName)
  case tooManyWords(String, CommandName)
  /// Coordinates that are no numbers.
  case badPoint(String, String)
  case tooManyPixels

  /// What a value should have been.
  enum Expectation {
    case wholeNumber(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case oneOf([String])
    case size(least: String, most: String)
  }
}
