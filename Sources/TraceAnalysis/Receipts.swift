public import EventDelivery

/// What each responder got, and in what order: the steps in which something of it ran.
public struct Receipts: Hashable, Sendable {
  /// Where each of them is in the trace, in order; only the latest where there are more.
  public private(set) var steps: [TraceIndex] = []
  /// Whether earlier ones were left out.
  public private(set) var isCut = false

  /// The latest receipts before a place of a trace, of one responder or of all.
  public init(
    of responder: ResponderID? = nil, in events: [TraceEvent], shown: Int, limit: Int
  ) {
    var place = min(shown, events.count)
    while place > 0 {
      place -= 1
      guard let receiver = Self.receiver(of: events[place].kind),
        responder == nil || responder == receiver
      else { continue }
      guard steps.count < limit else {
        isCut = true
        break
      }
      steps.append(events[place].index)
    }
    steps.reverse()
  }

  /// The responder whose method ran in a step, or that acted; nil in every other step.
  public static func receiver(of kind: TraceEvent.Kind) -> ResponderID? {
    switch kind {
    case .touch(.called(let call)): call.responder
    case .responder(.called(let call)): call.responder
    case .responder(.routed(_, let responder, _)): responder
    case .responder(.text(_, let receiver)): receiver
    case .responder(.keyCommand(_, let responder)): responder
    case .responder(.system(_, .responder(let receiver))): receiver
    case .action(.action(let delivery)):
      delivery.outcome == .performed ? delivery.asked.last : delivery.sender
    case .action(let step): DeliveryPicture.subject(of: .action(step))
    case .scroll(let step): .view(step.scrollView)
    case .responder, .touch, .queue, .hitTest, .gesture, .effect: nil
    }
  }

  /// Whether a step is the end of a chain where nobody handled what came up: it is discarded.
  public static func isDiscarded(_ kind: TraceEvent.Kind) -> Bool {
    switch kind {
    case .touch(.called(let call)): call.disposition.isDiscarded
    case .responder(.called(let call)): call.disposition.isDiscarded
    case .responder(.routed(_, _, let disposition)): disposition.isDiscarded
    case .responder(.text(_, nil)), .responder(.nobody): true
    case .action(.action(let delivery)): delivery.outcome == .nobody
    case .touch, .responder, .action, .queue, .hitTest, .gesture, .effect, .scroll: false
    }
  }
}

extension CallDisposition {
  /// Whether the call went on to nil.
  fileprivate var isDiscarded: Bool {
    if case .passedOn(_, nil) = self { return true }
    return false
  }
}
