/// What happened, as the strip over the stage says it: one sentence that names the view.
public enum VerdictPhrase: String, PhraseKey {
  public static let area = "verdict"

  case idle
  case tapGoesTo
  case touchGoesTo
  case tapGoesToNobody
  case touchGoesToNobody
  case wouldHit
  case wouldHitNobody
  case queued
  case dequeued
  case dropped
  case askedFirst
  case asked
  case refusesFirst
  case refuses
  case saysInside
  case saysOutside
  case answers
  case answersNil
  case bound
  case boundToNobody
  case recognizerOnPath
  case applicationSends
  case windowSends
  case ignores
  case handles
  case callsSuper
  case callsNext
  case hasNoOverride
  case handlesRoute
  case passesRouteOn
  case sendsControlEvent
  case beginsTracking
  case refusesTracking
  case continuesTracking
  case stopsTracking
  case endsTracking
  case cancelsTracking
  case highlighted
  case notHighlighted
  case acts
  case lacksSelector
  case nobodyActs
  case firstResponder
  case noFirstResponder
  case becomesFirstResponder
  case failsToBecome
  case resigns
  case failsToResign
  case keyWindow
  case noKeyWindow
  case sceneChanges
  case changeFails
  case animationEnds
}
