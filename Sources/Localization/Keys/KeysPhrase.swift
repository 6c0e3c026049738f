/// The sheet of keys and gestures.
public enum KeysPhrase: String, PhraseKey {
  public static let area = "keys"

  case title
  case close
  case groupStage
  case touch
  case secondFinger
  case movePair
  case cancel
  case tapSelection
  case why
  case underPointer
  case zoom
  case groupSteps
  case step
  case play
  case startEnd
  case hold
  case send
  case groupEdit
  case modes
  case allSides
  case oppositeSides
  case nudge
  case undo
  case redo
  case groupWindow
  case focus
  case rows
  case search
  case copyPaste
  case startOver
  case theme
  case hitMap
  case problems
}
