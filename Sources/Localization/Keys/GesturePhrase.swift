/// What recognizers do, and why they fail.
public enum GesturePhrase: String, PhraseKey {
  public static let area = "gesture"

  case hears
  case becomes
  case isReset
  case waits
  case delegateSaysYes
  case delegateSaysNo
  case viewSaysYes
  case viewSaysNo
  case acts
  case actsForNobody
  case holds
  case letsGo
  case drops
  case strayed
  case tooSlow
  case tooSoon
  case tooManyFingers
  case tooFewFingers
  case wrongDirection
  case timedOut
  case refusedByDelegate
  case refusedByView
  case prevented
  case requires
  case disabled
  case cancelled
}
