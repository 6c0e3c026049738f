import Geometry

/// How far a touch has come with its view.
enum TouchDelivery: Hashable, Sendable {
  /// Its view hasn't been told of it yet.
  case new
  /// `touchesBegan` is held back, and all that follows (B-221).
  case heldBegan
  /// Its view has it.
  case open
  /// `touchesEnded` is held back (B-218).
  case heldEnded
  /// Its view will hear no more of it.
  case closed

  /// Whether its view has it, or may get it yet.
  var isOpen: Bool { self != .closed }
}

/// Touches that recognizers hold back from views.
extension DeliveryEngine {
  /// The undecided recognizer that holds back a touch's beginning or its end, one that doesn't itself wait
  /// for another before one that does; nil lets it through.
  ///
  /// UIKit: delays are a union (B-224).
  func holder(of touch: Touch, beginning: Bool) -> RecognizerID? {
    guard !gestures.runs.isEmpty else { return nil }
    let holders = gestures.runs.filter { run in
      run.isUndecided && run.follows(touch.serial)
        && (beginning ? run.traits.delaysTouchesBegan : run.traits.delaysTouchesEnded)
    }
    return (holders.first { $0.wish == nil } ?? holders.first)?.recognizer
  }

  /// Cancels what recognized gestures take from views, then lets go what nobody holds any more (B-311).
  mutating func flushTouches(trace: inout some TraceSink) {
    takeTouches(trace: &trace)
    guard hasHeldTouches else { return }
    dropCancelled(trace: &trace)
    let held = gestures.lifted + touches.filter { $0.delivery == .heldBegan }
    for group in Self.landedTogether(held.filter { isFree($0, .heldBegan, beginning: true) }) {
      replayBegan(group, trace: &trace)
    }
    let ended = gestures.lifted.filter { isFree($0, .heldEnded, beginning: false) }
    for view in Self.views(of: ended) {
      for touches in Self.oncePerFinger(ended.filter { $0.view == view }) {
        replayEnded(touches, in: view, trace: &trace)
      }
    }
  }

  /// A touch that the system cancels while its beginning is held back is never heard of.
  private mutating func dropCancelled(trace: inout some TraceSink) {
    let gone = touches.filter { $0.phase == .cancelled && $0.delivery == .heldBegan }
    for touch in gone { setDelivery(.closed, of: touch.serial) }
    for view in Self.views(of: gone) {
      drop(gone.filter { $0.view == view && !$0.isIgnored }, .began, in: view, &trace)
    }
  }

  private var hasHeldTouches: Bool {
    !gestures.lifted.isEmpty || touches.contains { $0.delivery == .heldBegan }
  }

  private func isFree(_ touch: Touch, _ delivery: TouchDelivery, beginning: Bool) -> Bool {
    touch.delivery == delivery && !touch.isIgnored && holder(of: touch, beginning: beginning) == nil
  }

  /// Touches of one view that came down in one event: they are one call (B-080).
  private static func landedTogether(_ touches: [Touch]) -> [[Touch]] {
    var groups: [[Touch]] = []
    for touch in touches {
      let place = groups.firstIndex { group in
        group[0].view == touch.view && group[0].landingTime == touch.landingTime
      }
      if let place { groups[place].append(touch) } else { groups.append([touch]) }
    }
    return groups
  }

  /// Splits touches so that no call has two of one finger, which it could name only once; the earlier first.
  private static func oncePerFinger(_ touches: [Touch]) -> [[Touch]] {
    var groups: [[Touch]] = []
    for touch in touches {
      let place = groups.firstIndex { group in !group.contains { $0.finger == touch.finger } }
      if let place { groups[place].append(touch) } else { groups.append([touch]) }
    }
    return groups
  }

  // MARK: - Taking touches from views

  /// UIKit: only the gesture's own touches are cancelled (B-215, B-216); one whose beginning was held
  /// back is never heard of (B-223).
  private mutating func takeTouches(trace: inout some TraceSink) {
    guard !gestures.cancelled.isEmpty else { return }
    let serials = gestures.cancelled
    gestures.cancelled = []
    let taken = (gestures.lifted + touches).filter { touch in
      serials.contains(touch.serial) && touch.delivery.isOpen && !touch.isIgnored
    }
    gestures.lifted.removeAll { serials.contains($0.serial) }
    for index in touches.indices where serials.contains(touches[index].serial) {
      touches[index].delivery = .closed
    }
    for view in Self.views(of: taken) {
      let own = taken.filter { $0.view == view }
      let unheard = own.filter { $0.delivery == .new || $0.delivery == .heldBegan }
      drop(unheard, .began, in: view, &trace)
      drop(own.filter { $0.delivery == .heldEnded }, .ended, in: view, &trace)
      let told = own.filter { $0.delivery == .open || $0.delivery == .heldEnded }
      callWith(told, .cancelled, in: view, trace: &trace)
    }
  }

