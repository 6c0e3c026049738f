/// Events without a location: motion, presses, remote control and text (B-123, B-133).
extension DeliveryEngine {
  /// UIKit: a shake starts at the first responder; without one, the key window's controller in front
  /// hears of it (T-236, which overrules B-127).
  mutating func deliverMotion(
    _ kind: MotionKind, _ phase: EventPhase, _ event: EventNumber, trace: inout some TraceSink
  ) {
    let method: ResponderMethod =
      switch phase {
      case .began, .changed: .motionBegan
      case .ended: .motionEnded
      case .cancelled: .motionCancelled
      }
    deliver(method, .motion(kind), event, to: firstResponder ?? controllerInFront, trace: &trace)
  }

  /// UIKit: presses start at the first responder, else at the key window, and go up, never down (B-130).
  ///
  /// A key command of anyone on the way is taken first (B-139).
  mutating func deliverPress(
    _ press: Press, _ phase: EventPhase, _ event: EventNumber, trace: inout some TraceSink
  ) {
    let start = firstResponder ?? controllerInFront ?? keyWindow.map { .view($0) }
    if phase == .began, let start, performKeyCommand(press, from: start, event, trace: &trace) {
      commandPresses.append(press.key)
      return
    }
    if phase != .began, let index = commandPresses.firstIndex(of: press.key) {
      commandPresses.remove(at: index)
      return
    }
    sendFromApplication(event, trace: &trace) { engine, trace in
      let isTaken = engine.offerPress(press, phase, from: start, trace: &trace)
      let method: ResponderMethod =
        switch phase {
        case .began: .pressesBegan
        case .changed: .pressesChanged
        case .ended: isTaken ? .pressesCancelled : .pressesEnded
        case .cancelled: .pressesCancelled
        }
      engine.tell(method, .press(press), to: start, trace: &trace)
    }
  }

  mutating func deliverRemoteControl(
    _ command: RemoteControlCommand, _ event: EventNumber, trace: inout some TraceSink
  ) {
    let start = firstResponder ?? controllerInFront
    deliver(.remoteControlReceived, .remoteControl(command), event, to: start, trace: &trace)
  }

  private mutating func deliver(
    _ method: ResponderMethod, _ subject: ResponderStep.Subject, _ event: EventNumber,
    to start: ResponderID?, trace: inout some TraceSink
  ) {
    sendFromApplication(event, trace: &trace) { engine, trace in
      engine.tell(method, subject, to: start, trace: &trace)
    }
  }

  private mutating func tell(
    _ method: ResponderMethod, _ subject: ResponderStep.Subject, to start: ResponderID?,
    trace: inout some TraceSink
  ) {
    guard let start else {
      trace.emit(.responder(.nobody(subject)))
      return
    }
    let isHandled = call(method, about: subject, startingAt: start, trace: &trace)
    // A key that nobody kept types its letter.
    if method == .pressesBegan, !isHandled, case .press(let press) = subject {
      type(press, trace: &trace)
    }
  }

  /// UIKit: commands are gathered from the first responder up; extra modifiers don't match (B-139, T-237).
  private mutating func performKeyCommand(
    _ press: Press, from start: ResponderID, _ event: EventNumber, trace: inout some TraceSink
  ) -> Bool {
    for responder in tree.responderChain(from: start) {
      let commands = tree.traits(of: responder).keyCommands
      guard let command = commands.first(where: { $0.matches(press) }) else { continue }
      sendFromApplication(event, trace: &trace) { engine, trace in
        trace.emit(.responder(.keyCommand(command, at: responder)))
        engine.send(command.action, to: nil, from: responder, trace: &trace)
      }
      return true
    }
    return false
  }

  /// The controller that a user sees in front in the key window: what its root presents last, and there
  /// the child whose view is in front.
  var controllerInFront: ResponderID? {
    guard let window = keyWindow, let root = tree[window].window?.rootViewController else {
      return nil
    }
    var front = root
    while let presented = tree[front].presentedViewController { front = presented }
    while let child = childInFront(of: front) { front = child }
    return .controller(front)
  }

  private func childInFront(of controller: ControllerID) -> ControllerID? {
    guard let view = tree[controller].view else { return nil }
    let below = tree.subtree(of: view).dropFirst()
    let children = below.compactMap { tree[$0].viewController }
    return children.last { $0 != controller && tree[$0].isAlive }
  }
}

extension KeyCommand {
  fileprivate func matches(_ press: Press) -> Bool {
    input.lowercased() == press.key.lowercased() && Set(modifierFlags) == Set(press.modifierFlags)
  }
}
