/// What an option does, in a line of the help.
public enum OptionPhrase: String, PhraseKey {
  public static let area = "option"

  case format
  case language
  case quiet
  case help
  case version
  case at
  case count
  case lintFormat
  case mapScale
  case outputMap
  case silence
  case fingers
  case hold
  case save
  case junit
  case outputPicture
  case outputScene
  case tapAt
  case overlay
  case size
  case scale
  case expand
  case scene
  case with
  case backdrop
}
