/// Touches that are taken away from their views and recognizers.
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
    cancelTouches(lifted: false, trace: &trace) { touch, _ in touch.finger == finger }
  }

  /// UIKit: recognizers hear of it before the views (B-207, B-214).
  private mutating func cancelTouches(
    lifted includesLifted: Bool = true, trace: inout some TraceSink,
    where isConcerned: (Touch, ViewTree) -> Bool
  ) {
    var cancelled: [Touch] = []
    for index in touches.indices
    where isPending(touches[index]) && isConcerned(touches[index], tree) {
      touches[index].phase = .cancelled
      cancelled.append(touches[index])
    }
    let lifted = includesLifted ? gestures.lifted.filter { isConcerned($0, tree) } : []
    guard !cancelled.isEmpty || !lifted.isEmpty else { return }
    tellRecognizers(cancelled, trace: &trace)
    for touch in lifted + cancelled { cancelInView(touch, trace: &trace) }
    settleOutsideEvents(trace: &trace)
    releaseCaughtContent(trace: &trace)
  }

  /// A lift that is dropped is still a lift: no view hears of it, and the finger is free again.
  mutating func loseTouches(of fingers: [Finger], trace: inout some TraceSink) {
    var lost: [Touch] = []
    for index in touches.indices
    where touches[index].isDown && fingers.contains(touches[index].finger) {
      touches[index].phase = .cancelled
      lost.append(touches[index])
    }
    guard !lost.isEmpty else { return }
    tellRecognizers(lost, trace: &trace)
    for touch in lost {
      guard let index = touches.firstIndex(where: { $0.serial == touch.serial }) else { continue }
      if touches[index].delivery == .heldBegan, let view = touch.view {
        drop([touch], .began, in: view, &trace)
      }
      touches[index].delivery = .closed
    }
    settleOutsideEvents(trace: &trace)
  }

  /// Whether it is down, or has just lifted and may still be about to be told.
  private func isPending(_ touch: Touch) -> Bool {
    touch.isDown || (touch.phase == .ended && touch.delivery.isOpen)
  }

  private mutating func tellRecognizers(_ cancelled: [Touch], trace: inout some TraceSink) {
    guard !gestures.runs.isEmpty else { return }
    tell(.cancelled, cancelled, trace: &trace)
    settleGestures(trace: &trace)
  }

  private mutating func cancelInView(_ touch: Touch, trace: inout some TraceSink) {
    let isLifted = gestures.lifted.contains { $0.serial == touch.serial }
    let index = touches.firstIndex { $0.serial == touch.serial }
    gestures.lifted.removeAll { $0.serial == touch.serial }
    let delivery = isLifted ? touch.delivery : index.map { touches[$0].delivery } ?? .closed
    if let index { touches[index].delivery = .closed }
    guard !touch.isIgnored, let view = touch.view else { return }
    switch delivery {
    case .open: call(.cancelled, [touch.finger], startingAt: .view(view), trace: &trace)
    case .heldEnded:
      drop([touch], .ended, in: view, &trace)
      callWith([touch], .cancelled, in: view, trace: &trace)
    case .heldBegan: drop([touch], .began, in: view, &trace)
    case .new, .closed: return
    }
  }
}
