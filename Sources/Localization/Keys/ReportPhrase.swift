/// What a command says beside its result, and why it has none.
public enum ReportPhrase: String, PhraseKey {
  public static let area = "report"

  case moreProblems
  case perhapsCommand
  case unwritable
  case noScenarios
  case noSuchTarget
  case nearestTarget
  case ambiguousTarget
  case placelessTarget
  case noDisplay
  case noInput
  case silencesNobody
  case windowMissing
  case windowFailed
  case noWelcome
  case passed
  case failed
  case expected
  case actual
}
