/// Running touch methods up the responder chain.
extension DeliveryEngine {
  /// Calls a touch method on a responder and on whoever it is passed on to.
  ///
  /// UIKit: the default passes the call to `next` with the same touches (B-107); an override without
  /// super ends it (B-108); controls and scroll views keep theirs (B-110, B-111); at the chain's end it
  /// is discarded (B-112).
  mutating func call(
    _ phase: TouchPhase, _ fingers: [Finger], startingAt first: ResponderID,
    trace: inout some TraceSink
  ) {
    guard let method = ResponderMethod(touches: phase) else { return }
    var seen: Set<ResponderID> = []
    var current: ResponderID? = first
    var isAssumed = touches.contains { $0.isAssumed && fingers.contains($0.finger) }
    while let responder = current {
      if tree.mayChainsBeEndless { seen.insert(responder) }
      let override = tree.override(of: method, at: responder)
      let reaction = reaction(of: responder, override: override)
      let disposition = disposition(of: reaction, at: responder, seen: seen)
      let made = TouchStep.Call(
        responder: responder, phase: phase, fingers: fingers, disposition: disposition)
      isAssumed = isAssumed || dependsOnUnseen(override, disposition, at: responder)
      trace.emit(.touch(.called(made)), isAssumed: isAssumed)
      trace.assuming(isAssumed) { trace in
        if reaction == .uikit, case .view(let view) = responder {
          track(phase, fingers, in: view, trace: &trace)
          followRows(phase, fingers, in: view, trace: &trace)
        }
        if let route = override?.route { send(route, from: responder, trace: &trace) }
      }
      guard case .passedOn(_, let next) = disposition else { return }
      current = next
    }
  }

  /// Whether the call depends on a method or a `next` that nobody can see.
  func dependsOnUnseen(
    _ override: MethodOverride?, _ disposition: CallDisposition, at responder: ResponderID
  ) -> Bool {
    if override?.behavior == .unknown { return true }
    guard tree.mayChainsBeEndless, disposition != .handled else { return false }
    return tree.traits(of: responder).overrides.next == .unknown
  }

  /// What a responder's touch method comes down to.
  private enum Reaction: Equatable {
    /// The subclass keeps it.
    case handled
    /// UIKit's own method of a control or scroll view keeps it.
    case uikit
    case passedOn(CallDisposition.Forwarding)
  }

  private func reaction(
    of responder: ResponderID, override: MethodOverride?
  ) -> Reaction {
    switch override?.behavior {
    case .handle: .handled
    case .next: .passedOn(.next)
    case .super: consumesTouches(responder) ? .uikit : .passedOn(.super)
    case nil, .unknown: consumesTouches(responder) ? .uikit : .passedOn(.default)
    }
  }

  private func consumesTouches(_ responder: ResponderID) -> Bool {
    guard case .view(let view) = responder else { return false }
    return tree.consumesTouches(view)
  }

  private func disposition(
    of reaction: Reaction, at responder: ResponderID, seen: Set<ResponderID>
  ) -> CallDisposition {
    guard case .passedOn(let forwarding) = reaction else { return .handled }
    return passOn(forwarding, from: responder, seen: seen)
  }
}

extension ResponderMethod {
  /// The method of a phase; nil for stationary, which calls nothing (B-064).
  init?(touches phase: TouchPhase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    case .stationary: return nil
    }
  }
}
