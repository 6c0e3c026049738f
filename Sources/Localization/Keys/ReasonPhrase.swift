/// Why a view refused, as its tags, badges and rows say it: a word or two.
public enum ReasonPhrase: String, PhraseKey {
  public static let area = "reason"

  case hidden
  case interactionOff
  case alpha
  case animating
  case outside
  case override
  case endless
  case notAsked
}
