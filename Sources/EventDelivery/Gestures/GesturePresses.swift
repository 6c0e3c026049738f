/// Presses of keys and buttons that recognizers take.
extension DeliveryEngine {
  /// Tells the recognizers on the way from where a press starts; returns whether one of them recognized
  /// and takes the press from the responders.
  mutating func offerPress(
    _ press: Press, _ phase: EventPhase, from start: ResponderID?, trace: inout some TraceSink
  ) -> Bool {
    guard tree.recognizerCount > 0 else { return false }
    gestures.isUpdating = true
    switch phase {
    case .began: beginPress(press, from: start, trace: &trace)
    case .ended, .cancelled: endPress(press, phase)
    case .changed: break
    }
    let following = pressRuns(press.key)
    settleGestures(trace: &trace)
    let taken = following.contains { recognizer in
      guard let run = run(of: recognizer) else { return false }
      return run.traits.cancelsTouchesInView && (run.state == .ended || run.state.isActive)
    }
    finishUpdate(trace: &trace)
    return taken
  }

  private mutating func beginPress(
    _ press: Press, from start: ResponderID?, trace: inout some TraceSink
  ) {
    guard let view = start.flatMap({ pressedView(of: $0) }) else { return }
    for recognizer in recognizersOnPath(from: view) {
      let traits = RecognizerTraits(tree[recognizer])
      let isKind = traits.kind == .tap || traits.kind == .longPress
      guard isKind, traits.allowedPressTypes?.contains(press.key) == true else { continue }
      let isNew = gestures.index(of: recognizer) == nil
      let isWanted = ask(.shouldReceivePress, of: recognizer, traits, trace: &trace) { name in
        name == press.key
      }
      guard isWanted else { continue }
      if isNew { startRun(of: recognizer, isAssumed: false) }
      guard let index = gestures.index(of: recognizer), gestures.runs[index].takesTouches else {
        continue
      }
      var machine = PressMachine(traits, key: press.key)
      if !isNew, let running = gestures.runs[index].machine as? PressMachine { machine = running }
      machine.pressBegan(at: time)
      gestures.runs[index].machine = machine
    }
  }

  private mutating func endPress(_ press: Press, _ phase: EventPhase) {
    for recognizer in pressRuns(press.key) {
      guard let index = gestures.index(of: recognizer),
        var machine = gestures.runs[index].machine as? PressMachine
      else { continue }
      let proposal = phase == .cancelled ? .cancel : machine.pressEnded(at: time)
      gestures.runs[index].machine = machine
      gestures.propose(proposal, by: recognizer)
    }
  }

  private func pressRuns(_ key: String) -> [RecognizerID] {
    gestures.runs.filter { ($0.machine as? PressMachine)?.key == key }.map(\.recognizer)
  }

  /// The view that a press is taken to be over: the responder's, or its window.
  private func pressedView(of responder: ResponderID) -> ViewID? {
    switch responder {
    case .view(let view): view
    case .controller(let controller): tree[controller].view ?? keyWindow
    case .windowScene, .application, .applicationDelegate: keyWindow
    }
  }
}
