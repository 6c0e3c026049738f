/// A step of gesture recognition.
public enum GestureStep: Hashable, Sendable {
  /// A recognizer's touch method ran: which touches, ascending.
  case touches(RecognizerID, TouchPhase, [Finger])
  /// A recognizer's state changed; with the reason where it failed or was cancelled.
  case state(RecognizerID, from: RecognizerState, to: RecognizerState, GestureFailure?)
  /// UIKit reset it to possible (B-200).
  case reset(RecognizerID)
  /// It would recognize, and waits for another one to fail (B-226).
  case waits(RecognizerID, for: RecognizerID)
  /// Its delegate answered a question; the other one is nil where the question is about none.
  case asked(RecognizerID, DelegateQuestion, other: RecognizerID?, answer: Bool)
  /// A view answered `gestureRecognizerShouldBegin` (B-173, B-241).
  case viewAsked(ViewID, RecognizerID, answer: Bool)
  /// It sent an action.
  case action(Delivery)
  /// A view's touch method is held back; nothing is called (B-218, B-221).
  case held(ViewID, TouchPhase, [Finger], by: RecognizerID)
  /// What was held back is let go; the call follows (B-222).
  case replayed(ViewID, TouchPhase, [Finger])
  /// What was held back never will be called (B-223).
  case dropped(ViewID, TouchPhase, [Finger])

  /// An action of a recognizer.
  public struct Delivery: Hashable, Sendable {
    public let recognizer: RecognizerID
    public let selector: String
    /// The state that the action reads.
    public let state: RecognizerState
    /// Whether it went from possible to ended at once, so that its state says nothing.
    public let isDiscrete: Bool
    public let target: ResponderID?
    public let outcome: ActionStep.Outcome

    public init(
      recognizer: RecognizerID, selector: String, state: RecognizerState, isDiscrete: Bool,
      target: ResponderID?, outcome: ActionStep.Outcome
    ) {
      self.recognizer = recognizer
      self.selector = selector
      self.state = state
      self.isDiscrete = isDiscrete
      self.target = target
      self.outcome = outcome
    }
  }
}
