/// The one arbiter: decides what becomes of every proposal, and says why.
extension DeliveryEngine {
  /// Decides all proposals, then sends the actions; what those cause is decided in turn.
  mutating func settleGestures(trace: inout some TraceSink) {
    guard !gestures.isSettling else { return }
    gestures.isSettling = true
    while !gestures.proposals.isEmpty || !gestures.actions.isEmpty {
      while let next = takeProposal() { decide(next, trace: &trace) }
      if !gestures.actions.isEmpty {
        sendAction(gestures.actions.removeFirst(), trace: &trace)
      }
    }
    gestures.isSettling = false
  }

  /// Failures first, since others wait for them; then beginnings, the winner of each tie first; then what
  /// goes on.
  private mutating func takeProposal() -> GestureBoard.Proposal? {
    if let index = gestures.proposals.firstIndex(where: \.proposal.isFailure) {
      return gestures.proposals.remove(at: index)
    }
    var best: Int?
    for index in gestures.proposals.indices where gestures.proposals[index].proposal.isStart {
      guard let run = run(of: gestures.proposals[index].recognizer) else { continue }
      let leader = best.flatMap { self.run(of: gestures.proposals[$0].recognizer) }
      if leader.map({ goesFirst(run, before: $0) }) ?? true { best = index }
    }
    if let best { return gestures.proposals.remove(at: best) }
    return gestures.proposals.isEmpty ? nil : gestures.proposals.removeFirst()
  }

  func run(of recognizer: RecognizerID) -> RecognizerRun? {
    gestures.index(of: recognizer).map { gestures.runs[$0] }
  }

  /// UIKit: in one event the deeper view's goes first (B-228), on one view the one added later (B-229);
  /// but one that can't prevent the other doesn't go before it (B-236).
  private func goesFirst(_ first: RecognizerRun, before second: RecognizerRun) -> Bool {
    let (may, mayNot) = (mayPrevent(first, second), mayPrevent(second, first))
    if may != mayNot { return may }
    if first.depth != second.depth { return first.depth > second.depth }
    if first.view == second.view { return first.order > second.order }
    return false
  }

  private mutating func decide(
    _ proposal: GestureBoard.Proposal, trace: inout some TraceSink
  ) {
    let recognizer = proposal.recognizer
    guard let index = gestures.index(of: recognizer) else { return }
    let run = gestures.runs[index]
    switch proposal.proposal {
    case .fail(let reason):
      if run.state == .possible { fail(recognizer, reason, trace: &trace) }
    case .cancel: cancel(recognizer, .cancelled, trace: &trace)
    case .begin: start(run, wishing: .begin, trace: &trace)
    case .recognize: start(run, wishing: .recognize, trace: &trace)
    case .change:
      if run.state.isActive { move(recognizer, to: .changed, trace: &trace) }
    case .end:
      if run.state.isActive {
        move(recognizer, to: .ended, trace: &trace)
      } else if run.wish == .begin {
        gestures.runs[index].wish = .beginAndEnd
      }
    }
  }

  // MARK: - Beginning

  /// A recognizer would leave possible: it may be refused, prevented, or have to wait.
  private mutating func start(
    _ run: RecognizerRun, wishing wish: RecognizerRun.Wish, trace: inout some TraceSink
  ) {
    guard run.state == .possible, run.wish == nil else { return }
    if let refusal = refusalToBegin(run, trace: &trace) {
      fail(run.recognizer, refusal, trace: &trace)
      return
    }
    guard let index = gestures.index(of: run.recognizer) else { return }
    gestures.runs[index].wish = wish
    advance(run.recognizer, trace: &trace)
  }

  /// Lets a recognizer that would act do so, unless it has to wait or can't any more (B-226).
  private mutating func advance(_ recognizer: RecognizerID, trace: inout some TraceSink) {
    guard let index = gestures.index(of: recognizer), let wish = gestures.runs[index].wish else {
      return
    }
    let run = gestures.runs[index]
    switch requirementStatus(of: run) {
    case .broken(let required): fail(recognizer, .requires(required), trace: &trace)
    case .waits(let required):
      guard run.waitsFor != required else { return }
      gestures.runs[index].waitsFor = required
      trace.emit(
        .gesture(.waits(recognizer, for: required)), isAssumed: run.isAssumed)
    case .met:
      if let blocker = activeBlocker(of: run, trace: &trace) {
        fail(recognizer, .prevented(by: blocker), trace: &trace)
      } else {
        gestures.runs[index].wish = nil
        grant(recognizer, wish, trace: &trace)
      }
    }
  }

  /// UIKit: one that is active blocks its relatives from beginning, with other fingers too (B-231).
  private mutating func activeBlocker(
    of run: RecognizerRun, trace: inout some TraceSink
  ) -> RecognizerID? {
    for other in gestures.runs where other.state.isActive && compete(other, run) {
      if prevents(other, run, trace: &trace) { return other.recognizer }
    }
    return nil
  }

