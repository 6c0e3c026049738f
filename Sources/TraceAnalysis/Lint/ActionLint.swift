import EventDelivery

/// Finds actions that nobody performs, that are never sent, or that pass many responders first.
struct ActionLint {
  let tree: ViewTree

  /// Whether the view sends any action at all.
  func mayHaveFindings(on view: ViewID) -> Bool {
    tree[view].control?.actions.isEmpty == false || !tree[view].gestureRecognizers.isEmpty
  }

  func findings(on view: ViewID) -> [LintFinding] {
    let details = tree[view]
    var found: [LintFinding] = []
    for action in details.control?.actions ?? [] {
      found.append(
        contentsOf: findings(
          .view(view), action.action, target: action.target, sender: .view(view),
          searchesChain: true))
    }
    if let finding = neverSent(view) { found.append(finding) }
    for recognizer in details.gestureRecognizers {
      for action in tree[recognizer].actions {
        found.append(
          contentsOf: findings(
            .recognizer(recognizer), action.action, target: action.target, sender: .view(view),
            searchesChain: false))
      }
    }
    return found
  }

  private func findings(
    _ subject: ExplainedSubject, _ selector: String, target: ResponderID?, sender: ResponderID,
    searchesChain: Bool
  ) -> [LintFinding] {
    if let target { return explicit(subject, selector, target).map { [$0] } ?? [] }
    guard searchesChain else { return [] }
    let chain = tree.responderChain(from: sender)
    guard let place = chain.firstIndex(where: { tree.traits(of: $0).response(to: selector) != nil })
    else {
      // Somebody on the way may implement what the scene doesn't list.
      let saysAll = chain.contains { tree.traits(of: $0).responds != nil }
      return [
        LintFinding(
          subject, .cause(.noTarget), culprit: subject, saysAll ? .error : .warning,
          .missingMethod(selector))
      ]
    }
    guard place > LintRules.mostHops else { return [] }
    return [
      LintFinding(
        subject, .longChain, culprit: .responder(chain[place]), .warning, .hops(place, selector))
    ]
  }

  /// UIKit: a target without the method stops the app; one that has gone is never called (B-160).
  private func explicit(
    _ subject: ExplainedSubject, _ selector: String, _ target: ResponderID
  ) -> LintFinding? {
    let traits = tree.traits(of: target)
    var isMissing = traits.responds != nil && traits.response(to: selector) == nil
    if case .controller(let controller) = target, !tree[controller].isAlive { isMissing = true }
    guard isMissing else { return nil }
    return LintFinding(
      subject, .cause(.noTarget), culprit: .responder(target), .error, .missingMethod(selector))
  }

  /// UIKit: a plain button never sends these by itself (B-141, B-150).
  private func neverSent(_ view: ViewID) -> LintFinding? {
    let actions = tree[view].control?.actions ?? []
    guard tree[view].className == "UIButton", !actions.isEmpty else { return nil }
    let isNever = actions.allSatisfy { action in
      switch action.event {
      case .valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        .allEditingEvents:
        true
      case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .menuActionTriggered,
        .primaryActionTriggered, .allTouchEvents, .allEvents:
        false
      }
    }
    guard isNever else { return nil }
    return LintFinding(
      .view(view), .cause(.wrongControlEvent), culprit: .view(view), .error, .inert)
  }
}
