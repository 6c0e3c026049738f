import Geometry

/// Content that follows a finger: what `UIScrollView` does with its pan.
extension DeliveryEngine {
  /// Follows one of a scroll view's own recognizers, before anybody else's action.
  mutating func followScroll(_ pending: GestureBoard.PendingAction, trace: inout some TraceSink) {
    guard let role = tree[pending.recognizer].scrollRole,
      let view = tree.scrollView(owning: pending.recognizer), tree.window(of: view) != nil
    else { return }
    switch role {
    case .pan: followPan(pending, in: view, trace: &trace)
    case .pinch: followPinch(pending, in: view, trace: &trace)
    case .contentTouchDelay: return
    }
  }

  private mutating func followPan(
    _ pending: GestureBoard.PendingAction, in view: ViewID, trace: inout some TraceSink
  ) {
    switch pending.state {
    case .began: beginDrag(of: view, pending.report, trace: &trace)
    case .changed: drag(view, pending.report, trace: &trace)
    case .ended:
      if scroll(of: view)?.drag?.travel != travel(pending.report, in: view) {
        drag(view, pending.report, trace: &trace)
      }
      endDrag(of: view, trace: &trace)
    case .cancelled: cancelDrag(of: view, trace: &trace)
    case .possible, .failed: return
    }
  }

  // MARK: - Beginning

  /// UIKit: the delegate hears of it before anything moves (N-006); the slop is left out for good (B-293).
  private mutating func beginDrag(
    of view: ViewID, _ report: GestureReport, trace: inout some TraceSink
  ) {
    stopMotion(of: view, trace: &trace)
    let travel = self.travel(report, in: view)
    let offset = tree.bounds(of: view).origin
    // The speed counts from the touch-down, so that a single quick move has one.
    let landing = tree.recognizer(.pan, of: view).flatMap { run(of: $0) }?.touches.first
    let landingTime = landing?.landingTime ?? time
    updateScroll(view) { state, tree in
      state.drag = ScrollDrag(
        axes: Self.lockedAxes(of: travel, in: view, tree), start: offset,
        raw: Self.unbanded(offset, in: view, tree), applied: offset,
        travel: Self.slop(of: travel, view, tree),
        velocity: ScrollVelocity(time: landingTime, translation: .zero))
    }
    trace.emit(.scroll(.willBeginDragging(view)))
    drag(view, report, trace: &trace)
  }

  /// UIKit: a drag along one axis stays on it where the scroll view locks directions; a slanting one is
  /// free.
  private static func lockedAxes(
    of travel: Point, in view: ViewID, _ tree: ViewTree
  ) -> ScrollAxes {
    let axes = tree.scrollAxes(of: view)
    guard tree[view].scroll?.isDirectionalLockEnabled == true else { return axes }
    let ratio = ScrollPhysics.directionalLockRatio
    if abs(travel.x) >= ratio * abs(travel.y) { return axes.intersection(.horizontal) }
    if abs(travel.y) >= ratio * abs(travel.x) { return axes.intersection(.vertical) }
    return axes
  }

  /// The part of the first travel that counts for nothing: up to where it first went 10 points along an
  /// axis that scrolls.
  private static func slop(of travel: Point, _ view: ViewID, _ tree: ViewTree) -> Point {
    let axes = tree.scrollAxes(of: view)
    let across = axes.contains(.horizontal) ? abs(travel.x) : 0
    let down = axes.contains(.vertical) ? abs(travel.y) : 0
    let longest = max(across, down)
    guard longest > 0 else { return .zero }
    return travel * min(1, ScrollPhysics.dragSlop / longest)
  }

  // MARK: - Following

  /// UIKit: the content goes with the finger, less and less beyond its edges (B-300).
  private mutating func drag(
    _ view: ViewID, _ report: GestureReport, trace: inout some TraceSink
  ) {
    let travel = self.travel(report, in: view)
    let moment = time
    updateScroll(view) { state, tree in
      guard var drag = state.drag else { return }
      let present = tree.bounds(of: view).origin
      if state.zoom != nil {
        // The pinch keeps what is under the fingers there; the drag goes on from where that leaves it.
        drag.travel = travel
        drag.applied = present
        drag.raw = present
        drag.velocity = ScrollVelocity(time: moment, translation: travel)
        state.drag = drag
        return
      }
      if present != drag.applied { drag.raw = Self.unbanded(present, in: view, tree) }
      let step = travel - drag.travel
      if drag.axes.contains(.horizontal) { drag.raw.x -= step.x }
      if drag.axes.contains(.vertical) { drag.raw.y -= step.y }
      drag.travel = travel
      drag.velocity.move(to: travel, at: moment)
      drag.applied = Self.banded(drag.raw, in: view, tree)
      state.drag = drag
    }
    guard let applied = scroll(of: view)?.drag?.applied else { return }
    scroll(view, to: applied, trace: &trace)
  }

  /// Moves the content and tells its delegate, unless it is there.
  mutating func scroll(_ view: ViewID, to offset: Point, trace: inout some TraceSink) {
    guard tree.bounds(of: view).origin != offset else { return }
    tree.setContentOffset(offset, of: view)
    trace.emit(.scroll(.didScroll(view, offset)))
  }

  /// A pan's travel in the scroll view's coordinates.
  private func travel(_ report: GestureReport, in view: ViewID) -> Point {
    tree.convertFromScreen(report.location, to: view)
      - tree.convertFromScreen(report.location - report.translation, to: view)
  }

  /// Where the content is shown for a finger that has it there; on the device's pixels.
  private static func banded(_ raw: Point, in view: ViewID, _ tree: ViewTree) -> Point {
    let (minimum, maximum) = tree.contentOffsetRange(of: view)
    let bounces = tree[view].scroll?.bounces == true
    let size = tree.bounds(of: view).size
    func shown(_ raw: Double, _ range: ClosedRange<Double>, _ length: Double) -> Double {
      let edge = min(max(raw, range.lowerBound), range.upperBound)
      guard bounces, raw != edge else {
        return raw == edge ? ScrollPhysics.rounded(raw, scale: tree.screen.scale) : edge
      }
      let beyond = ScrollPhysics.rubberBand(raw - edge, length: length)
      return ScrollPhysics.rounded(edge + beyond, scale: tree.screen.scale)
    }
    return Point(
      shown(raw.x, minimum.x...maximum.x, size.width),
      shown(raw.y, minimum.y...maximum.y, size.height))
  }

  /// Where a finger has content that is shown there.
  private static func unbanded(_ offset: Point, in view: ViewID, _ tree: ViewTree) -> Point {
    let (minimum, maximum) = tree.contentOffsetRange(of: view)
    let size = tree.bounds(of: view).size
    func raw(_ offset: Double, _ range: ClosedRange<Double>, _ length: Double) -> Double {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      guard offset != edge else { return offset }
      return edge + ScrollPhysics.distance(ofRubberBand: offset - edge, length: length)
    }
    return Point(
      raw(offset.x, minimum.x...maximum.x, size.width),
      raw(offset.y, minimum.y...maximum.y, size.height))
  }
}
