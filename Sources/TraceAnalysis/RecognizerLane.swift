public import EventDelivery

/// One recognizer's states along a trace.
public struct RecognizerLane: Hashable, Sendable {
  /// A state, from the step that brought it on.
  public struct Change: Hashable, Sendable {
    /// The step's position in the trace.
    public let position: Int
    public let state: RecognizerState
  }

  public let recognizer: RecognizerID
  public private(set) var changes: [Change] = []

  init(_ recognizer: RecognizerID) {
    self.recognizer = recognizer
  }

  mutating func append(_ state: RecognizerState, at position: Int) {
    guard changes.last?.state != state else { return }
    changes.append(Change(position: position, state: state))
  }

  /// The stretches of equal state that touch a range of steps, each with its end.
  public func stretches(in steps: Range<Int>, count: Int) -> [(change: Change, end: Int)] {
    changes.enumerated().compactMap { place, change in
      let end = place + 1 < changes.count ? changes[place + 1].position : count
      return end > steps.lowerBound && change.position < steps.upperBound ? (change, end) : nil
    }
  }
}
