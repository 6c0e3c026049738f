/// One step of delivery, said as it happens.
///
/// Steps hold IDs and values only; names come from the tree, sentences from the readers.
public struct TraceEvent: Hashable, Sendable {
  /// The step's position in the trace.
  public let index: TraceIndex
  /// The step inside which this one happened, which makes the stream a tree; nil at its root.
  public let parent: TraceIndex?
  /// How many steps this one lies inside.
  public let depth: Int
  public let time: Timestamp
  /// The event being delivered; nil for what no event causes.
  public let event: EventNumber?
  public let kind: Kind
  /// Whether it depends on an override that nobody here can see, run as UIKit's default.
  public let isAssumed: Bool

  public init(
    index: TraceIndex, parent: TraceIndex?, depth: Int, time: Timestamp, event: EventNumber?,
    kind: Kind, isAssumed: Bool
  ) {
    self.index = index
    self.parent = parent
    self.depth = depth
    self.time = time
    self.event = event
    self.kind = kind
    self.isAssumed = isAssumed
  }

  /// One case a stage; each stage's steps have an enum of their own.
  public enum Kind: Hashable, Sendable {
    case queue(QueueStep)
    case hitTest(HitTestStep)
    case gesture(GestureStep)
    case touch(TouchStep)
    case scroll(ScrollStep)
    indirect case responder(ResponderStep)
    case action(ActionStep)
    indirect case effect(EffectStep)
  }
}
