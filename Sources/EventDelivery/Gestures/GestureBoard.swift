/// What the engine keeps of gestures between events.
struct GestureBoard: Sendable {
  /// The attempts under way, in the order they got their first touch.
  var runs: [RecognizerRun] = []
  /// What machines propose and nobody has decided yet.
  var proposals: [Proposal] = []
  var actions: [PendingAction] = []
  /// Touches to be cancelled in their views, by serial.
  var cancelled: [Int] = []
  /// Touches whose late `touchesMoved` this event has already brought.
  var caughtUp: [Int] = []
  /// Lifted touches that their views still wait for, in landing order.
  var lifted: [Touch] = []
  /// What each recognizer said at its latest action; looked up, never iterated.
  var reports: [RecognizerID: GestureReport] = [:]
  /// Whether verdicts are being made, so that what they cause waits its turn.
  var isSettling = false
  /// Whether an event or a deadline is being handled; its end settles what comes up meanwhile.
  var isUpdating = false
  var latestSerial = 0

  struct Proposal: Sendable {
    let recognizer: RecognizerID
    let proposal: GestureProposal
  }

  struct PendingAction: Sendable {
    let recognizer: RecognizerID
    let state: RecognizerState
    let report: GestureReport
    let isDiscrete: Bool
    let isAssumed: Bool
  }

  /// Whether no recognizer is at work and no touch held back.
  var isIdle: Bool { runs.isEmpty && lifted.isEmpty && proposals.isEmpty && cancelled.isEmpty }

  func index(of recognizer: RecognizerID) -> Int? {
    runs.firstIndex { $0.recognizer == recognizer }
  }

  /// When the next machine wants to be asked; nil when none does.
  var deadline: Timestamp? {
    var earliest: Timestamp?
    for run in runs where !run.state.isFinished {
      guard let deadline = run.machine.deadline else { continue }
      earliest = earliest.map { min($0, deadline) } ?? deadline
    }
    return earliest
  }

  mutating func propose(_ proposal: GestureProposal?, by recognizer: RecognizerID) {
    guard let proposal else { return }
    proposals.append(Proposal(recognizer: recognizer, proposal: proposal))
  }
}
