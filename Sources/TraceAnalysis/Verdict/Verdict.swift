public import EventDelivery

/// What the strip over the stage says of a step: what happened, and why.
///
/// Facts, not words: a phrasebook makes one sentence of each.
public struct Verdict: Hashable, Sendable {
  public let headline: Headline
  /// Nil where the headline says it all.
  public let reason: Reason?

  public init(headline: Headline, reason: Reason? = nil) {
    self.headline = headline
    self.reason = reason
  }

  /// What happened; it names the view or responder it happened to.
  public enum Headline: Hashable, Sendable {
    /// Nothing yet.
    case idle
    case touch(WholeTouch)
    case queue(Queue)
    case wayDown(WayDown)
    case gesture(Gesture)
    case wayUp(WayUp)
    /// A scroll view's own step says it all.
    case scroll(ScrollStep)
    case action(Action)
    case change(Change)
  }

  /// The whole of a touch, summed up.
  public enum WholeTouch: Hashable, Sendable {
    case goesTo(ViewID, isTap: Bool)
    case goesToNobody(isTap: Bool)
    /// Several fingers, all to one view.
    case allGoTo(ViewID, count: Int)
    /// Several fingers, each with the view it goes to, in the order they came down.
    case eachGoesTo([TouchCompanion])
    /// Nothing is delivered; the mouse only asks who would be hit.
    case wouldHit(ViewID)
    case wouldHitNobody
  }

  public enum Queue: Hashable, Sendable {
    /// A station before the application's queue.
    case stage(QueueStep.PipelineStage)
    case notForwarded
    case queued(EventNumber)
    case dequeued(EventNumber)
    case dropped(EventNumber)
    case merged(EventNumber)
    case busy(until: Timestamp)
    case held(Bool)
  }

  public enum WayDown: Hashable, Sendable {
    case asked(ViewID, isFirst: Bool)
    case refuses(ViewID, isFirst: Bool)
    case pointInside(ViewID, Bool)
    case answers(ViewID, ViewID?)
    case bound(Finger, ViewID?)
  }

  public enum Gesture: Hashable, Sendable {
    case hears(RecognizerID, ResponderMethod)
    case becomes(RecognizerID, RecognizerState)
    case isReset(RecognizerID)
    case waits(RecognizerID, for: RecognizerID)
    case delegateAnswers(RecognizerID, DelegateQuestion, Bool)
    case viewAnswers(ViewID, RecognizerID, Bool)
    case acts(RecognizerID, selector: String, to: ResponderID?)
    case holds(RecognizerID, ViewID, ResponderMethod)
    case letsGo(ViewID, ResponderMethod)
    case drops(ViewID, ResponderMethod)
  }

  public enum WayUp: Hashable, Sendable {
    case applicationSends(EventNumber)
    case windowSends(ViewID, EventNumber)
    case ignores(ViewID, Finger)
    case handles(ResponderID, ResponderMethod)
    case passesOn(ResponderID, ResponderMethod, CallDisposition.Forwarding)
    case routes(ResponderID, event: String, isHandled: Bool)
    /// Text arrives; nil where nobody takes it.
    case text(ResponderID?)
    case keyCommand(ResponderID, action: String)
    /// The system says something: to a responder, or by launching.
    case system(SystemEvent, to: ResponderID?)
    case nobodyTakesIt
  }

  public enum Action: Hashable, Sendable {
    case controlEvent(ViewID, ControlEvent)
    case tracks(ViewID, Tracking)
    case highlighted(ViewID, Bool)
    case valueChanged(ViewID, Double)
    case acts(ResponderID, selector: String)
    case lacksSelector(ResponderID, selector: String)
    case nobodyActs(selector: String)
  }

  public enum Tracking: Hashable, Sendable {
    case begins(Bool)
    case continues(Bool)
    case ends
    case isCancelled
  }

  public enum Change: Hashable, Sendable {
    case firstResponder(ResponderID?)
    case becomesFirstResponder(ResponderID, Bool)
    case resignsFirstResponder(ResponderID, Bool)
    case keyWindow(ViewID?)
    case scene
    case fails
    case animationEnds(ViewID)
  }
}
