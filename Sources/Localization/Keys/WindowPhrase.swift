/// What `hitscope-window` says on a terminal.
public enum WindowPhrase: String, PhraseKey {
  public static let area = "window"

  case usage
  case noDisplay
  case standardInput
  case unknownOption
  case missingValue
  case twoFiles
  case badNumber
  case badSize
  case badScale
  case badLanguage
  case badTheme
}
