/// The rows of a hit map’s table.
public enum MapPhrase: String, PhraseKey {
  public static let area = "map"

  case reach
  case nobody
  case unreached
  case cell
  case unhandled
}
