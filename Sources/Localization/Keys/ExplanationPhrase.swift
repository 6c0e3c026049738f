/// What an explanation says beside its cause.
public enum ExplanationPhrase: String, PhraseKey {
  public static let area = "explanation"

  case also
  case arrivesLate
  case assumedOverride
  case assumedProperty
  case fixes
  case goesTo
  case goesToNobody
  case heading
  case headingBy
  case neverCarried
  case noActions
  case noFix
  case seenIn
  case pointElsewhere
  case scrolledAway
  case tracksItsKnob
  case needsMoreThanATap
}
