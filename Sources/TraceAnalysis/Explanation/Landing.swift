import EventDelivery
import Geometry

/// A touch-down of a run: where, and what became of it on its way to hit-testing.
struct Landing {
  let finger: Finger
  /// On the screen.
  let point: Point
  /// Its place among the run's touch-downs, from 0.
  let number: Int
  /// Nil where the system kept it from the application.
  let event: EventNumber?
  /// The step that queued it, or said that it wasn't forwarded.
  let arrival: TraceEvent
  /// The step that took its event from the queue.
  private(set) var dequeued: TraceEvent?
  /// The step that dropped its event.
  private(set) var drop: TraceEvent?
  /// The step that bound it to a view.
  private(set) var bound: TraceEvent?

  /// The view it is bound to.
  var hit: ViewID? {
    guard case .hitTest(.bound(let binding)) = bound?.kind else { return nil }
    return binding.view
  }

  /// Whether the run loop took it as soon as it came.
  var isPrompt: Bool { dequeued.map { $0.time <= arrival.time } ?? false }

  /// Every touch-down of a run, in order.
  static func all(in events: [TraceEvent]) -> [Landing] {
    var result: [Landing] = []
    for event in events {
      switch event.kind {
      case .queue(.queued(let number, let content)):
        result.append(touchDownsOf: content, number, at: event)
      case .queue(.notForwarded(let content, _)):
        result.append(touchDownsOf: content, nil, at: event)
      case .queue(.dequeued(let number)): result.update(number) { $0.dequeued = event }
      case .queue(.dropped(let number, _)): result.update(number) { $0.drop = event }
      case .hitTest(.bound(let binding)):
        guard let number = event.event else { continue }
        result.update(number) { if $0.finger == binding.finger { $0.bound = event } }
      case .queue, .hitTest, .gesture, .touch, .scroll, .responder, .action, .effect: continue
      }
    }
    return result
  }
}

extension [Landing] {
  fileprivate mutating func append(
    touchDownsOf content: QueuedContent, _ number: EventNumber?, at step: TraceEvent
  ) {
    for touch in content.touches where touch.phase == .began {
      append(
        Landing(
          finger: touch.finger, point: touch.point, number: count, event: number, arrival: step))
    }
  }

  /// Those of an event are among the last ones, unless many wait.
  fileprivate mutating func update(_ number: EventNumber, _ change: (inout Landing) -> Void) {
    for index in indices.reversed() {
      guard let event = self[index].event, event >= number else { return }
      if event == number { change(&self[index]) }
    }
  }
}
