import Geometry

/// Touches on their way to a scroll view's content.
extension DeliveryEngine {
  /// UIKit: a touch that comes down while the content moves stops it and is the scroll view's alone, so
  /// that a tap at that moment does nothing to content (B-301).
  mutating func catchMovingContent(_ changed: [Finger], trace: inout some TraceSink) {
    guard scrolls.contains(where: { $0.motion != nil }) else { return }
    for index in touches.indices {
      let touch = touches[index]
      guard touch.phase == .began, changed.contains(touch.finger), let view = touch.view,
        touch.delivery == .new
      else { continue }
      let moving = tree.scrollViews(around: view).filter { isDecelerating($0) }
      guard !moving.isEmpty else { continue }
      for scrollView in moving {
        stopMotion(of: scrollView, trace: &trace)
        if !caughtScrolls.contains(scrollView) { caughtScrolls.append(scrollView) }
      }
      touches[index].delivery = .closed
      trace.emit(.gesture(.dropped(view, .began, [touch.finger])))
    }
  }

  /// Lets content go that a finger had stopped; what it stopped beyond an edge returns.
  mutating func releaseCaughtContent(trace: inout some TraceSink) {
    for scrollView in caughtScrolls {
      let isHeld = touches.contains { touch in
        touch.isDown && touch.view.map { tree.isDescendant($0, of: scrollView) } == true
      }
      guard !isHeld else { continue }
      caughtScrolls.removeAll { $0 == scrollView }
      guard scroll(of: scrollView) == nil else { continue }
      returnToEdge(scrollView, trace: &trace)
    }
  }

  /// `touchesShouldBegin(_:with:in:)` of the scroll view around a view that is about to get new touches.
  ///
  /// UIKit: yes unless overridden (B-288).
  mutating func contentMayBegin(
    _ fingers: [Finger], in content: ViewID, trace: inout some TraceSink
  ) -> Bool {
    guard let scrollView = tree.scrollViews(around: content).first, scrollView != content
    else { return true }
    let override = tree[scrollView].traits.overrides.touchesShouldBegin
    let answer = override != .answer(false)
    trace.emit(
      .scroll(.touchesShouldBegin(scrollView, fingers, content: content, answer)),
      isAssumed: override == .unknown)
    guard !answer else { return true }
    for index in touches.indices where fingers.contains(touches[index].finger) {
      touches[index].delivery = .closed
    }
    trace.emit(.gesture(.dropped(content, .began, fingers)))
    return false
  }

  /// Takes touches away from content that have travelled as far as the scene lets content have them.
  mutating func limitContentTouches(_ changed: [Finger], trace: inout some TraceSink) {
    for touch in touches where touch.phase == .moved && changed.contains(touch.finger) {
      guard touch.delivery == .open || touch.delivery == .heldBegan, !touch.isIgnored,
        let view = touch.view, let scrollView = tree.scrollViews(around: view).first,
        let slop = tree[scrollView].scroll?.thresholds.contentTouchSlop,
        tree[scrollView].scroll?.canCancelContentTouches == true, scrollView != view
      else { continue }
      let travel = touch.location - touch.landingPoint
      let axes = tree.scrollAxes(of: scrollView)
      let isDrag =
        (axes.contains(.horizontal) && abs(travel.x) > slop)
        || (axes.contains(.vertical) && abs(travel.y) > slop)
      if isDrag { gestures.cancelled.append(touch.serial) }
    }
  }
}
