import EventDelivery

/// What recognizers did to one touch of one view: taken, or held back.
struct GestureEffects {
  let hit: ViewID
  let finger: Finger
  /// From the touch-down on.
  let steps: ArraySlice<TraceEvent>
  let tree: ViewTree

  /// A recognizer that took the touch or held it back, and the step that shows it.
  struct Effect {
    let recognizer: RecognizerID
    let step: TraceEvent
  }

  // MARK: - Taken

  /// The recognizer that took the touch: it was cancelled, or held back and dropped.
  ///
  /// UIKit: as a recognizer recognizes, its touches are cancelled in their views (B-215, B-223).
  var taking: Effect? {
    var recognized: RecognizerID?
    for step in steps {
      switch step.kind {
      case .gesture(.state(let recognizer, .possible, let state, _))
      where state == .began || state == .ended:
        recognized = recognizer
      case .gesture(.dropped(hit, _, let fingers)) where fingers.contains(finger):
        if let recognized { return Effect(recognizer: recognized, step: step) }
      case .touch(.called(let call))
      where call.phase == .cancelled && call.responder == .view(hit)
        && call.fingers.contains(finger):
        if let recognized { return Effect(recognizer: recognized, step: step) }
      case .queue, .hitTest, .gesture, .touch, .scroll, .responder, .action, .effect: continue
      }
    }
    return nil
  }

  // MARK: - Held back

  /// The recognizer that held the touch or its end back for a while, and whether it let go in the end.
  var holding: (effect: Effect, isLetGo: Bool)? {
    for (place, step) in zip(steps.indices, steps) {
      guard case .gesture(.held(hit, let phase, let fingers, by: let recognizer)) = step.kind,
        fingers.contains(finger)
      else { continue }
      let replay = steps[place...].first { later in
        guard case .gesture(.replayed(hit, phase, let freed)) = later.kind else { return false }
        return freed.contains(finger)
      }
      if let replay, replay.time <= step.time { continue }
      return (Effect(recognizer: recognizer, step: step), replay != nil)
    }
    return nil
  }

  // MARK: - Whose it is

  /// The scroll view whose own recognizer it is; nil for any other.
  func scrollView(of recognizer: RecognizerID) -> ViewID? {
    tree.scrollView(owning: recognizer)
  }
}

extension ViewTree {
  /// The scroll view that brings a recognizer with it; nil for one that was added.
  func scrollView(owning recognizer: RecognizerID) -> ViewID? {
    guard let view = self[recognizer].view, self[view].scroll != nil else { return nil }
    let own = "\(self[view].identifier)."
    return self[recognizer].identifier.hasPrefix(own) ? view : nil
  }

  /// The recognizers of a view that somebody added.
  func addedRecognizers(of view: ViewID) -> [RecognizerID] {
    self[view].gestureRecognizers.filter { scrollView(owning: $0) == nil }
  }
}
