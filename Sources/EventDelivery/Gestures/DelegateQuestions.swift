/// Asking delegates and views, and what UIKit answers where nobody implements the question.
extension DeliveryEngine {
  /// A delegate's answer about something that goes by names; yes where it isn't implemented or unseen.
  mutating func ask(
    _ question: DelegateQuestion, of recognizer: RecognizerID, _ traits: RecognizerTraits,
    trace: inout some TraceSink, isNamed: (String) -> Bool
  ) -> Bool {
    guard let implemented = traits.answer(to: question) else { return true }
    let answer = implemented.answer(for: isNamed)
    trace.emit(
      .gesture(.asked(recognizer, question, other: nil, answer: answer ?? true)),
      isAssumed: answer == nil)
    if answer == nil { noteAssumed(recognizer) }
    return answer ?? true
  }

  /// A delegate's answer about another recognizer; no where it isn't implemented or unseen.
  mutating func ask(
    _ question: DelegateQuestion, of run: RecognizerRun, about other: RecognizerRun,
    trace: inout some TraceSink
  ) -> Bool {
    guard let implemented = run.traits.answer(to: question) else { return false }
    let answer = implemented.answer { isNamed($0, other) }
    trace.emit(
      .gesture(
        .asked(
          run.recognizer, question, other: other.recognizer, answer: answer ?? false)),
      isAssumed: answer == nil)
    if answer == nil {
      noteAssumed(run.recognizer)
      noteAssumed(other.recognizer)
    }
    return answer ?? false
  }

  /// A subclass hook's answer about another recognizer; yes where it isn't overridden (B-235).
  func hook(_ name: String, of run: RecognizerRun, about other: RecognizerRun) -> Bool {
    run.traits.answer(named: name)?.answer { isNamed($0, other) } ?? true
  }

  /// Whether a name is a recognizer's id or one of its classes.
  private func isNamed(_ name: String, _ run: RecognizerRun) -> Bool {
    let details = tree[run.recognizer]
    return details.identifier == name || details.className == name
      || run.traits.kind.isKind(of: name)
  }

  mutating func noteAssumed(_ recognizer: RecognizerID) {
    guard let index = gestures.index(of: recognizer) else { return }
    gestures.runs[index].isAssumed = true
  }

  // MARK: - Beginning

  /// Who says no to a recognizer that is about to leave possible; nil where nobody does.
  ///
  /// UIKit: the delegate is asked (B-240), then the view it is on, and the hit views whose touches would
  /// be cancelled (B-173, B-174, B-241).
  mutating func refusalToBegin(
    _ run: RecognizerRun, trace: inout some TraceSink
  ) -> GestureFailure? {
    if let refusal = scrollRefusal(run, trace: &trace) { return refusal }
    let tree = tree
    let isAllowed = ask(.shouldBegin, of: run.recognizer, run.traits, trace: &trace) { name in
      run.hitViews.contains { tree.isNamed(name, $0) }
    }
    guard isAllowed else { return .refusedByDelegate }
    var views = run.traits.cancelsTouchesInView ? run.hitViews : []
    if !views.contains(run.view) { views.append(run.view) }
    for view in views where !mayBegin(run, in: view, trace: &trace) { return .refused(by: view) }
    return nil
  }

  private mutating func mayBegin(
    _ run: RecognizerRun, in view: ViewID, trace: inout some TraceSink
  ) -> Bool {
    switch tree[view].traits.overrides.gestureRecognizerShouldBegin {
    case .answer(let answer):
      trace.emit(.gesture(.viewAsked(view, run.recognizer, answer: answer)))
      return answer
    case .unknown:
      let answer = !isProtected(view, from: run)
      trace.emit(.gesture(.viewAsked(view, run.recognizer, answer: answer)), isAssumed: true)
      noteAssumed(run.recognizer)
      return answer
    case nil:
      guard isProtected(view, from: run) else { return true }
      trace.emit(.gesture(.viewAsked(view, run.recognizer, answer: false)))
      return false
    }
  }
}

extension ViewTree {
  /// Whether a name is a view's id or one of its classes.
  func isNamed(_ name: String, _ view: ViewID) -> Bool {
    self[view].identifier == name || self[view].isKind(of: name)
  }
}
