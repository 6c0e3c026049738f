import Geometry

/// What becomes of content that a finger lets go.
extension DeliveryEngine {
  /// UIKit: the delegate is told the speed and where the content will rest, and may say another place; then
  /// that the drag is over, and whether the content goes on (B-292, T-183, T-194).
  mutating func endDrag(of view: ViewID, trace: inout some TraceSink) {
    guard let drag = scroll(of: view)?.drag else { return }
    updateScroll(view) { state, _ in state.drag = nil }
    let speed = Self.released(drag, at: time)
    let release = ScrollRelease(
      offset: tree.bounds(of: view).origin, velocity: speed, start: drag.start,
      isResting: drag.velocity.isResting(at: time))
    let target = release.target(in: view, of: tree)
    trace.emit(
      .scroll(.willEndDragging(view, velocity: speed * (1.0 / 1000), target: target)))
    finishDrag(release, of: view, trace: &trace)
  }

  /// A drag that was cancelled: the content stays, or returns from beyond its edge.
  mutating func cancelDrag(of view: ViewID, trace: inout some TraceSink) {
    guard let drag = scroll(of: view)?.drag else { return }
    updateScroll(view) { state, _ in state.drag = nil }
    let release = ScrollRelease(
      offset: tree.bounds(of: view).origin, velocity: .zero, start: drag.start, isResting: true)
    finishDrag(release, of: view, trace: &trace)
  }

  private mutating func finishDrag(
    _ release: ScrollRelease, of view: ViewID, trace: inout some TraceSink
  ) {
    let motion = release.motion(in: view, of: tree, at: time)
    trace.emit(.scroll(.didEndDragging(view, decelerates: motion != nil)))
    guard let motion else { return }
    trace.emit(.scroll(.willBeginDecelerating(view)))
    updateScroll(view) { state, _ in state.motion = motion }
  }

  /// Content that rests beyond its edge returns; any other stays where it is.
  mutating func returnToEdge(_ view: ViewID, trace: inout some TraceSink) {
    let offset = tree.bounds(of: view).origin
    let (minimum, maximum) = tree.contentOffsetRange(of: view)
    let isBeyond =
      offset.x < minimum.x || offset.x > maximum.x || offset.y < minimum.y || offset.y > maximum.y
    guard isBeyond, tree.window(of: view) != nil else { return }
    let motion = ScrollMotion(
      cause: .deceleration, start: time,
      horizontal: .returning(
        from: offset.x, velocity: 0, isResting: true, in: minimum.x...maximum.x),
      vertical: .returning(
        from: offset.y, velocity: 0, isResting: true, in: minimum.y...maximum.y))
    trace.emit(.scroll(.willBeginDecelerating(view)))
    updateScroll(view) { state, _ in state.motion = motion }
  }

  /// The content's speed: it goes against the finger's travel, along the drag's axes.
  private static func released(_ drag: ScrollDrag, at time: Timestamp) -> Point {
    let finger = drag.velocity.released(at: time)
    return Point(
      drag.axes.contains(.horizontal) ? 0 - finger.x : 0,
      drag.axes.contains(.vertical) ? 0 - finger.y : 0)
  }

  // MARK: - Frames

  /// When the next frame of content that moves by itself is due.
  var scrollDeadline: Timestamp? {
    var earliest: Timestamp?
    for state in scrolls {
      guard let deadline = state.motion?.deadline else { continue }
      earliest = earliest.map { min($0, deadline) } ?? deadline
    }
    return earliest
  }

  /// Moves everything whose frame is due, in the order the motions began.
  mutating func passScrollFrames(trace: inout some TraceSink) {
    for view in scrolls.map(\.view) {
      guard var motion = scroll(of: view)?.motion, motion.deadline <= time else { continue }
      let offset = motion.offset(after: motion.deadline - motion.start, scale: tree.screen.scale)
      // A busy main thread misses frames; the content is where it would be.
      while motion.deadline <= time { motion.frame += 1 }
      let isOver = motion.isOver
      updateScroll(view) { state, _ in state.motion = isOver ? nil : motion }
      scroll(view, to: offset, trace: &trace)
      if isOver { trace.emit(.scroll(motion.cause.ended(view))) }
    }
  }

  /// Stops content where it is.
  mutating func stopMotion(of view: ViewID, trace: inout some TraceSink) {
    guard let motion = scroll(of: view)?.motion else { return }
    updateScroll(view) { state, _ in state.motion = nil }
    if motion.cause == .deceleration { trace.emit(.scroll(.didEndDecelerating(view))) }
  }

  // MARK: - State

  func scroll(of view: ViewID) -> ScrollState? { scrolls.first { $0.view == view } }

  /// Changes what a scroll view is doing; one that does nothing is forgotten.
  mutating func updateScroll(
    _ view: ViewID, _ change: (inout ScrollState, ViewTree) -> Void
  ) {
    let index = scrolls.firstIndex { $0.view == view }
    var state = index.map { scrolls[$0] } ?? ScrollState(view: view)
    change(&state, tree)
    if let index { scrolls.remove(at: index) }
    guard !state.isIdle else { return }
    scrolls.insert(state, at: index ?? scrolls.count)
  }

  /// UIKit: once its touches are being followed (B-292).
  public func isTracking(scrollView view: ViewID) -> Bool {
    tree.recognizer(.pan, of: view).flatMap { run(of: $0) }?.touches.isEmpty == false
  }

  /// UIKit: once scrolling has begun (B-292).
  public func isDragging(_ view: ViewID) -> Bool { scroll(of: view)?.drag != nil }

  /// UIKit: after the lift, while the content moves (B-292).
  public func isDecelerating(_ view: ViewID) -> Bool { scroll(of: view)?.motion != nil }

  public func isZooming(_ view: ViewID) -> Bool { scroll(of: view)?.zoom != nil }
}

extension ScrollMotion.Cause {
  fileprivate func ended(_ view: ViewID) -> ScrollStep {
    switch self {
    case .deceleration: .didEndDecelerating(view)
    case .scrollToTop: .didScrollToTop(view)
    }
  }
}
