/// Calling a responder's method and, by its disposition, those of the responders after it.
extension DeliveryEngine {
  /// Motion, press and remote-control methods; each forwards to `next` by default (B-125, B-130).
  ///
  /// Answers whether somebody kept it.
  mutating func call(
    _ method: ResponderMethod, about subject: ResponderStep.Subject,
    startingAt first: ResponderID, trace: inout some TraceSink
  ) -> Bool {
    var seen: Set<ResponderID> = []
    var current: ResponderID? = first
    var isAssumed = false
    while let responder = current {
      if tree.mayChainsBeEndless { seen.insert(responder) }
      let override = tree.override(of: method, at: responder)
      let disposition: CallDisposition =
        switch override?.behavior {
        case .handle: .handled
        case .next: passOn(.next, from: responder, seen: seen)
        case .super: passOn(.super, from: responder, seen: seen)
        case nil, .unknown: passOn(.default, from: responder, seen: seen)
        }
      let made = ResponderStep.Call(
        responder: responder, method: method, subject: subject, disposition: disposition)
      isAssumed = isAssumed || dependsOnUnseen(override, disposition, at: responder)
      trace.emit(.responder(.called(made)), isAssumed: isAssumed)
      if let route = override?.route {
        trace.assuming(isAssumed) { send(route, from: responder, trace: &$0) }
      }
      guard case .passedOn(_, let next) = disposition else { return true }
      current = next
    }
    return false
  }

  /// Where a call goes from a responder, unless it would go round and round.
  func passOn(
    _ forwarding: CallDisposition.Forwarding, from responder: ResponderID,
    seen: Set<ResponderID>
  ) -> CallDisposition {
    let next = tree.next(of: responder)
    if let next, seen.contains(next) { return .endless(forwarding, to: next) }
    return .passedOn(forwarding, to: next)
  }
}
