/// An event that waits for the run loop, as the hardware reported it.
public struct QueuedEvent: Hashable, Sendable {
  public let number: EventNumber
  /// When its latest sample was sensed, however late it is delivered (B-071).
  public internal(set) var time: Timestamp
  public internal(set) var content: EventContent
  /// Samples that were merged into it, oldest first; the content's own are the latest (B-093).
  public internal(set) var coalesced: [CoalescedSample] = []
}

/// One sample of a finger between two deliveries.
public struct CoalescedSample: Hashable, Sendable {
  public let time: Timestamp
  public let sample: TouchSample
}

/// The application's events, first in first out.
struct EventQueue: Sendable {
  private(set) var events: [QueuedEvent] = []
  private var latest = 0

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ content: EventContent, at time: Timestamp) -> QueuedEvent {
    latest += 1
    let event = QueuedEvent(number: EventNumber(latest), time: time, content: content)
    events.append(event)
    return event
  }

  mutating func takeFirst() -> QueuedEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  mutating func removeLast() {
    events.removeLast()
  }

  /// Merges moves into the last waiting event where that one moves the same fingers.
  ///
  /// UIKit: a late main thread gets one moved event with all samples coalesced (B-319).
  mutating func merge(_ samples: [TouchSample], at time: Timestamp) -> EventNumber? {
    guard let last = events.last, case .touches(let waiting) = last.content,
      Self.areMoves(waiting), Self.areMoves(samples),
      waiting.map(\.finger) == samples.map(\.finger)
    else { return nil }
    let place = events.count - 1
    events[place].coalesced += waiting.map { CoalescedSample(time: last.time, sample: $0) }
    events[place].content = .touches(samples)
    events[place].time = time
    return last.number
  }

  private static func areMoves(_ samples: [TouchSample]) -> Bool {
    !samples.isEmpty && samples.allSatisfy { $0.phase == .moved }
  }
}
