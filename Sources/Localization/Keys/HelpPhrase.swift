/// The help's own words.
public enum HelpPhrase: String, PhraseKey {
  public static let area = "help"

  case purpose
  case usage
  case options
  case everyCommand
  case file
  case identifier
  case statuses
  case more
}
