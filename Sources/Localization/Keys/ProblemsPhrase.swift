/// The list of touch problems in the window.
public enum ProblemsPhrase: String, PhraseKey {
  public static let area = "problems"

  case title
  case tooltip
  case scenesTooltip
  case none
}