  private mutating func grant(
    _ recognizer: RecognizerID, _ wish: RecognizerRun.Wish, trace: inout some TraceSink
  ) {
    switch wish {
    case .recognize: move(recognizer, to: .ended, trace: &trace)
    case .begin, .beginAndEnd: move(recognizer, to: .began, trace: &trace)
    }
    // Let go late, it says began for the move that lets it go, and changed from the next one on (B-226).
    gestures.proposals.removeAll { $0.recognizer == recognizer && $0.proposal == .change }
    guard let run = run(of: recognizer) else { return }
    if run.traits.cancelsTouchesInView { gestures.cancelled += run.participants }
    excludeOthers(run, trace: &trace)
    if wish == .beginAndEnd { move(recognizer, to: .ended, trace: &trace) }
  }

  /// UIKit: the first to recognize wins; those still possible fail, without an action (B-227).
  private mutating func excludeOthers(_ winner: RecognizerRun, trace: inout some TraceSink) {
    for other in gestures.runs.map(\.recognizer) {
      guard let run = run(of: other), run.state == .possible else { continue }
      if run.requirements.contains(winner.recognizer) {
        fail(other, .requires(winner.recognizer), trace: &trace)
      } else if compete(winner, run), prevents(winner, run, trace: &trace) {
        fail(other, .prevented(by: winner.recognizer), trace: &trace)
      }
    }
  }

  // MARK: - States

  mutating func fail(
    _ recognizer: RecognizerID, _ reason: GestureFailure, trace: inout some TraceSink
  ) {
    guard let run = run(of: recognizer), run.state == .possible else { return }
    move(recognizer, to: .failed, reason, trace: &trace)
    releaseWaiting(trace: &trace)
  }

  /// What is active is cancelled, with an action; what is possible fails, without (B-205, B-207).
  mutating func cancel(
    _ recognizer: RecognizerID, _ reason: GestureFailure, trace: inout some TraceSink
  ) {
    guard let run = run(of: recognizer) else { return }
    if run.state.isActive {
      move(recognizer, to: .cancelled, reason, trace: &trace)
      releaseWaiting(trace: &trace)
    } else {
      fail(recognizer, reason, trace: &trace)
    }
  }

  /// Those that waited for a failure, the winner of a tie first.
  private mutating func releaseWaiting(trace: inout some TraceSink) {
    var waiting: [RecognizerRun] = []
    for run in gestures.runs where run.wish != nil && run.state == .possible {
      let place = waiting.firstIndex { goesFirst(run, before: $0) } ?? waiting.endIndex
      waiting.insert(run, at: place)
    }
    for run in waiting { advance(run.recognizer, trace: &trace) }
  }

  /// Changes a state and plans its action; a move while changed says only its action.
  private mutating func move(
    _ recognizer: RecognizerID, to state: RecognizerState, _ reason: GestureFailure? = nil,
    trace: inout some TraceSink
  ) {
    guard let index = gestures.index(of: recognizer) else { return }
    let old = gestures.runs[index].state
    gestures.runs[index].state = state
    gestures.runs[index].machine.report.state = state
    let isAssumed = gestures.runs[index].isAssumed
    if old != state {
      trace.emit(
        .gesture(.state(recognizer, from: old, to: state, reason)), isAssumed: isAssumed)
    }
    if state.isFinished { unfollow(at: index) }
    guard state != .failed else { return }
    gestures.actions.append(
      GestureBoard.PendingAction(
        recognizer: recognizer, state: state, report: gestures.runs[index].machine.report,
        isDiscrete: old == .possible && state == .ended, isAssumed: isAssumed))
  }

  /// UIKit: the touches that are down are none of its business any more (B-202, B-190).
  private mutating func unfollow(at index: Int) {
    let run = gestures.runs[index]
    for touch in run.touches { forget(run.recognizer, serial: touch.serial) }
    gestures.runs[index].touches = []
    gestures.runs[index].wish = nil
  }

  // MARK: - Resetting

  /// UIKit: back to possible within the event (B-201); those tied by requirements together, when the last
  /// of them has finished (B-203).
  mutating func resetFinished(trace: inout some TraceSink) {
    guard gestures.runs.contains(where: \.state.isFinished) else { return }
    for recognizer in gestures.runs.map(\.recognizer)
    where run(of: recognizer)?.state.isFinished == true {
      let tied = entangled(with: recognizer)
      guard tied.allSatisfy({ run(of: $0)?.state.isFinished == true }) else { continue }
      let isAssumed = run(of: recognizer)?.isAssumed ?? false
      resetRuns(tied)
      for other in tied { trace.emit(.gesture(.reset(other)), isAssumed: isAssumed) }
    }
  }

  private mutating func resetRuns(_ recognizers: [RecognizerID]) {
    gestures.runs.removeAll { recognizers.contains($0.recognizer) }
  }
}

extension GestureProposal {
  fileprivate var isFailure: Bool {
    switch self {
    case .fail, .cancel: true
    case .recognize, .begin, .change, .end: false
    }
  }

  fileprivate var isStart: Bool {
    switch self {
    case .recognize, .begin: true
    case .change, .end, .fail, .cancel: false
    }
  }
}
