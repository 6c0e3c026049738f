/// A step of handing touches to windows and responders.
public enum TouchStep: Hashable, Sendable {
  /// `UIApplication.sendEvent` (B-309).
  case applicationSendEvent(EventNumber)
  /// `UIWindow.sendEvent`, for each window that has touches in the event (B-310).
  case windowSendEvent(ViewID, EventNumber)
  /// A touch that its view never hears of.
  case ignored(Finger, view: ViewID, IgnoreReason)
  /// A responder's touch method ran.
  case called(Call)

  public enum IgnoreReason: Hashable, Sendable {
    /// The view has `isMultipleTouchEnabled` off and follows another touch (B-044, B-045).
    case multipleTouchDisabled
    /// This exclusive view of the window, the hit view or another, excludes it (B-048, B-049).
    case exclusiveTouch(of: ViewID)
  }

  /// A touch method of one responder: which touches, and where the call went from there.
  public struct Call: Hashable, Sendable {
    public let responder: ResponderID
    /// The phase whose method it is: began, moved, ended or cancelled.
    public let phase: TouchPhase
    /// Ascending.
    public let fingers: [Finger]
    public let disposition: CallDisposition

    public init(
      responder: ResponderID, phase: TouchPhase, fingers: [Finger], disposition: CallDisposition
    ) {
      self.responder = responder
      self.phase = phase
      self.fingers = fingers
      self.disposition = disposition
    }
  }
}

/// Where a call went after a responder's method ran.
public enum CallDisposition: Hashable, Sendable {
  /// It went no further.
  case handled
  /// It went on; to nil at the end of the chain, where it is discarded.
  case passedOn(Forwarding, to: ResponderID?)
  /// It would go on to a responder that has already had it, round and round; UIKit would never end.
  case endless(Forwarding, to: ResponderID)

  public enum Forwarding: String, Hashable, Sendable {
    /// The class doesn't override the method (B-107).
    case `default`
    /// The override calls super.
    case `super`
    /// The override calls the next responder's method.
    case next
  }
}
