/// Targets and actions of recognizers.
extension DeliveryEngine {
  /// Sends an action to all its targets, in the order they were added (B-211).
  mutating func sendAction(_ pending: GestureBoard.PendingAction, trace: inout some TraceSink) {
    gestures.reports[pending.recognizer] = pending.report
    followScroll(pending, trace: &trace)
    for action in tree[pending.recognizer].actions {
      let outcome = outcome(of: action)
      let delivery = GestureStep.Delivery(
        recognizer: pending.recognizer, selector: action.action, state: pending.state,
        isDiscrete: pending.isDiscrete, target: action.target, outcome: outcome)
      trace.emit(.gesture(.action(delivery)), isAssumed: pending.isAssumed)
      guard outcome == .performed, let target = action.target else { continue }
      trace.assuming(pending.isAssumed) { trace in
        for effect in tree.traits(of: target).response(to: action.action)?.effects ?? [] {
          apply(effect, trace: &trace)
        }
      }
    }
  }

  /// A nil target hears nothing: it is no search along the chain.
  private func outcome(of action: RecognizerAction) -> ActionStep.Outcome {
    action.target.map { outcome(of: action.action, at: $0) } ?? .nobody
  }

  /// What a recognizer reports: as at its latest action, or as it is now where it has had none since its
  /// latest attempt began.
  public func report(of recognizer: RecognizerID) -> GestureReport? {
    gestures.reports[recognizer] ?? run(of: recognizer)?.machine.report
  }

  /// The recognizer's state as its owner reads it.
  public func state(of recognizer: RecognizerID) -> RecognizerState {
    run(of: recognizer)?.state ?? .possible
  }
}
