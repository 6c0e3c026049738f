/// The tree of the scene and its badges.
public enum HierarchyPhrase: String, PhraseKey {
  public static let area = "hierarchy"

  case title
  case search
  case clear
  case noMatch
  case hit
  case firstResponder
  case keyWindow
  case discarded
  case override
  case disabled
  case assumed
}
