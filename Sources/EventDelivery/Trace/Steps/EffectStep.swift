/// An edit of the scene while it runs.
public enum EffectStep: Hashable, Sendable {
  case applied(Effect)
  /// It names something that isn't there, or can't be done to it.
  case failed(Effect, EffectFailure)
  /// A running animation came to its end.
  case animationEnded(ViewID)

  public enum EffectFailure: Hashable, Sendable {
    case unknownIdentifier(String)
    case wrongKind(String)
    /// UIKit: a controller presents one other at a time, and refuses a second.
    case alreadyPresents(String)
    /// UIKit: a controller whose view is in no window presents nobody.
    case notInWindow(String)
    /// An action causes itself again and again.
    case endless
  }
}
