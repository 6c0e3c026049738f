import Geometry

/// A tap on the status bar.
extension DeliveryEngine {
  /// UIKit: it scrolls to the top the one scroll view of the key window that has `scrollsToTop`, if the
  /// delegate allows; where several have it, none (B-298, T-181).
  mutating func tapStatusBar(trace: inout some TraceSink) {
    let candidates = scrollsToTop
    guard candidates.count == 1, let view = candidates.first else { return }
    let isAllowed = tree[view].scroll?.delegate.shouldScrollToTop == true
    trace.emit(.scroll(.shouldScrollToTop(view, isAllowed)))
    guard isAllowed else { return }
    stopMotion(of: view, trace: &trace)
    let (minimum, maximum) = tree.contentOffsetRange(of: view)
    let offset = tree.bounds(of: view).origin
    var motion = ScrollMotion(
      cause: .scrollToTop, start: time, horizontal: .still(at: offset.x, in: minimum.x...maximum.x),
      vertical: .paging(
        to: minimum.y, from: offset.y, velocity: 0, in: minimum.y...maximum.y))
    _ = motion.offset(after: 0, scale: tree.screen.scale)
    if motion.isOver {
      trace.emit(.scroll(.didScrollToTop(view)))
    } else {
      updateScroll(view) { state, _ in state.motion = motion }
    }
  }

  /// The key window's scroll views that a tap on the status bar might mean.
  private var scrollsToTop: [ViewID] {
    guard let keyWindow, !tree.isHidden(keyWindow) else { return [] }
    return tree.subtree(of: keyWindow).filter { view in
      tree[view].scroll?.scrollsToTop == true
        && tree.ancestors(from: view).allSatisfy { !tree.isHidden($0) }
    }
  }
}
