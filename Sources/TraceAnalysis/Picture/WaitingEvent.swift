public import EventDelivery

/// An event in the application's queue, as it waits for the run loop.
public struct WaitingEvent: Hashable, Sendable {
  public let number: EventNumber
  /// The latest of what it brings: moves may have been merged into it.
  public internal(set) var content: QueuedContent
  /// The step in which it was queued.
  public let step: TraceIndex
}
