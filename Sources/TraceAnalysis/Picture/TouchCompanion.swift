public import EventDelivery

/// Another touch of the multi-touch sequence that a picture sums up: where it went.
public struct TouchCompanion: Hashable, Sendable {
  public let finger: Finger
  /// Nil where nobody was hit.
  public let hit: ViewID?
}
