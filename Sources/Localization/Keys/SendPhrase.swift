/// What can be sent to the app beside touches.
public enum SendPhrase: String, PhraseKey {
  public static let area = "send"

  case title
  case tooltip
  case hold
  case holdTooltip
  case letGo
  case letGoTooltip
  case turn
  case turnTooltip
  case turnNeedsHold
  case busy
  case shake
  case press
  case text
  case remote
  case memoryWarning
  case resignActive
  case becomeActive
  case enterBackground
  case enterForeground
  case launch
  case beginIgnoring
  case endIgnoring
}
