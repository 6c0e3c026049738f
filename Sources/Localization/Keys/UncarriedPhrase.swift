/// What a kind of file never says.
public enum UncarriedPhrase: String, PhraseKey {
  public static let area = "uncarried"

  case animations
  case changesInCode
  case delegateAnswers
  case exclusiveTouch
  case flags
  case order
  case otherWindows
  case overrides
  case targets
  case zPosition
}
