import EventDelivery

/// Who was asked by its superview in one hit-test, and what each answered.
///
/// What an override asked out of turn is left out.
struct HitTestQuestions {
  private var refusals: [ViewID: HitTestStep.Refusal] = [:]
  private var visited: Set<ViewID> = []
  private var answers: [ViewID: ViewID] = [:]
  private var overridden: Set<ViewID> = []

  /// - Parameter number: of a whole run's steps only this event's count; nil counts all.
  init(_ events: [TraceEvent], in tree: ViewTree, of number: EventNumber? = nil) {
    for event in events where number == nil || event.event == number {
      guard case .hitTest(let step) = event.kind else { continue }
      let asker = Self.asker(of: event, events)
      switch step {
      case .visit(let view, _):
        if tree.superview(of: view) == asker { visited.insert(view) }
      case .refuse(let view, _, let refusal):
        if tree.superview(of: view) == asker { refusals[view] = refusal }
      case .answer(let view, let answer, let isOverride):
        guard tree.superview(of: view) == asker else { continue }
        answers[view] = answer
        if isOverride { overridden.insert(view) }
      case .pointInside, .bound: break
      }
    }
  }

  private static func asker(of event: TraceEvent, _ events: [TraceEvent]) -> ViewID? {
    guard let parent = event.parent,
      case .hitTest(.visit(let view, _)) = events[parent.position].kind
    else { return nil }
    return view
  }

  func contains(_ view: ViewID) -> Bool { visited.contains(view) || refusals[view] != nil }
  func refusal(of view: ViewID) -> HitTestStep.Refusal? { refusals[view] }
  func answer(of view: ViewID) -> ViewID? { answers[view] }
  func isOverridden(_ view: ViewID) -> Bool { overridden.contains(view) }

  /// The view of a branch whose override put another view's name in its own answer's place: where the
  /// taker didn't answer for itself.
  func innermostOverride(
    answering taker: ViewID, in branch: ViewID, of tree: ViewTree
  ) -> ViewID? {
    if answers[taker] == taker, tree.isDescendant(taker, of: branch) { return nil }
    let candidates = overridden.filter {
      answers[$0] == taker && $0 != taker && tree.isDescendant($0, of: branch)
    }
    return candidates.max { tree.ancestors(from: $0).count < tree.ancestors(from: $1).count }
  }
}
