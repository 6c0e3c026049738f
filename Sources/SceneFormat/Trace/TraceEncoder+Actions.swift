import EventDelivery
import Geometry

extension TraceEncoder {
  mutating func action(_ actionStep: ActionStep) {
    switch actionStep {
    case .beginTracking(let control, let finger, let answer):
      tracking(.beginTracking, control, finger)
      member(.answer, answer)
    case .continueTracking(let control, let finger, let answer):
      tracking(.continueTracking, control, finger)
      member(.answer, answer)
    case .endTracking(let control, let finger): tracking(.endTracking, control, finger)
    case .cancelTracking(let control):
      step(.cancelTracking)
      member(.control, control)
    case .highlighted(let control, let isHighlighted):
      step(.highlighted)
      member(.control, control)
      member(.value, isHighlighted)
    case .valueChanged(let control, let value):
      step(.valueChanged)
      member(.control, control)
      member(.value, value)
    case .controlEvent(let control, let event):
      step(.controlEvent)
      member(.control, control)
      member(.controlEvent, event.rawValue)
    case .action(let delivery): self.delivery(delivery)
    }
  }

  private mutating func tracking(_ name: TraceStep, _ control: ViewID, _ finger: Finger) {
    step(name)
    member(.control, control)
    member(.finger, Double(finger.number))
  }

  private mutating func delivery(_ delivery: ActionStep.ActionDelivery) {
    step(.action)
    member(.sender, delivery.sender)
    member(.action, delivery.selector)
    member(.nilTarget, delivery.isNilTargeted)
    member(.asked, delivery.asked.map { scene.name($0) })
    switch delivery.outcome {
    case .performed:
      member(.outcome, "performed")
      member(.actor, delivery.asked.last)
    case .unrecognizedSelector: member(.outcome, "unrecognizedSelector")
    case .nobody: member(.outcome, "nobody")
    }
  }

  mutating func effect(_ effectStep: EffectStep) {
    switch effectStep {
    case .applied(let effect):
      step(.effect)
      write(effect)
    case .failed(let effect, let failure):
      step(.effectFailed)
      switch failure {
      case .unknownIdentifier(let identifier):
        member(.reason, "unknownID")
        member(.id, identifier)
      case .wrongKind(let identifier):
        member(.reason, "wrongKind")
        member(.id, identifier)
      case .alreadyPresents(let identifier):
        member(.reason, "alreadyPresents")
        member(.id, identifier)
      case .notInWindow(let identifier):
        member(.reason, "notInWindow")
        member(.id, identifier)
      case .endless: member(.reason, "endless")
      }
      write(effect)
    case .animationEnded(let view):
      step(.animationEnded)
      member(.view, view)
    }
  }

  private mutating func write(_ effect: Effect) {
    scene.builder.key(TraceKey.do.rawValue)
    scene.effect(effect)
  }
}
