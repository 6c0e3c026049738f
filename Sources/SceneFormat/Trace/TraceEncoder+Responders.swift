import EventDelivery
import Geometry

extension TraceEncoder {
  mutating func touch(_ touchStep: TouchStep) {
    switch touchStep {
    case .applicationSendEvent: step(.applicationSendEvent)
    case .windowSendEvent(let window, _):
      step(.windowSendEvent)
      member(.window, window)
    case .ignored(let finger, let view, let reason):
      step(.touchIgnored)
      member(.finger, Double(finger.number))
      member(.view, view)
      switch reason {
      case .multipleTouchDisabled: member(.reason, "multipleTouchDisabled")
      case .exclusiveTouch(let other):
        member(.reason, "exclusiveTouch")
        member(.by, other)
      }
    case .called(let call):
      step(.call)
      member(.responder, call.responder)
      member(.method, call.phase.methodName)
      member(.fingers, call.fingers)
      disposition(call.disposition)
    }
  }

  mutating func responder(_ responderStep: ResponderStep) {
    switch responderStep {
    case .routed(let event, let responder, let disposition):
      step(.route)
      member(.responder, responder)
      member(.name, event.name)
      if let data = event.data {
        scene.builder.key(TraceKey.with.rawValue)
        scene.builder.data(data)
      }
      self.disposition(disposition)
    case .called(let call):
      step(.call)
      member(.responder, call.responder)
      member(.method, call.method.rawValue)
      subject(call.subject)
      disposition(call.disposition)
    case .text(let text, let receiver):
      step(.text)
      member(.text, text)
      member(.responder, receiver)
    case .keyCommand(let command, let responder):
      step(.keyCommand)
      member(.responder, responder)
      member(.input, command.input)
      member(.modifierFlags, command.modifierFlags)
      member(.action, command.action)
    case .system(let event, let receiver):
      step(.system)
      member(.system, event.rawValue)
      switch receiver {
      case .responder(let responder): member(.to, responder)
      case .mainRunLoop: member(.to, "mainRunLoop")
      }
    case .nobody(let subject):
      step(.nobody)
      self.subject(subject)
    case .firstResponder, .becomeFirstResponder, .resignFirstResponder, .keyWindow:
      focus(responderStep)
    }
  }

  private mutating func focus(_ responderStep: ResponderStep) {
    switch responderStep {
    case .firstResponder(let old, let new):
      step(.firstResponder)
      member(.from, old)
      member(.to, new)
    case .becomeFirstResponder(let responder, let answer):
      step(.becomeFirstResponder)
      member(.responder, responder)
      member(.answer, answer)
    case .resignFirstResponder(let responder, let answer):
      step(.resignFirstResponder)
      member(.responder, responder)
      member(.answer, answer)
    case .keyWindow(let old, let new):
      step(.keyWindow)
      optional(.from, old)
      optional(.to, new)
    case .routed, .called, .text, .keyCommand, .system, .nobody: break
    }
  }

  private mutating func subject(_ subject: ResponderStep.Subject) {
    switch subject {
    case .motion(let kind): member(.motion, kind.rawValue)
    case .press(let press): member(.press, KeyNames.text(press))
    case .remoteControl(let command): member(.remoteControl, command.rawValue)
    }
  }

  private mutating func disposition(_ disposition: CallDisposition) {
    switch disposition {
    case .handled: member(.disposition, "handled")
    case .passedOn(let forwarding, let next):
      member(.disposition, "passedOn")
      member(.forwarding, forwarding.rawValue)
      member(.to, next)
    case .endless(let forwarding, let next):
      member(.disposition, "endless")
      member(.forwarding, forwarding.rawValue)
      member(.to, next)
    }
  }
}

extension TouchPhase {
  /// The responder method that a phase's touches are handed to.
  fileprivate var methodName: String {
    switch self {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
