import Geometry

/// Scroll views that are changed while they run.
extension DeliveryEngine {
  /// What a change of properties means beyond the new values.
  ///
  /// UIKit: a new `contentOffset` tells the delegate and stops what moved, a new `bounds` doesn't
  /// (T-205, T-206); a drag goes on from where the content was put; without scrolling it is cancelled
  /// (B-296).
  mutating func noteScrollChanges(
    _ changes: [PropertyChange], of view: ViewID, from offset: Point, _ zoomScale: Double,
    trace: inout some TraceSink
  ) {
    guard tree[view].scroll != nil else { return }
    for change in changes {
      switch change {
      case .contentOffset(let new):
        stopMotion(of: view, trace: &trace)
        if new != offset { trace.emit(.scroll(.didScroll(view, new))) }
      case .bounds: stopMotion(of: view, trace: &trace)
      case .scroll(.zoomScale(let scale)):
        setZoomScale(scale, from: zoomScale, of: view, trace: &trace)
      case .scroll(.flag(.isScrollEnabled, false)):
        stopMotion(of: view, trace: &trace)
        for role in ScrollRecognizer.allCases where role != .pinch {
          tree.recognizer(role, of: view).map { stop($0, .disabled, trace: &trace) }
        }
      default: break
      }
    }
  }

  /// A scroll view that leaves its window stops.
  mutating func forgetScrolling(in root: ViewID) {
    scrolls.removeAll { tree.isDescendant($0.view, of: root) }
    caughtScrolls.removeAll { tree.isDescendant($0, of: root) }
    pressedRows.removeAll { tree.isDescendant($0.list, of: root) }
  }
}
