/// The list of scenes.
public enum ScenesPhrase: String, PhraseKey {
  public static let area = "scenes"

  case title
  case unfold
  case untitled
}
