import EventDelivery

/// Why a recognizer did or didn't act on a touch that hit its view or something in it.
struct RecognizerVerdict {
  let recognizer: RecognizerID
  /// Who is asked about: the recognizer, or the view it is on.
  let subject: ExplainedSubject
  /// From the touch-down on.
  let steps: ArraySlice<TraceEvent>
  let landing: Landing
  let tree: ViewTree

  func explanation() -> Explanation {
    if !tree[recognizer].isEnabled { return verdict(.recognizerDisabled, .recognizer(recognizer)) }
    if let refusal = refusedTouch() { return refusal }
    let outcome = latestOutcome()
    if let outcome { return explanation(of: outcome) }
    if withholdsTouches { return verdict(.touchesOverride, .recognizer(recognizer)) }
    return verdict(.gestureFailed, .recognizer(recognizer))
  }

  private func verdict(
    _ cause: Cause, _ culprit: ExplainedSubject?, by step: TraceEvent? = nil
  ) -> Explanation {
    var explanation = Explanation(subject, cause, culprit: culprit)
    explanation.evidence = step?.index
    return explanation
  }

  /// The delegate was asked about the touch itself, and said no (B-184).
  private func refusedTouch() -> Explanation? {
    for step in steps where step.event == landing.event {
      if case .gesture(.asked(recognizer, .shouldReceiveTouch, _, answer: false)) = step.kind {
        return verdict(.delegateRefused, .recognizer(recognizer), by: step)
      }
    }
    return nil
  }

  // MARK: - What became of it

  private enum Outcome {
    case acted(TraceEvent)
    case targetFailed(TraceEvent)
    case failed(GestureFailure, TraceEvent)
    case waits(RecognizerID, TraceEvent)
  }

  /// The first recognition, else the first failure, else for whom it waits.
  private func latestOutcome() -> Outcome? {
    var outcome: Outcome?
    var isRecognized = false
    for step in steps {
      guard case .gesture(let gesture) = step.kind else { continue }
      switch gesture {
      case .action(let delivery) where delivery.recognizer == recognizer:
        if delivery.outcome == .performed { return .acted(step) }
        outcome = .targetFailed(step)
      case .state(recognizer, _, let state, let reason):
        if state == .began || state == .ended {
          if !isRecognized { outcome = .acted(step) }
          isRecognized = true
        } else if !isRecognized, let reason {
          outcome = .failed(reason, step)
        }
      case .waits(recognizer, for: let other): outcome = .waits(other, step)
      case .touches, .state, .reset, .waits, .asked, .viewAsked, .action, .held, .replayed,
        .dropped:
        continue
      }
    }
    return outcome
  }

  private func explanation(of outcome: Outcome) -> Explanation {
    switch outcome {
    case .acted(let step): return verdict(.reachable, nil, by: step)
    case .targetFailed(let step): return verdict(.noTarget, .recognizer(recognizer), by: step)
    case .waits(let other, let step): return verdict(.gestureWaits, .recognizer(other), by: step)
    case .failed(let failure, let step):
      let (cause, culprit) = Self.blame(failure, recognizer)
      var explanation = verdict(cause, culprit, by: step)
      explanation.failure = failure
      return explanation
    }
  }

  private static func blame(
    _ failure: GestureFailure, _ recognizer: RecognizerID
  ) -> (Cause, ExplainedSubject) {
    switch failure {
    case .prevented(let other): (.gesturePrevented, .recognizer(other))
    case .requires(let other): (.gestureWaits, .recognizer(other))
    case .refusedByDelegate: (.delegateRefused, .recognizer(recognizer))
    case .refused(let view): (.delegateRefused, .view(view))
    case .disabled: (.recognizerDisabled, .recognizer(recognizer))
    case .strayed, .tooSlow, .tooSoon, .tooManyFingers, .tooFewFingers, .wrongDirection,
      .timedOut, .cancelled:
      (.gestureFailed, .recognizer(recognizer))
    }
  }

  /// A subclass that keeps a touch method from super never sees what it looks for.
  private var withholdsTouches: Bool {
    tree[recognizer].properties.contains { property in
      guard property.key == "overrides", case .object(let members) = property.value else {
        return false
      }
      return members.contains { $0.value == .string("withhold") }
    }
  }
}
