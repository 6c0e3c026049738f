import EventDelivery

/// An event without a place: a motion, a press, text or a remote control's command.
struct PlacelessEvent {
  let number: EventNumber
  let step: TraceEvent

  /// The last one of a run.
  static func last(in events: [TraceEvent]) -> PlacelessEvent? {
    for event in events.reversed() {
      guard case .queue(.queued(let number, let content)) = event.kind else { continue }
      switch content {
      case .touches, .hover: continue
      case .motion, .press, .remoteControl, .text:
        return PlacelessEvent(number: number, step: event)
      }
    }
    return nil
  }
}

/// What became of the last event without a place, asked of one responder.
///
/// UIKit: such events start at the first responder (B-119, B-123).
struct PlacelessVerdict {
  let builder: ExplanationBuilder

  private var subject: ExplainedSubject { builder.subject }

  func explanation() -> Explanation {
    guard let event = PlacelessEvent.last(in: builder.run.events),
      case .responder(let responder) = subject
    else { return Explanation(subject, .noFirstResponder) }
    let steps = builder.run.events.filter { $0.event == event.number }
    if let dropped = steps.first(where: \.isIgnored) {
      var explanation = Explanation(
        subject, .ignoringInteractionEvents, culprit: .responder(.application))
      explanation.evidence = dropped.index
      return explanation
    }
    let hearings = steps.compactMap { step in step.hearing.map { (step.index, $0) } }
    var explanation = verdict(on: hearings.map(\.1), for: responder)
    let own = hearings.first { $0.1.responder == responder }?.0
    explanation.evidence = own ?? hearings.last?.0 ?? steps.last?.index ?? event.step.index
    return explanation
  }

  private func verdict(on hearings: [Hearing], for responder: ResponderID) -> Explanation {
    if hearings.contains(where: { $0.responder == responder }) {
      return Explanation(subject, .reachable)
    }
    guard let first = hearings.first?.responder else {
      return Explanation(subject, .noFirstResponder)
    }
    if let last = hearings.last, last.keeps,
      builder.run.tree.responderChain(from: first).contains(responder)
    {
      let isFirst = last.responder == first
      return Explanation(
        subject, isFirst ? .handledBelow : .touchesOverride, culprit: .responder(last.responder))
    }
    return Explanation(subject, .noFirstResponder, culprit: .responder(first))
  }
}

/// A responder that an event without a place came to, and whether it stayed there.
struct Hearing {
  let responder: ResponderID
  let keeps: Bool
}

extension TraceEvent {
  fileprivate var isIgnored: Bool {
    if case .queue(.dropped(_, .ignoringInteractionEvents)) = kind { true } else { false }
  }

  fileprivate var hearing: Hearing? {
    switch kind {
    case .responder(.called(let call)):
      Hearing(responder: call.responder, keeps: call.disposition == .handled)
    case .responder(.text(_, let receiver?)): Hearing(responder: receiver, keeps: true)
    case .responder(.keyCommand(_, let responder)): Hearing(responder: responder, keeps: true)
    case .queue, .hitTest, .gesture, .touch, .scroll, .responder, .action, .effect: nil
    }
  }
}
