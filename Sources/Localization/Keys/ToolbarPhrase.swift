/// The toolbar and the rails.
public enum ToolbarPhrase: String, PhraseKey {
  public static let area = "toolbar"

  case touch
  case inspect
  case edit
  case touchTooltip
  case inspectTooltip
  case editTooltip
  case hitMap
  case hitMapTooltip
  case fingers
  case fingersTooltip
  case undo
  case redo
  case nothingToUndo
  case nothingToRedo
  case language
  case light
  case dark
  case more
  case keys
  case openHierarchy
  case openScenes
  case openInspector
}
