/// Custom events bubbled up the responder chain.
extension DeliveryEngine {
  /// Sends an event from a responder: its own handler first, then its next responder's, and so on.
  mutating func send(
    _ event: RoutedEvent, from first: ResponderID, trace: inout some TraceSink
  ) {
    var seen: Set<ResponderID> = []
    var current: ResponderID? = first
    while let responder = current {
      if tree.mayChainsBeEndless { seen.insert(responder) }
      let handler = tree.traits(of: responder).overrides.handler(ofRoute: event.name)
      let disposition: CallDisposition =
        switch handler?.behavior {
        case .handle: .handled
        case .next: passOn(.next, from: responder, seen: seen)
        case nil: passOn(.default, from: responder, seen: seen)
        }
      trace.emit(.responder(.routed(event, at: responder, disposition)))
      guard case .passedOn(_, let next) = disposition else { return }
      current = next
    }
  }
}
