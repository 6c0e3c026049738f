/// A touches event that waits for the run loop, as the hardware reported it.
public struct QueuedEvent: Hashable, Sendable {
  public let number: EventNumber
  public let time: Timestamp
  public let samples: [TouchSample]
}

/// The application's events, first in first out.
struct EventQueue: Sendable {
  private(set) var events: [QueuedEvent] = []
  private var latest = 0

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ samples: [TouchSample], at time: Timestamp) -> QueuedEvent {
    latest += 1
    let event = QueuedEvent(number: EventNumber(latest), time: time, samples: samples)
    events.append(event)
    return event
  }

  mutating func takeFirst() -> QueuedEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  mutating func removeLast() {
    events.removeLast()
  }
}
