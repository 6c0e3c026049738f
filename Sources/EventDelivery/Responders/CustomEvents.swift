/// Custom events bubbled up the responder chain.
extension DeliveryEngine {
  /// Sends an event from a responder: its own handler first, then its next responder's, and so on.
  mutating func send(
    _ event: RoutedEvent, from first: ResponderID, trace: inout some TraceSink
  ) {
    var seen: Set<ResponderID> = []
    var current: ResponderID? = first
    var isAssumed = false
    while let responder = current {
      if tree.mayChainsBeEndless { seen.insert(responder) }
      let overrides = tree.traits(of: responder).overrides
      isAssumed = isAssumed || overrides.areRoutesUnknown
      let handler = overrides.handler(ofRoute: event.name)
      let disposition: CallDisposition =
        switch handler?.behavior {
        case .handle: .handled
        case .next: passOn(.next, from: responder, seen: seen)
        case nil: passOn(.default, from: responder, seen: seen)
        }
      if disposition != .handled, overrides.next == .unknown { isAssumed = true }
      trace.emit(.responder(.routed(event, at: responder, disposition)), isAssumed: isAssumed)
      guard case .passedOn(_, let next) = disposition else { return }
      current = next
    }
  }
}
