public import EventDelivery

/// A place in a trace that one can step through: at a step, or before the first.
///
/// At the end it stays at the end while the trace grows; elsewhere it stays where it is.
public struct StepCursor: Hashable, Sendable {
  /// How many steps there are.
  public private(set) var count: Int
  /// How many steps have been shown; 0 is before the first.
  public private(set) var shown: Int

  /// A cursor at the end.
  public init(count: Int = 0) {
    self.count = max(0, count)
    shown = self.count
  }

  /// The step shown, or nil before the first.
  public var index: TraceIndex? { shown > 0 ? TraceIndex(shown - 1) : nil }

  public var isAtStart: Bool { shown == 0 }
  public var isAtEnd: Bool { shown == count }

  public mutating func stepForward() { move(toShown: shown + 1) }
  public mutating func stepBack() { move(toShown: shown - 1) }
  public mutating func moveToStart() { move(toShown: 0) }
  public mutating func moveToEnd() { move(toShown: count) }

  /// Moves to a step; one beyond the end means the last.
  public mutating func move(to index: TraceIndex) { move(toShown: index.position + 1) }

  /// Takes note of how long the trace has become.
  public mutating func grow(to count: Int) {
    let follows = isAtEnd
    self.count = max(0, count)
    move(toShown: follows ? self.count : shown)
  }

  /// Moves to the next step that fits, if there is one.
  @discardableResult
  public mutating func seekForward(
    in events: [TraceEvent], where fits: (TraceEvent) -> Bool
  ) -> Bool {
    guard let next = events.dropFirst(shown).first(where: fits) else { return false }
    move(to: next.index)
    return true
  }

  /// Moves back to the nearest earlier step that fits, if there is one.
  @discardableResult
  public mutating func seekBack(
    in events: [TraceEvent], where fits: (TraceEvent) -> Bool
  ) -> Bool {
    guard let previous = events.prefix(max(0, shown - 1)).last(where: fits) else { return false }
    move(to: previous.index)
    return true
  }

  private mutating func move(toShown place: Int) {
    shown = min(max(0, place), count)
  }
}
