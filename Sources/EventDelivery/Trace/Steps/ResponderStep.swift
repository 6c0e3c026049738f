/// A step along the responder chain that no touch method is part of.
public enum ResponderStep: Hashable, Sendable {
  /// A custom event at a responder: handled there, or passed on.
  case routed(RoutedEvent, at: ResponderID, CallDisposition)
  /// A responder's method for a press, a motion or a remote control ran.
  case called(Call)
  /// Text arrived at the first responder; nil where nobody takes it.
  case text(String, at: ResponderID?)
  /// A responder's key command matched a press (B-139).
  case keyCommand(KeyCommand, at: ResponderID)
  /// The system told somebody something.
  case system(SystemEvent, to: SystemReceiver)
  /// Nobody is there to take an event without a location.
  case nobody(Subject)
  /// The first responder changed.
  case firstResponder(from: ResponderID?, to: ResponderID?)
  case becomeFirstResponder(ResponderID, Bool)
  case resignFirstResponder(ResponderID, Bool)
  /// The key window changed.
  case keyWindow(from: ViewID?, to: ViewID?)

  /// What a call is about.
  public enum Subject: Hashable, Sendable {
    case motion(MotionKind)
    case press(Press)
    case remoteControl(RemoteControlCommand)
  }

  /// A method of one responder, and where the call went from there.
  public struct Call: Hashable, Sendable {
    public let responder: ResponderID
    public let method: ResponderMethod
    public let subject: Subject
    public let disposition: CallDisposition

    public init(
      responder: ResponderID, method: ResponderMethod, subject: Subject,
      disposition: CallDisposition
    ) {
      self.responder = responder
      self.method = method
      self.subject = subject
      self.disposition = disposition
    }
  }

  /// Who hears of a system event.
  public enum SystemReceiver: Hashable, Sendable {
    case responder(ResponderID)
    /// The main run loop, which a launch starts.
    case mainRunLoop
  }
}