  mutating func drop(
    _ dropped: [Touch], _ phase: TouchPhase, in view: ViewID, _ trace: inout some TraceSink
  ) {
    guard !dropped.isEmpty else { return }
    trace.emit(.gesture(.dropped(view, phase, Self.fingers(of: dropped))))
  }

  static func views(of touches: [Touch]) -> [ViewID] {
    var result: [ViewID] = []
    for touch in touches {
      if let view = touch.view, !result.contains(view) { result.append(view) }
    }
    return result
  }

  static func fingers(of touches: [Touch]) -> [Finger] {
    var result: [Finger] = []
    for touch in touches where !result.contains(touch.finger) { result.append(touch.finger) }
    return result.sorted()
  }

  // MARK: - Letting go

  /// UIKit: the view gets `touchesBegan` with the original place and time, and at once one
  /// `touchesMoved` to where the touch is now; what was between is lost (B-222).
  private mutating func replayBegan(_ group: [Touch], trace: inout some TraceSink) {
    guard let view = group[0].view else { return }
    for touch in group { setDelivery(.open, of: touch.serial) }
    guard contentMayBegin(Self.fingers(of: group), in: view, trace: &trace) else {
      gestures.lifted.removeAll { touch in group.contains { $0.serial == touch.serial } }
      return
    }
    trace.emit(.gesture(.replayed(view, .began, Self.fingers(of: group))))
    callWith(group.map(\.asLanded), .began, in: view, trace: &trace)
    let moved = group.filter { $0.location != $0.landingPoint && isStillOpen($0.serial) }
    gestures.caughtUp += moved.map(\.serial)
    callWith(moved.map(\.movedFromLanding), .moved, in: view, trace: &trace)
    let lifted = gestures.lifted.filter { touch in group.contains { $0.serial == touch.serial } }
    let held = lifted.filter { holder(of: $0, beginning: false) != nil }
    for touch in held { setDelivery(.heldEnded, of: touch.serial) }
    if let first = held.first, let holder = holder(of: first, beginning: false) {
      trace.emit(.gesture(.held(view, .ended, Self.fingers(of: held), by: holder)))
    }
    let over = lifted.filter { touch in !held.contains { $0.serial == touch.serial } }
    gestures.lifted.removeAll { touch in over.contains { $0.serial == touch.serial } }
    callWith(over, .ended, in: view, trace: &trace)
  }

  private mutating func replayEnded(
    _ ended: [Touch], in view: ViewID, trace: inout some TraceSink
  ) {
    let left = ended.filter { touch in gestures.lifted.contains { $0.serial == touch.serial } }
    guard !left.isEmpty else { return }
    gestures.lifted.removeAll { touch in left.contains { $0.serial == touch.serial } }
    trace.emit(.gesture(.replayed(view, .ended, Self.fingers(of: left))))
    callWith(left, .ended, in: view, trace: &trace)
  }

  private func isStillOpen(_ serial: Int) -> Bool {
    touches.contains { $0.serial == serial && $0.delivery.isOpen }
      || gestures.lifted.contains { $0.serial == serial }
  }

  private mutating func setDelivery(_ delivery: TouchDelivery, of serial: Int) {
    for index in touches.indices where touches[index].serial == serial {
      if touches[index].delivery.isOpen { touches[index].delivery = delivery }
    }
    for index in gestures.lifted.indices where gestures.lifted[index].serial == serial {
      gestures.lifted[index].delivery = delivery
    }
  }

  /// Calls a touch method with touches as they were, which may no longer be what their fingers do.
  mutating func callWith(
    _ told: [Touch], _ phase: TouchPhase, in view: ViewID, trace: inout some TraceSink
  ) {
    guard !told.isEmpty else { return }
    var replaced: [Touch] = []
    for touch in told {
      guard let index = touches.firstIndex(where: { $0.finger == touch.finger }) else { continue }
      replaced.append(touches[index])
      touches[index] = touch
    }
    call(phase, Self.fingers(of: told), startingAt: .view(view), trace: &trace)
    for touch in replaced.reversed() {
      guard let index = touches.firstIndex(where: { $0.finger == touch.finger }),
        told.contains(where: { $0.serial == touches[index].serial })
      else { continue }
      let wasCancelled = touches[index].phase == .cancelled && phase != .cancelled
      touches[index] = touch
      if wasCancelled, touches[index].isDown {
        touches[index].phase = .cancelled
        touches[index].delivery = .closed
      }
    }
  }
}

extension Touch {
  /// The touch as it was when it came down.
  fileprivate var asLanded: Touch {
    var landed = self
    landed.phase = .began
    landed.location = landingPoint
    landed.previousLocation = landingPoint
    landed.timestamp = landingTime
    return landed
  }

  /// The touch as one move from where it came down to where it is.
  fileprivate var movedFromLanding: Touch {
    var moved = self
    moved.phase = .moved
    moved.previousLocation = landingPoint
    return moved
  }
}
