/// What is wrong with the arguments.
enum UsageProblem {
  case unknownOption(String)
  case foreignOption(Option, CommandName)
  case laterOption(Option)
  /// A word that isn't one of those that may stand there.
  case badWord(String, expected: Expectation)
  /// Raw touches are asked for in a file that has no input.
  case expandsCode(String)
  case needsValue(Option)
  case noValue(Option)
  case givenTwice(Option)
  case badValue(Option, found: String, expected: Expectation)
  case needsOption(Option, CommandName)
  case tooFewWords(CommandName)
  /// A word that is no command, and the command that was probably meant.
  case misspeltCommand(String, CommandName)
  /// There is no input whose outcome could be saved.
  case nothingToSave(String)
  case tooManyWords(String, CommandName)
  /// Coordinates that are no numbers.
  case badPoint(String, String)
  case tooManyPixels
  /// Two files are standard input, which can be read but once.
  case standardInputTwice
  /// The file to write is one that is read.
  case overwritesInput(Option, String)

  /// What a value should have been.
  enum Expectation {
    case wholeNumber(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case oneOf([String])
    /// One of the codes, perhaps with a view's id.
    case code([String])
    case size(least: String, most: String)
  }
}
