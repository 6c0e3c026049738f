/// Where the engine says what it does.
///
/// A kind is an autoclosure, so that a sink that discards costs nothing to say things to.
public protocol TraceSink {
  /// Adds a step at the current place in the tree of steps.
  mutating func emit(_ kind: @autoclosure () -> TraceEvent.Kind, isAssumed: Bool)
  /// Adds a step, and puts the following ones inside it until `close`.
  mutating func open(_ kind: @autoclosure () -> TraceEvent.Kind, isAssumed: Bool)
  mutating func close()
  /// Says when, and in which event, the following steps happen.
  mutating func enter(time: Timestamp, event: EventNumber?)
  /// Marks everything until `endAssuming` as dependent on an override that nobody here can see.
  mutating func beginAssuming()
  mutating func endAssuming()
}

extension TraceSink {
  public mutating func emit(_ kind: @autoclosure () -> TraceEvent.Kind) {
    emit(kind(), isAssumed: false)
  }

  public mutating func open(_ kind: @autoclosure () -> TraceEvent.Kind) {
    open(kind(), isAssumed: false)
  }

  /// Does something, marked as assumed where it is.
  mutating func assuming(_ isAssumed: Bool, _ body: (inout Self) -> Void) {
    if isAssumed { beginAssuming() }
    body(&self)
    if isAssumed { endAssuming() }
  }
}

/// A sink that keeps every step.
public struct RecordedTrace: TraceSink, Hashable, Sendable {
  public private(set) var events: [TraceEvent] = []
  private var enclosing: [TraceIndex] = []
  private var time = Timestamp.zero
  private var event: EventNumber?
  /// How many assumptions the present place depends on.
  private var assumptions = 0

  public init() {}

  public mutating func emit(_ kind: @autoclosure () -> TraceEvent.Kind, isAssumed: Bool) {
    events.append(
      TraceEvent(
        index: TraceIndex(events.count), parent: enclosing.last, depth: enclosing.count,
        time: time, event: event, kind: kind(),
        isAssumed: isAssumed || assumptions > 0))
  }

  public mutating func open(_ kind: @autoclosure () -> TraceEvent.Kind, isAssumed: Bool) {
    let index = TraceIndex(events.count)
    emit(kind(), isAssumed: isAssumed)
    enclosing.append(index)
  }

  public mutating func close() {
    enclosing.removeLast()
  }

  public mutating func enter(time: Timestamp, event: EventNumber?) {
    self.time = time
    self.event = event
  }

  public mutating func beginAssuming() { assumptions += 1 }

  public mutating func endAssuming() { assumptions -= 1 }
}

/// A sink that keeps nothing, for answers without a story.
public struct DiscardedTrace: TraceSink, Sendable {
  public init() {}

  @inline(__always)
  public mutating func emit(_ kind: @autoclosure () -> TraceEvent.Kind, isAssumed: Bool) {}
  @inline(__always)
  public mutating func open(_ kind: @autoclosure () -> TraceEvent.Kind, isAssumed: Bool) {}
  @inline(__always)
  public mutating func close() {}
  @inline(__always)
  public mutating func enter(time: Timestamp, event: EventNumber?) {}
  @inline(__always)
  public mutating func beginAssuming() {}
  @inline(__always)
  public mutating func endAssuming() {}
}
