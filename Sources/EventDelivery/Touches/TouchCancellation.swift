/// Touches that are taken away from their views.
extension DeliveryEngine {
  /// UIKit: the touches of a view that leaves its window are cancelled, and nobody else gets them (B-084).
  mutating func cancelTouches(in root: ViewID, trace: inout some TraceSink) {
    cancelTouches(trace: &trace) { touch, tree in
      touch.view.map { tree.isDescendant($0, of: root) } ?? false
    }
  }

  /// UIKit: when the application resigns, every touch is cancelled (B-083).
  mutating func cancelAllTouches(trace: inout some TraceSink) {
    cancelTouches(trace: &trace) { _, _ in true }
  }

  /// A finger that comes down while it is down has lost its lift on the way: its touch is cancelled, so
  /// that whoever got its `touchesBegan` gets an end (B-082).
  mutating func cancelTouch(of finger: Finger, trace: inout some TraceSink) {
    cancelTouches(trace: &trace) { touch, _ in touch.finger == finger }
  }

  private mutating func cancelTouches(
    trace: inout some TraceSink, where isConcerned: (Touch, ViewTree) -> Bool
  ) {
    // One that has just lifted may still be about to be told.
    func isOpen(_ touch: Touch) -> Bool { touch.isDown || touch.isDue }
    let fingers = touches.filter { isOpen($0) && isConcerned($0, tree) }.map(\.finger)
    for finger in fingers {
      // What a cancelled control's action does may have changed the others by now.
      guard let index = touches.firstIndex(where: { $0.finger == finger && isOpen($0) }) else {
        continue
      }
      touches[index].phase = .cancelled
      let isDue = touches[index].isDue
      touches[index].story = .over
      guard isDue, let view = touches[index].view else { continue }
      call(.cancelled, [finger], startingAt: .view(view), trace: &trace)
    }
  }
}
