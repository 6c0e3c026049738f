public import EventDelivery
import Geometry

/// Each step of a trace as one line of text.
///
/// The lines are a public format: scripts and scenarios compare them, so a changed line is a breaking
/// change. They are never translated.
public struct Transcript: Sendable {
  /// Where names come from: the newest tree of the run, which knows everyone who ever was in it.
  let tree: ViewTree

  public init(tree: ViewTree) {
    self.tree = tree
  }

  /// The step with its time, indented by what it happened inside of.
  public func line(_ event: TraceEvent) -> String {
    let indent = String(repeating: "  ", count: event.depth)
    return "\(NumberText.time(event.time.seconds)) \(indent)\(words(event))"
  }

  /// The step without time or indentation.
  public func words(_ event: TraceEvent) -> String {
    let words =
      switch event.kind {
      case .queue(let step): queueWords(step)
      case .hitTest(let step): hitTestWords(step)
      case .gesture(let step): gestureWords(step)
      case .touch(let step): touchWords(step)
      case .scroll(let step): scrollWords(step)
      case .responder(let step): responderWords(step)
      case .action(let step): actionWords(step)
      case .effect(let step): effectWords(step)
      }
    return event.isAssumed ? words + " (assumed)" : words
  }

  // MARK: - Stages

  private func queueWords(_ step: QueueStep) -> String {
    switch step {
    case .stage(let stage, let content): "\(Self.name(stage)) \(Self.words(content))"
    case .notForwarded(let content, .applicationNotActive):
      "\(Self.name(.springBoard)) dropped \(Self.words(content)) notActive"
    case .queued(let number, let content):
      "event \(number.number) queued \(Self.words(content))"
    case .merged(let number, let touches):
      "event \(number.number) merged \(Self.words(.touches(touches)))"
    case .dequeued(let number): "event \(number.number) dequeued"
    case .dropped(let number, let reason):
      "event \(number.number) dropped \(Self.words(reason))"
    case .busy(let until): "main thread busy until \(NumberText.text(until.seconds))"
    case .held(let isHeld): isHeld ? "event queue held" : "event queue let go"
    }
  }

  private static func name(_ stage: QueueStep.PipelineStage) -> String {
    switch stage {
    case .hardware: "IOKit"
    case .springBoard: "SpringBoard"
    case .source1: "Source1"
    case .source0: "Source0"
    }
  }

  /// What an event brings, as its `queued` line ends with it.
  public static func words(_ content: QueuedContent) -> String {
    switch content {
    case .touches(let touches):
      let list = touches.map { "\($0.finger.number) \($0.phase.rawValue)" }
      return "touches {\(list.joined(separator: ", "))}"
    case .hover(let point): return "hover \(NumberText.text(point))"
    case .motion(let kind, let phase): return "motion \(kind.rawValue) \(phase.rawValue)"
    case .press(let press, let phase): return "press \(name(press)) \(phase.rawValue)"
    case .remoteControl(let command): return "remoteControl \(command.rawValue)"
    case .text(let text): return "text \(LineText.escaped(text))"
    }
  }

  static func name(_ press: Press) -> String {
    (press.modifierFlags + [press.key]).joined(separator: "+")
  }

  private static func words(_ reason: QueueStep.DropReason) -> String {
    switch reason {
    case .ignoringInteractionEvents: "ignoringInteractionEvents"
    case .unknownTouch: "unknownTouch"
    case .sendEventOverride: "sendEventOverride"
    }
  }

  private func hitTestWords(_ step: HitTestStep) -> String {
    switch step {
    case .visit(let view, let point): "hitTest \(name(view)) \(NumberText.text(point))"
    case .refuse(let view, let point, let refusal):
      "hitTest \(name(view)) \(NumberText.text(point)) nil \(Self.words(refusal))"
    case .pointInside(let view, let point, let answer):
      "pointInside \(name(view)) \(NumberText.text(point)) \(yesNo(answer))"
    case .answer(let view, let answer, let isOverride):
      "hitTest \(name(view)) -> \(name(answer))\(isOverride ? " override" : "")"
    case .bound(let binding): boundWords(binding)
    }
  }

  /// A refusal's reason, as a line ends with it.
  public static func words(_ refusal: HitTestStep.Refusal) -> String {
    switch refusal {
    case .hidden: "hidden"
    case .interactionDisabled: "interaction disabled"
    case .transparent(let alpha): "alpha \(NumberText.text(Double(alpha)))"
    case .animating: "animating"
    case .outside: "outside"
    case .override: "override"
    case .endless: "endless"
    }
  }

  private func boundWords(_ binding: HitTestStep.TouchBinding) -> String {
    let touch = "touch \(binding.finger.number) view \(name(binding.view))"
    guard let window = binding.window else { return touch }
    let gestures = binding.recognizers.map { tree[$0].identifier }.joined(separator: ", ")
    return "\(touch) window \(name(window)) gestures [\(gestures)]"
  }

