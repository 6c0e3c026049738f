/// Changes that no assignment of a property puts into words.
public enum FixPhrase: String, PhraseKey {
  public static let area = "fix"

  case allowInteraction
  case callSuper
  case dropHitTest
  case dropOverride
  case dropPointInside
  case passThrough
  case pointInsideOutset
  case pointInsideSubviews
}
