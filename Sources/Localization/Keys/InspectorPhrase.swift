/// The selection's properties.
public enum InspectorPhrase: String, PhraseKey {
  public static let area = "inspector"

  case aboutScene
  case nothingSelected
  case hitTestView
  case geometry
  case onScreen
  case noNumber
  case touchFlags
  case control
  case controller
  case scrollView
  case overrides
  case chooseOverride
  case addOverride
  case addOverrideTooltip
  case notOverridden
  case top
  case left
  case bottom
  case right
  case touchArea
  case recognizer
  case recognizers
  case chain
  case responders
  case thisStep
  case pointIn
  case application
  case queue
  case queueHeld
  case queueEmpty
  case focus
  case focusTooltip
  case touches
  case touch
  case touchIgnored
  case locationIn
  case previousIn
  case received
  case receivedByAll
  case thisTouch
  case prevents
  case preventedBy
  case waitsFor
  case awaitedBy
  case goesWith
}
