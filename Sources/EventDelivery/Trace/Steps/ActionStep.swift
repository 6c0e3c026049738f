/// A step of a control's tracking, its events and its actions.
public enum ActionStep: Hashable, Sendable {
  case beginTracking(ViewID, Finger, Bool)
  case continueTracking(ViewID, Finger, Bool)
  case endTracking(ViewID, Finger)
  case cancelTracking(ViewID)
  case highlighted(ViewID, Bool)
  /// The user changed a control's value.
  case valueChanged(ViewID, Double)
  case controlEvent(ViewID, ControlEvent)
  case action(ActionDelivery)

  /// An action sent to a target or up the chain.
  public struct ActionDelivery: Hashable, Sendable {
    /// The control that sent it; nil for one sent in code without a sender.
    public let sender: ResponderID?
    public let selector: String
    /// Everyone who was asked, in order; the explicit target alone where there is one.
    public let asked: [ResponderID]
    public let isNilTargeted: Bool
    public let outcome: Outcome

    public init(
      sender: ResponderID?, selector: String, asked: [ResponderID], isNilTargeted: Bool,
      outcome: Outcome
    ) {
      self.sender = sender
      self.selector = selector
      self.asked = asked
      self.isNilTargeted = isNilTargeted
      self.outcome = outcome
    }
  }

  public enum Outcome: Hashable, Sendable {
    /// The last of those asked acted.
    case performed
    /// The target lacks the method; UIKit would stop the app here.
    case unrecognizedSelector
    /// Nobody implements it, or the target has gone (B-160).
    case nobody
  }
}
