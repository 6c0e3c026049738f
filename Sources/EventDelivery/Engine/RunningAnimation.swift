import Geometry

/// A block-based `UIView` animation that runs on a view.
struct RunningAnimation: Hashable, Sendable {
  let view: ViewID
  let start: Timestamp
  /// When its first run ends.
  let end: Timestamp
  let repeats: Bool
  let allowsUserInteraction: Bool
}

extension DeliveryEngine {
  /// Starts an animation: the model has its final values at once, and without
  /// `allowUserInteraction` the view can't be hit until the end (B-051, B-052).
  mutating func start(_ animation: Effect.Animation, on view: ViewID) {
    animations.append(
      RunningAnimation(
        view: view, start: time, end: time + max(0, animation.duration),
        repeats: animation.repeats, allowsUserInteraction: animation.allowsUserInteraction))
    settleAnimating(view)
  }

  /// Takes out the next animation that ends by that moment; ones that repeat don't end.
  mutating func takeAnimation(endingBy moment: Timestamp) -> RunningAnimation? {
    let ending = animations.enumerated().filter { !$0.element.repeats && $0.element.end <= moment }
    guard let next = ending.min(by: { $0.element.end < $1.element.end }) else { return nil }
    return animations.remove(at: next.offset)
  }

  mutating func endAnimation(_ animation: RunningAnimation, trace: inout some TraceSink) {
    settleAnimating(animation.view)
    trace.emit(.effect(.animationEnded(animation.view)))
  }

  private mutating func settleAnimating(_ view: ViewID) {
    let blocks = animations.contains { $0.view == view && !$0.allowsUserInteraction }
    tree.setAnimating(blocks, of: view)
  }
}
