/// What a command does, in a sentence of its help.
public enum CommandPhrase: String, PhraseKey {
  public static let area = "command"

  case open
  case tap
  case play
  case test
  case render
  case convert
  case why
  case lint
  case map
  case formats
  case completion
}
