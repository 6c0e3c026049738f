import EventDelivery

/// What recognizers make of a touch that arrived.
extension ArrivalVerdict {
  private var effects: GestureEffects {
    GestureEffects(hit: hit, finger: landing.finger, steps: steps, tree: builder.tree(at: landing))
  }

  /// The touch was taken by a recognizer, or by scrolling; nil where it wasn't, or where the view's own
  /// recognizer took it and that is what the view is there for.
  func taken() -> Explanation? {
    guard let taking = effects.taking, !isServedBy(taking.recognizer) else { return nil }
    var explanation: Explanation
    if let scrollView = effects.scrollView(of: taking.recognizer) {
      if subject == .view(scrollView) { return nil }
      explanation = Explanation(subject, .scrollViewCancels, culprit: .view(scrollView))
    } else {
      explanation = Explanation(
        subject, .gestureCancelsTouches, culprit: .recognizer(taking.recognizer))
    }
    explanation.evidence = taking.step.index
    return explanation
  }

  /// The touch, or its end, came late or hasn't come.
  func delayed() -> Explanation? {
    guard let holding = effects.holding, !isServedBy(holding.effect.recognizer) else { return nil }
    let recognizer = holding.effect.recognizer
    var explanation: Explanation
    if let scrollView = effects.scrollView(of: recognizer) {
      if subject == .view(scrollView) { return nil }
      explanation = Explanation(subject, .scrollViewDelays, culprit: .view(scrollView))
    } else {
      explanation = Explanation(
        subject, .gestureDelaysTouches, culprit: .recognizer(recognizer))
    }
    explanation.arrives = holding.isLetGo
    explanation.evidence = holding.effect.step.index
    return explanation
  }

  /// Whether the subject is a plain view that the recognizer is on: it responds through that.
  private func isServedBy(_ recognizer: RecognizerID) -> Bool {
    guard let view = subject.viewID else { return false }
    let tree = builder.tree(at: landing)
    return tree[recognizer].view == view && !handlesTouches(view, tree)
  }

  func handlesTouches(_ view: ViewID, _ tree: ViewTree) -> Bool {
    tree[view].control != nil
      || tree[view].traits.overrides.override(of: .touchesBegan)?.behavior == .handle
  }

  // MARK: - Recognizers

  func recognizerVerdict(_ recognizer: RecognizerID) -> Explanation {
    let tree = builder.tree(at: landing)
    return RecognizerVerdict(
      recognizer: recognizer, subject: subject, steps: steps, landing: landing, tree: tree
    ).explanation()
  }

  /// Of a plain view that has recognizers: why none of them acted; nil where one did, or where the view
  /// isn't there for them.
  func ownRecognizers(of view: ViewID) -> Explanation? {
    let tree = builder.tree(at: landing)
    guard !handlesTouches(view, tree), tree[view].scroll == nil else { return nil }
    if let gone = movedAway(from: view, tree) { return gone }
    let known = tree.addedRecognizers(of: view).filter { recognizer in
      let kind = tree[recognizer].className
      return kind != "UIGestureRecognizer" && !kind.hasPrefix("_")
    }
    let verdicts = known.map(recognizerVerdict)
    if verdicts.contains(where: { $0.arrives }) { return nil }
    return verdicts.first
  }

  /// UIKit: a recognizer that is added to a second view leaves the first (B-183).
  private func movedAway(from view: ViewID, _ tree: ViewTree) -> Explanation? {
    guard tree.addedRecognizers(of: view).isEmpty else { return nil }
    var had = builder.run.initialTree[view].gestureRecognizers
    for event in run.events.prefix(landing.arrival.index.position) {
      guard case .effect(.applied(.addRecognizer(.existing(let name), let target))) = event.kind,
        target == tree[view].identifier, let recognizer = tree.recognizer(identifier: name)
      else { continue }
      had.append(recognizer)
    }
    guard let lost = had.last(where: { tree[$0].view != view }) else { return nil }
    return Explanation(
      subject, tree[lost].view == nil ? .noRecognizer : .recognizerElsewhere,
      culprit: .recognizer(lost))
  }
}
