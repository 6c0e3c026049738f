/// What reaches the application from outside, raw: one event of touches, or an edit of the scene.
public enum Input: Hashable, Sendable {
  case touches([TouchSample])
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
