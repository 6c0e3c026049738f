/// Handing a window's changed touches to their recognizers and views.
extension DeliveryEngine {
  /// UIKit: recognizers first, with their verdicts and actions, then what they held back, then the views
  /// (B-214, B-311).
  mutating func deliver(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    catchMovingContent(changed, trace: &trace)
    defer { releaseCaughtContent(trace: &trace) }
    guard involvesRecognizers(changed) else {
      filterNewTouches(changed, in: window, trace: &trace)
      callViews(changed, in: window, trace: &trace)
      return
    }
    gestures.isUpdating = true
    gestures.caughtUp = []
    offer(changed, in: window, trace: &trace)
    settleGestures(trace: &trace)
    limitContentTouches(changed, trace: &trace)
    filterNewTouches(changed, in: window, trace: &trace)
    flushTouches(trace: &trace)
    callViews(changed, in: window, trace: &trace)
    finishUpdate(trace: &trace)
  }

  private func involvesRecognizers(_ changed: [Finger]) -> Bool {
    !gestures.isIdle
      || touches.contains { touch in
        touch.phase == .began && !touch.gestureRecognizers.isEmpty
          && changed.contains(touch.finger)
      }
  }

  private mutating func filterNewTouches(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    for index in touches.indices {
      let touch = touches[index]
      guard touch.phase == .began, touch.window == window, changed.contains(touch.finger),
        let view = touch.view
      else { continue }
      let earlier = gestures.lifted + touches[..<index]
      if let reason = TouchFilter.reasonToIgnore(touch, among: earlier, in: tree) {
        touches[index].isIgnored = true
        trace.emit(.touch(.ignored(touch.finger, view: view, reason)))
      }
    }
  }

  /// UIKit: new touches before moves, moves before ends, ends before cancels (B-098); each view gets one
  /// call a phase with its own changed touches (B-080).
  private mutating func callViews(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      for group in groups(of: changed, in: window, phase: phase) {
        tell(group, phase, trace: &trace)
      }
    }
  }

  private struct Group {
    let view: ViewID
    /// The recognizer that holds the touches back, if one does.
    let holder: RecognizerID?
    var fingers: [Finger]
  }

  /// Calls a group's view, about those touches that what was called before has left as they were; what is
  /// held back is only said.
  private mutating func tell(
    _ group: Group, _ phase: TouchPhase, trace: inout some TraceSink
  ) {
    let fingers = group.fingers.filter { finger in
      touches.contains { $0.finger == finger && $0.phase == phase && isDue($0) }
    }
    guard !fingers.isEmpty else { return }
    for index in touches.indices where fingers.contains(touches[index].finger) {
      settle(index, phase, isHeld: group.holder != nil)
    }
    if let holder = group.holder {
      trace.emit(.gesture(.held(group.view, phase, fingers, by: holder)))
    } else if phase != .began || contentMayBegin(fingers, in: group.view, trace: &trace) {
      call(phase, fingers, startingAt: .view(group.view), trace: &trace)
    }
  }

  /// The views with touches in that phase, in the order their first one came down.
  private func groups(of changed: [Finger], in window: ViewID, phase: TouchPhase) -> [Group] {
    var result: [Group] = []
    for touch in touches
    where touch.phase == phase && touch.window == window && isDue(touch) {
      guard changed.contains(touch.finger), let view = touch.view else { continue }
      let holder = currentHolder(of: touch)
      if let index = result.firstIndex(where: { $0.view == view && $0.holder == holder }) {
        result[index].fingers.append(touch.finger)
      } else {
        result.append(Group(view: view, holder: holder, fingers: [touch.finger]))
      }
    }
    for index in result.indices { result[index].fingers.sort() }
    return result
  }

  /// Whether a touch's view is to hear of its phase now, or a recognizer to hold it back.
  ///
  /// UIKit: a view gets `touchesBegan` first and one end for it, and nothing after that (B-082, B-085).
  private func isDue(_ touch: Touch) -> Bool {
    guard !touch.isIgnored else { return false }
    return switch touch.phase {
    case .began: touch.delivery == .new
    case .moved: touch.delivery == .open && !gestures.caughtUp.contains(touch.serial)
    case .ended: touch.delivery == .open || touch.delivery == .heldBegan
    case .cancelled: touch.delivery == .open
    case .stationary: false
    }
  }

  private func currentHolder(of touch: Touch) -> RecognizerID? {
    switch touch.phase {
    case .began: holder(of: touch, beginning: true)
    case .ended: holder(of: touch, beginning: touch.delivery == .heldBegan)
    case .moved, .stationary, .cancelled: nil
    }
  }

  private mutating func settle(_ index: Int, _ phase: TouchPhase, isHeld: Bool) {
    switch phase {
    case .began: touches[index].delivery = isHeld ? .heldBegan : .open
    case .ended:
      if isHeld {
        var lifted = touches[index]
        if lifted.delivery == .open { lifted.delivery = .heldEnded }
        gestures.lifted.append(lifted)
      }
      touches[index].delivery = .closed
    case .cancelled: touches[index].delivery = .closed
    case .moved, .stationary: break
    }
  }
}
