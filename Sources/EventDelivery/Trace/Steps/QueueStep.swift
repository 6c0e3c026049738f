/// What happens to an event before anybody is asked about it.
public enum QueueStep: Hashable, Sendable {
  case queued(EventNumber, [QueuedTouch])
  case dequeued(EventNumber)
  case dropped(EventNumber, DropReason)

  /// A finger of a queued event and what it does in it.
  public struct QueuedTouch: Hashable, Sendable {
    public let finger: Finger
    public let phase: TouchPhase

    public init(finger: Finger, phase: TouchPhase) {
      self.finger = finger
      self.phase = phase
    }
  }

  public enum DropReason: Hashable, Sendable {
    /// UIKit: dropped, not queued for later (B-088).
    case ignoringInteractionEvents
    /// None of its fingers is down: each one's touch-down was dropped or never came.
    case unknownTouch
  }
}
