/// The rows of menus.
public enum MenuPhrase: String, PhraseKey {
  public static let area = "menu"

  case playOwnInput
  case noOwnInput
  case startOver
  case copyScene
  case pasteScene
}
