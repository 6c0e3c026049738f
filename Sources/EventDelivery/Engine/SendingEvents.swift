/// `sendEvent(_:)` of the application and of its windows.
extension DeliveryEngine {
  /// What the application's `sendEvent` does with an event, unless an override keeps it (B-309).
  mutating func sendFromApplication<Sink: TraceSink>(
    _ event: EventNumber, trace: inout Sink,
    _ body: (inout DeliveryEngine, inout Sink) -> Void
  ) {
    let override = tree.application.traits.overrides.sendEvent
    trace.open(.touch(.applicationSendEvent(event)), isAssumed: override == .unknown)
    send(event, through: override, trace: &trace, body)
    trace.close()
  }

  /// What a window's `sendEvent` does with an event, unless an override keeps it (B-309, B-310).
  mutating func send<Sink: TraceSink>(
    _ event: EventNumber, from window: ViewID, trace: inout Sink,
    _ body: (inout DeliveryEngine, inout Sink) -> Void
  ) {
    let override = tree[window].traits.overrides.sendEvent
    trace.open(.touch(.windowSendEvent(window, event)), isAssumed: override == .unknown)
    send(event, through: override, trace: &trace, body)
    trace.close()
  }

  private mutating func send<Sink: TraceSink>(
    _ event: EventNumber, through override: SendEventOverride?, trace: inout Sink,
    _ body: (inout DeliveryEngine, inout Sink) -> Void
  ) {
    guard override != .drop else {
      trace.emit(.queue(.dropped(event, .sendEventOverride)))
      return
    }
    trace.assuming(override == .unknown) { trace in body(&self, &trace) }
  }
}