  private func touchWords(_ step: TouchStep) -> String {
    switch step {
    case .applicationSendEvent(let event): "application sendEvent \(event.number)"
    case .windowSendEvent(let window, let event):
      "window \(name(window)) sendEvent \(event.number)"
    case .ignored(let finger, let view, let reason):
      "touch \(finger.number) ignored by \(name(view)) \(words(reason))"
    case .called(let call):
      "\(name(call.responder)) \(Self.method(call.phase)) {\(list(call.fingers))}"
        + words(call.disposition)
    }
  }

  private func words(_ reason: TouchStep.IgnoreReason) -> String {
    switch reason {
    case .multipleTouchDisabled: "multipleTouchDisabled"
    case .exclusiveTouch(let view): "exclusiveTouch of \(name(view))"
    }
  }

  private func responderWords(_ step: ResponderStep) -> String {
    switch step {
    case .routed(let event, let responder, let disposition):
      "\(name(responder)) route \(event.name)\(routeWords(disposition))"
    case .called(let call):
      "\(name(call.responder)) \(call.method.rawValue) \(Self.words(call.subject))"
        + words(call.disposition)
    case .text(let text, let receiver): "\(name(receiver)) text \(LineText.escaped(text))"
    case .keyCommand(let command, let responder):
      "\(name(responder)) keyCommand \(Self.name(command)) \(command.action)"
    case .system(let event, .responder(let receiver)):
      "system \(event.rawValue) > \(name(receiver))"
    case .system(let event, .mainRunLoop): "system \(event.rawValue) > main run loop"
    case .nobody(let subject): "\(Self.words(subject)) > nil"
    case .firstResponder(let old, let new):
      "first responder \(name(old)) > \(name(new))"
    case .becomeFirstResponder(let responder, let answer):
      "\(name(responder)) becomeFirstResponder \(yesNo(answer))"
    case .resignFirstResponder(let responder, let answer):
      "\(name(responder)) resignFirstResponder \(yesNo(answer))"
    case .keyWindow(let old, let new): "key window \(name(old)) > \(name(new))"
    }
  }

  private static func words(_ subject: ResponderStep.Subject) -> String {
    switch subject {
    case .motion(let kind): kind.rawValue
    case .press(let press): name(press)
    case .remoteControl(let command): command.rawValue
    }
  }

  private static func name(_ command: KeyCommand) -> String {
    name(Press(key: command.input, modifierFlags: command.modifierFlags))
  }

  private func actionWords(_ step: ActionStep) -> String {
    switch step {
    case .beginTracking(let control, let finger, let answer):
      "\(name(control)) beginTracking {\(finger.number)} \(yesNo(answer))"
    case .continueTracking(let control, let finger, let answer):
      "\(name(control)) continueTracking {\(finger.number)} \(yesNo(answer))"
    case .endTracking(let control, let finger):
      "\(name(control)) endTracking {\(finger.number)}"
    case .cancelTracking(let control): "\(name(control)) cancelTracking"
    case .highlighted(let control, let isOn): "\(name(control)) highlighted \(yesNo(isOn))"
    case .valueChanged(let control, let value):
      "\(name(control)) value \(NumberText.text(value))"
    case .controlEvent(let control, let event): "\(name(control)) \(event.rawValue)"
    case .action(let delivery): deliveryWords(delivery)
    }
  }

  private func deliveryWords(_ delivery: ActionStep.ActionDelivery) -> String {
    let start = "\(name(delivery.sender)) action \(delivery.selector)"
    let asked = delivery.asked.map { name($0) }
    let hops = delivery.isNilTargeted ? ["nil"] + asked : asked
    switch delivery.outcome {
    case .performed:
      return delivery.isNilTargeted
        ? "\(start) \(hops.joined(separator: " > "))"
        : "\(start) > \(hops.joined(separator: " > "))"
    case .unrecognizedSelector:
      return "\(start) > \(hops.joined(separator: " > ")) unrecognized selector"
    case .nobody:
      guard delivery.isNilTargeted else { return "\(start) > nil" }
      return "\(start) \((hops + ["nil"]).joined(separator: " > "))"
    }
  }

  // MARK: - Names

  func name(_ view: ViewID) -> String { tree[view].identifier }

  private func name(_ view: ViewID?) -> String { view.map { name($0) } ?? "nil" }

  func name(_ responder: ResponderID) -> String { tree.identifier(of: responder) }

  func name(_ responder: ResponderID?) -> String { responder.map { name($0) } ?? "nil" }

  /// A custom event goes on in one way only, whether it was handled on the way or not.
  private func routeWords(_ disposition: CallDisposition) -> String {
    guard case .passedOn(_, let next) = disposition else { return words(disposition) }
    return " > \(name(next))"
  }

  private func words(_ disposition: CallDisposition) -> String {
    switch disposition {
    case .handled: ""
    case .passedOn(.default, let next): " default > \(name(next))"
    case .passedOn(let forwarding, let next): " \(forwarding.rawValue) > \(name(next))"
    case .endless(let forwarding, let next):
      " \(forwarding.rawValue) > \(name(next)) endless"
    }
  }

  func list(_ fingers: [Finger]) -> String {
    fingers.map { "\($0.number)" }.joined(separator: ", ")
  }

  func yesNo(_ answer: Bool) -> String { answer ? "yes" : "no" }

  /// The name of a phase's touch method.
  public static func method(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .stationary: "touchesStationary"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
