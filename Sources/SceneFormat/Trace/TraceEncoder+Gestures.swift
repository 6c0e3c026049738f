import EventDelivery

extension TraceEncoder {
  mutating func gesture(_ gestureStep: GestureStep) {
    switch gestureStep {
    case .touches(let recognizer, let phase, let fingers):
      step(.recognizerTouches)
      member(.recognizer, scene.name(recognizer))
      member(.phase, phase.rawValue)
      member(.fingers, fingers)
    case .state(let recognizer, let old, let new, let reason):
      step(.recognizerState)
      member(.recognizer, scene.name(recognizer))
      member(.from, old.rawValue)
      member(.to, new.rawValue)
      if let reason { failure(reason) }
    case .reset(let recognizer):
      step(.recognizerReset)
      member(.recognizer, scene.name(recognizer))
    case .waits(let recognizer, let required):
      step(.recognizerWaits)
      member(.recognizer, scene.name(recognizer))
      member(.other, scene.name(required))
    case .asked(let recognizer, let question, let other, let answer):
      step(.delegateAsked)
      member(.recognizer, scene.name(recognizer))
      member(.question, question.rawValue)
      if let other { member(.other, scene.name(other)) }
      member(.answer, answer)
    case .viewAsked(let view, let recognizer, let answer):
      step(.viewAsked)
      member(.view, view)
      member(.recognizer, scene.name(recognizer))
      member(.answer, answer)
    case .action(let delivery): self.delivery(delivery)
    case .held(let view, let phase, let fingers, let holder):
      held(.touchHeld, view, phase, fingers)
      member(.by, scene.name(holder))
    case .replayed(let view, let phase, let fingers): held(.touchReplayed, view, phase, fingers)
    case .dropped(let view, let phase, let fingers): held(.touchDropped, view, phase, fingers)
    }
  }

  private mutating func held(
    _ name: TraceStep, _ view: ViewID, _ phase: TouchPhase, _ fingers: [Finger]
  ) {
    step(name)
    member(.view, view)
    member(.phase, phase.rawValue)
    member(.fingers, fingers)
  }

  private mutating func delivery(_ delivery: GestureStep.Delivery) {
    step(.recognizerAction)
    member(.recognizer, scene.name(delivery.recognizer))
    member(.action, delivery.selector)
    member(.state, delivery.state.rawValue)
    member(.discrete, delivery.isDiscrete)
    member(.target, delivery.target)
    switch delivery.outcome {
    case .performed: member(.outcome, "performed")
    case .unrecognizedSelector: member(.outcome, "unrecognizedSelector")
    case .nobody: member(.outcome, "nobody")
    }
  }

  /// The reason under a stable name, with its figure or who it is about.
  private mutating func failure(_ failure: GestureFailure) {
    switch failure {
    case .strayed(let distance): reason("strayed", distance)
    case .tooSlow(let seconds): reason("tooSlow", seconds)
    case .tooSoon(let seconds): reason("tooSoon", seconds)
    case .tooManyFingers(let count): reason("tooManyFingers", Double(count))
    case .tooFewFingers(let count): reason("tooFewFingers", Double(count))
    case .wrongDirection: member(.reason, "wrongDirection")
    case .timedOut: member(.reason, "timedOut")
    case .refusedByDelegate: member(.reason, "refusedByDelegate")
    case .refused(let view):
      member(.reason, "refused")
      member(.by, scene.name(view))
    case .prevented(let other):
      member(.reason, "prevented")
      member(.by, scene.name(other))
    case .requires(let other):
      member(.reason, "requires")
      member(.by, scene.name(other))
    case .disabled: member(.reason, "disabled")
    case .cancelled: member(.reason, "cancelled")
    }
  }

  private mutating func reason(_ name: String, _ figure: Double) {
    member(.reason, name)
    member(.value, figure)
  }
}
