public import EventDelivery

/// One call's way up: the responders whose method ran, in order, and where it ended.
public struct ResponderPath: Hashable, Sendable {
  /// What travels.
  public enum Message: Hashable, Sendable {
    case touches(TouchPhase, [Finger])
    case routed(RoutedEvent)
    /// A press, a motion or a remote control, by the method it calls.
    case method(ResponderMethod)
  }

  /// A responder that had the call, and where it went from there.
  public struct Link: Hashable, Sendable {
    public let responder: ResponderID
    public let disposition: CallDisposition
    public let step: TraceIndex
  }

  /// Where the path ends, as far as it is known.
  public enum End: Hashable, Sendable {
    /// It goes on: the responder that has it next.
    case running(next: ResponderID)
    case handled(by: ResponderID)
    /// Nobody handled it: past the last responder there is nil.
    case discarded
    /// It would come to a responder that has already had it.
    case endless(to: ResponderID)
  }

  public let message: Message
  public internal(set) var links: [Link]
  /// The responders after the last link that the call hasn't reached, in order.
  public internal(set) var unreached: [ResponderID] = []

  init(message: Message, first link: Link) {
    self.message = message
    links = [link]
  }

  public var end: End {
    guard let last = links.last else { return .discarded }
    switch last.disposition {
    case .handled: return .handled(by: last.responder)
    case .passedOn(_, let next?): return .running(next: next)
    case .passedOn(_, nil): return .discarded
    case .endless(_, let responder): return .endless(to: responder)
    }
  }

  /// Whether the call is still on its way.
  public var isRunning: Bool {
    switch end {
    case .running: true
    case .handled, .discarded, .endless: false
    }
  }

  /// Whether a call to this responder continues the path.
  func continues(to responder: ResponderID, message: Message) -> Bool {
    guard self.message == message, case .running(let next) = end else { return false }
    return next == responder
  }
}
