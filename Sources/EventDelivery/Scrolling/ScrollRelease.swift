import Geometry

/// Content at the moment in which it is let go, and where it goes from there.
struct ScrollRelease: Hashable, Sendable {
  let offset: Point
  /// Of the content, in points a second.
  let velocity: Point
  /// The offset when the drag began.
  let start: Point
  /// Whether the finger had stopped before.
  let isResting: Bool

  private struct Axis {
    let offset: Double
    let velocity: Double
    let start: Double
    let range: ClosedRange<Double>
    let length: Double
    /// Where the delegate wants it to rest.
    let wish: Double?

    var isBeyond: Bool { !range.contains(offset) }
  }

  private func axes(in view: ViewID, of tree: ViewTree) -> (horizontal: Axis, vertical: Axis) {
    let (minimum, maximum) = tree.contentOffsetRange(of: view)
    let size = tree.bounds(of: view).size
    let wish = tree[view].scroll?.delegate.willEndDragging
    return (
      Axis(
        offset: offset.x, velocity: velocity.x, start: start.x, range: minimum.x...maximum.x,
        length: size.width, wish: wish?.x),
      Axis(
        offset: offset.y, velocity: velocity.y, start: start.y, range: minimum.y...maximum.y,
        length: size.height, wish: wish?.y)
    )
  }

  /// Where the content will come to rest.
  ///
  /// UIKit: a flick past the edge is told the edge itself (N-009).
  func target(in view: ViewID, of tree: ViewTree) -> Point {
    let (horizontal, vertical) = axes(in: view, of: tree)
    let scroll = tree[view].scroll ?? ScrollAttributes()
    func place(_ axis: Axis) -> Double {
      let natural =
        scroll.isPagingEnabled && !axis.isBeyond
        ? page(axis)
        : Deceleration(
          offset: axis.offset, velocity: axis.isBeyond ? 0 : axis.velocity,
          rate: scroll.decelerationRate
        ).announcedTarget
      let edge = min(max(axis.wish ?? natural, axis.range.lowerBound), axis.range.upperBound)
      return edge == axis.wish || edge != natural
        ? edge : ScrollPhysics.rounded(edge, scale: tree.screen.scale)
    }
    return Point(place(horizontal), place(vertical))
  }

  /// The motion that follows, or nil where the content stays.
  func motion(in view: ViewID, of tree: ViewTree, at time: Timestamp) -> ScrollMotion? {
    let (horizontal, vertical) = axes(in: view, of: tree)
    let scroll = tree[view].scroll ?? ScrollAttributes()
    var motion = ScrollMotion(
      cause: .deceleration, start: time, horizontal: axisMotion(horizontal, scroll),
      vertical: axisMotion(vertical, scroll))
    _ = motion.offset(after: 0, scale: tree.screen.scale)
    return motion.isOver ? nil : motion
  }

  private func axisMotion(_ axis: Axis, _ scroll: ScrollAttributes) -> AxisMotion {
    if axis.isBeyond {
      return .returning(
        from: axis.offset, velocity: axis.velocity, isResting: isResting, in: axis.range)
    }
    let rate = scroll.decelerationRate
    if let wish = axis.wish {
      let place = min(max(wish, axis.range.lowerBound), axis.range.upperBound)
      return .coasting(
        .landing(at: place, from: axis.offset, rate: rate), in: axis.range, bounces: false)
    }
    if scroll.isPagingEnabled {
      return .paging(
        to: page(axis), from: axis.offset, velocity: axis.velocity, in: axis.range)
    }
    let deceleration = Deceleration(offset: axis.offset, velocity: axis.velocity, rate: rate)
    return .coasting(deceleration, in: axis.range, bounces: scroll.bounces)
  }

  /// The page to go to: the next one for a flick, the nearest otherwise, and never more than one away from
  /// where the drag began.
  private func page(_ axis: Axis) -> Double {
    guard axis.length > 0 else { return axis.offset }
    let origin = axis.range.lowerBound
    let place = (axis.offset - origin) / axis.length
    let first = ((axis.start - origin) / axis.length).rounded()
    var page = place.rounded()
    if axis.velocity >= ScrollPhysics.pageTurnSpeed { page = place.rounded(.down) + 1 }
    if axis.velocity <= -ScrollPhysics.pageTurnSpeed { page = place.rounded(.up) - 1 }
    page = min(max(page, first - 1), first + 1)
    let offset = origin + page * axis.length
    return min(max(offset, axis.range.lowerBound), axis.range.upperBound)
  }
}
