/// The question why, in the window.
public enum WhyPhrase: String, PhraseKey {
  public static let area = "why"

  case whyDoes
  case whyDoesNot
  case would
  case tooltip
  case closeTooltip
  case selectCulprit
  case showEvidence
  case applyTooltip
  case culprit
}
