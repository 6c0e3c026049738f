import EventDelivery
import Geometry

extension TraceEncoder {
  mutating func hitTest(_ hitTestStep: HitTestStep) {
    switch hitTestStep {
    case .visit(let view, let point):
      step(.hitTest)
      member(.view, view)
      member(.point, point)
    case .refuse(let view, let point, let refusal):
      step(.hitTestRefused)
      member(.view, view)
      member(.point, point)
      self.refusal(refusal)
    case .pointInside(let view, let point, let answer):
      step(.pointInside)
      member(.view, view)
      member(.point, point)
      member(.answer, answer)
    case .answer(let view, let answer, let isOverride):
      step(.hitTestAnswer)
      member(.view, view)
      optional(.answer, answer)
      if isOverride { member(.override, true) }
    case .bound(let binding):
      step(.bound)
      member(.finger, Double(binding.finger.number))
      optional(.view, binding.view)
      optional(.window, binding.window)
      member(.gestureRecognizers, binding.recognizers.map { scene.name($0) })
    }
  }

  private mutating func refusal(_ refusal: HitTestStep.Refusal) {
    switch refusal {
    case .hidden: member(.reason, "hidden")
    case .interactionDisabled: member(.reason, "interactionDisabled")
    case .transparent(let alpha):
      member(.reason, "alpha")
      member(.alpha, Double("\(alpha)") ?? 0)
    case .animating: member(.reason, "animating")
    case .outside(let bounds):
      member(.reason, "outside")
      scene.member(TraceKey.bounds, bounds)
    case .override: member(.reason, "override")
    case .endless: member(.reason, "endless")
    }
  }
}
