/// What the window says about a scene.
public enum NoticePhrase: String, PhraseKey {
  public static let area = "notice"

  case dismiss
  case more
  case moreProblems
  case lineColumn
  case problem
  case pasted
  case nothingToPaste
  case keyWithoutEffect
}
