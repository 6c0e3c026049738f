public import Geometry

/// What reaches the application from outside, raw.
public enum Input: Hashable, Sendable {
  /// One event of touches.
  case touches([TouchSample])
  /// The pointer is there, with no button down.
  case hover(Point)
  case motion(MotionKind, EventPhase)
  case press(Press, EventPhase)
  case remoteControl(RemoteControlCommand)
  case text(String)
  case system(SystemEvent)
  /// The main thread is busy for so many seconds: events wait, and moves are merged (B-319).
  case busy(seconds: Double)
  /// An edit of the scene.
  case effect(Effect)
}

/// An input and the moment it arrives.
public struct TimedInput: Hashable, Sendable {
  public var time: Timestamp
  public var input: Input

  public init(time: Timestamp, input: Input) {
    self.time = time
    self.input = input
  }
}
