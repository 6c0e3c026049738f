public import EventDelivery

extension Verdict {
  /// Why it happened, or what follows.
  public enum Reason: Hashable, Sendable {
    /// Where one may touch.
    case touchAnyView
    /// It depends on an override that can't be seen.
    case assumed
    case queue(QueueReason)
    case answer(AnswerReason)
    case delivery(DeliveryReason)
    /// Why a recognizer failed or was cancelled.
    case gesture(GestureFailure)
    case way(WayReason)
    case seen(SeenReason)
    case outcome(Outcome)
    case failure(Failure)
  }

  /// About an event and its place in the queue.
  public enum QueueReason: Hashable, Sendable {
    case fingerDoes(Finger, TouchPhase)
    case manyFingers(Int)
    /// What an event of another family brings.
    case carries(QueuedContent)
    case applicationNotActive
    case mainRunLoopTakesIt
    case dropped(QueueStep.DropReason)
  }

  /// Why a view answered as it did, or who is asked next.
  public enum AnswerReason: Hashable, Sendable {
    case asksSubviews(first: ViewID)
    case hasNoSubviews
    case refusal(HitTestStep.Refusal)
    case pointIsOff(Side, by: Double)
    case answersItself
    case handsOnAnswer
    case overrideDecides
    case subviewsSaidNo
    case noWindowAnswered
  }

  /// What binds touches to views, or keeps them away.
  public enum DeliveryReason: Hashable, Sendable {
    case boundForLife
    case handedToWindows
    case handedToView
    case ignored(TouchStep.IgnoreReason)
  }

  /// Where a call goes from a responder.
  public enum WayReason: Hashable, Sendable {
    case goesOnTo(ResponderID)
    case isDiscarded
    case endsHere
    case goesRound(ResponderID)
    case askedForAction([ResponderID])
    case noFirstResponder
  }

  /// Why what one sees at a point isn't what takes the touch.
  public enum SeenReason: Hashable, Sendable {
    case neverAsked(ViewID, because: ViewID)
    case covers(ViewID, by: ViewID)
    case refusedInFront(ViewID, HitTestStep.Refusal)
    case zPositionMisleads(ViewID)
    case insideArea(ViewID)
    case insideCorner(ViewID)
  }

  /// What came of a whole touch.
  public enum Outcome: Hashable, Sendable {
    case refused([ViewID])
    case handledByItself
    case handledFurtherUp(ResponderID)
    case handledByNobody
    case sentAction(selector: String, to: ResponderID)
    case sentRoute(event: String, to: ResponderID)
  }

  public enum Failure: Hashable, Sendable {
    /// UIKit would stop the app.
    case unrecognizedSelector
    case unknownIdentifier(String)
    case wrongKind(String)
    case alreadyPresents(String)
    case notInWindow(String)
    /// A change causes itself again and again.
    case endless
  }

  /// The side of a view's bounds that a point lies beyond.
  public enum Side: Hashable, Sendable, CaseIterable {
    case above
    case leftOf
    case below
    case rightOf
  }
}
