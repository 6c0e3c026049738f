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
    for touch in gestures.lifted + touches.filter(\.isDown) where !touch.isIgnored {
      release(touch, trace: &trace)
    }
  }

  private var hasHeldTouches: Bool {
    !gestures.lifted.isEmpty || touches.contains { $0.delivery == .heldBegan }
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

  private mutating func release(_ touch: Touch, trace: inout some TraceSink) {
    switch touch.delivery {
    case .heldBegan:
      if holder(of: touch, beginning: true) == nil { replayBegan(touch, trace: &trace) }
    case .heldEnded:
      if holder(of: touch, beginning: false) == nil { replayEnded(touch, trace: &trace) }
    case .new, .open, .closed: return
    }
  }

  /// UIKit: the view gets `touchesBegan` with the original place and time, and at once one
  /// `touchesMoved` to where the touch is now; what was between is lost (B-222).
  private mutating func replayBegan(_ touch: Touch, trace: inout some TraceSink) {
    guard let view = touch.view else { return }
    setDelivery(.open, of: touch.serial)
    trace.emit(.gesture(.replayed(view, .began, [touch.finger])))
    var replayed = touch
    replayed.phase = .began
    replayed.location = touch.landingPoint
    replayed.previousLocation = touch.landingPoint
    replayed.timestamp = touch.landingTime
    callWith([replayed], .began, in: view, trace: &trace)
    guard isStillOpen(touch.serial) else { return }
    if touch.location != touch.landingPoint {
      gestures.caughtUp.append(touch.serial)
      replayed = touch
      replayed.phase = .moved
      replayed.previousLocation = touch.landingPoint
      callWith([replayed], .moved, in: view, trace: &trace)
    }
    guard let lifted = gestures.lifted.first(where: { $0.serial == touch.serial }) else { return }
    if let holder = holder(of: lifted, beginning: false) {
      setDelivery(.heldEnded, of: touch.serial)
      trace.emit(.gesture(.held(view, .ended, [touch.finger], by: holder)))
    } else {
      gestures.lifted.removeAll { $0.serial == touch.serial }
      callWith([lifted], lifted.phase, in: view, trace: &trace)
    }
  }

  private mutating func replayEnded(_ touch: Touch, trace: inout some TraceSink) {
    guard let view = touch.view, gestures.lifted.contains(where: { $0.serial == touch.serial })
    else { return }
    gestures.lifted.removeAll { $0.serial == touch.serial }
    trace.emit(.gesture(.replayed(view, .ended, [touch.finger])))
    callWith([touch], .ended, in: view, trace: &trace)
  }

  private func isStillOpen(_ serial: Int) -> Bool {
    touches.contains { $0.serial == serial && $0.delivery.isOpen }
      || gestures.lifted.contains { $0.serial == serial }
  }

  private mutating func setDelivery(_ delivery: TouchDelivery, of serial: Int) {
    for index in touches.indices where touches[index].serial == serial {
      if touches[index].isDown { touches[index].delivery = delivery }
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
