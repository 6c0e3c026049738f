/// What recognizers do by time alone, between inputs (B-313).
extension DeliveryEngine {
  /// Asks every machine whose deadline has come, in the order of their attempts.
  mutating func passGestureDeadlines(trace: inout some TraceSink) {
    gestures.isUpdating = true
    for recognizer in gestures.runs.map(\.recognizer) {
      guard let index = gestures.index(of: recognizer), !gestures.runs[index].state.isFinished,
        let deadline = gestures.runs[index].machine.deadline, deadline <= time
      else { continue }
      let touches = gestures.runs[index].touches
      gestures.propose(
        gestures.runs[index].machine.timePassed(touches, at: time), by: recognizer)
    }
    finishUpdate(trace: &trace)
  }

  /// Decides what is left, lets touches go that nobody holds any more, and resets what is over.
  mutating func finishUpdate(trace: inout some TraceSink) {
    repeat {
      settleGestures(trace: &trace)
      failCircles()
      settleGestures(trace: &trace)
      flushTouches(trace: &trace)
    } while !gestures.proposals.isEmpty || !gestures.cancelled.isEmpty
    resetFinished(trace: &trace)
    gestures.isUpdating = false
  }

  /// The same after an effect that no event or deadline is around.
  mutating func settleOutsideEvents(trace: inout some TraceSink) {
    guard !gestures.isUpdating, !gestures.isSettling, !gestures.isIdle else { return }
    gestures.isUpdating = true
    finishUpdate(trace: &trace)
  }

  /// UIKit: switched off, it is cancelled or fails at once (B-205, B-206).
  mutating func stop(
    _ recognizer: RecognizerID, _ reason: GestureFailure, trace: inout some TraceSink
  ) {
    guard gestures.index(of: recognizer) != nil else { return }
    cancel(recognizer, reason, trace: &trace)
    settleOutsideEvents(trace: &trace)
  }
}
