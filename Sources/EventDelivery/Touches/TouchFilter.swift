/// Decides whether a new touch's view hears of it at all.
enum TouchFilter {
  /// Why its view ignores the touch for life, or nil where it doesn't.
  ///
  /// UIKit: without `isMultipleTouchEnabled` a view follows one touch at a time, each view for itself
  /// (B-044 to B-046); an exclusive view and the window's other views shut each other out (B-048, B-049).
  static func reasonToIgnore(
    _ touch: Touch, among touches: [Touch], in tree: ViewTree
  ) -> TouchStep.IgnoreReason? {
    guard let view = touch.view else { return nil }
    let others = touches.filter { $0.occupiesView && !$0.isIgnored && $0.serial != touch.serial }
    if !tree[view].isMultipleTouchEnabled, others.contains(where: { $0.view == view }) {
      return .multipleTouchDisabled
    }
    for other in others where other.window == touch.window && other.view != view {
      guard let otherView = other.view else { continue }
      if tree[otherView].isExclusiveTouch { return .exclusiveTouch(of: otherView) }
      if tree[view].isExclusiveTouch { return .exclusiveTouch(of: view) }
    }
    return nil
  }
}
