/// What stands on and beside the device.
public enum StagePhrase: String, PhraseKey {
  public static let area = "stage"

  case hitTestView
  case namedTag
  case event
  case eventTouch
  case eventTouches
  case askedSoFar
  case earlierAsked
  case inside
  case nextSibling
  case nextSubview
  case nextWindow
  case nextItself
  case legendTitle
  case legendDown
  case legendUp
  case legendRefused
  case legendNeverAsked
  case legendArea
  case handledBy
  case discarded
  case nobodyHandled
  case discardedShort
  case endless
  case foldedChain
  case runsAction
  case nobodyRuns
  case refusedMore
  case length
  case outsetReadout
  case sizeReadout
  case size
  case plate
  case calloutArea
  case calloutCorner
  case calloutPoint
  case zoomPercent
  case hitMapTitle
  case hitMapNobody
  case hitMapSmall
  case queueHeld
  case queueWaiting
  case pipeline
  case stationHardware
  case stationSpringBoard
  case stationSource1
  case stationSource0
  case stationQueue
  case stationTurn
  case gestures
  case heldBy
}
