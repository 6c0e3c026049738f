/// What lint finds, a sentence each.
public enum LintPhrase: String, PhraseKey {
  public static let area = "lint"

  case error
  case warning
  case note
  case counts
  case unreachable
  case small
  case smallBy
  case overlap
  case overlapInvisible
  case overflow
  case nobodyPerforms
  case targetLacks
  case longChain
}
