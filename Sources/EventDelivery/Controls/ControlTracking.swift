import Geometry

/// A control that follows a touch: what `UIControl` keeps between `beginTracking` and its end.
struct ControlTracking: Hashable, Sendable {
  /// Points beyond the bounds within which a followed touch still counts as inside.
  ///
  /// UIKit publishes none; most reports say about 70 (B-151, B-152). It never enlarges the area that a
  /// touch-down must hit (B-153).
  static let slack = 70.0

  let control: ViewID
  let finger: Finger
  /// Where the touch came down, in the control's bounds coordinates.
  let landing: Point
  /// The control's value when tracking began.
  let startValue: Double
  var isTouchInside = true
  /// Whether it goes on only as far as UIKit's default does where the class has code of its own.
  var isAssumed = false
}

/// `UIControl`'s own touch methods.
extension DeliveryEngine {
  /// Whether a control is highlighted: while it follows a touch that counts as inside (B-143); a cell is
  /// while a finger holds it down.
  public func isHighlighted(_ control: ViewID) -> Bool {
    tracking.contains { $0.control == control && $0.isTouchInside }
      || pressedRows.contains { $0.cell == control }
  }

  /// Whether a control follows a touch (B-154).
  public func isTracking(_ control: ViewID) -> Bool {
    tracking.contains { $0.control == control }
  }

  /// What a control does in its touch method; nothing for touches of other views that came up the chain.
  mutating func track(
    _ phase: TouchPhase, _ fingers: [Finger], in view: ViewID, trace: inout some TraceSink
  ) {
    guard tree[view].control != nil else { return }
    let own = touches.filter { fingers.contains($0.finger) && $0.view == view }
    switch phase {
    case .began:
      if let touch = own.first { beginTracking(touch, in: view, trace: &trace) }
    case .moved, .ended, .cancelled:
      guard let index = tracking.firstIndex(where: { $0.control == view }),
        let touch = own.first(where: { $0.finger == tracking[index].finger })
      else { return }
      follow(touch, at: index, phase: phase, trace: &trace)
    case .stationary:
      return
    }
  }

  /// UIKit: a disabled control takes the touch and does nothing with it (B-035); one that follows a
  /// touch doesn't take a second (B-170); `beginTracking` comes first and may refuse (B-146).
  private mutating func beginTracking(
    _ touch: Touch, in control: ViewID, trace: inout some TraceSink
  ) {
    forgetLostTouches(of: control, before: touch)
    guard tree[control].control?.isEnabled == true, !isTracking(control) else { return }
    let override = tree[control].traits.overrides.beginTracking
    let landing = tree.convertFromScreen(touch.location, to: control)
    let isBegun = override != .answer(false) && ownBeginTracking(control, at: landing)
    trace.emit(
      .action(.beginTracking(control, touch.finger, isBegun)), isAssumed: override == .unknown)
    guard isBegun else { return }
    var state = ControlTracking(
      control: control, finger: touch.finger, landing: landing,
      startValue: tree[control].control?.value ?? 0)
    state.isAssumed = override == .unknown
    tracking.append(state)
    trace.assuming(state.isAssumed) { trace in
      trace.emit(.action(.highlighted(control, true)))
      sendActions(.touchDown, of: control, trace: &trace)
      guard touch.tapCount > 1, isTracking(control) else { return }
      sendActions(.touchDownRepeat, of: control, trace: &trace)
    }
  }

  /// A touch whose lift was dropped keeps its control from no other.
  private mutating func forgetLostTouches(of control: ViewID, before touch: Touch) {
    tracking.removeAll { state in
      guard state.control == control else { return false }
      let isDown = touches.contains { $0.finger == state.finger && $0.isDown }
      return state.finger == touch.finger || !isDown
    }
  }

  private mutating func follow(
    _ touch: Touch, at index: Int, phase: TouchPhase, trace: inout some TraceSink
  ) {
    let state = tracking[index]
    trace.assuming(state.isAssumed) { trace in
      switch phase {
      case .moved: continueTracking(touch, at: index, trace: &trace)
      case .ended:
        let isInside = countsAsInside(touch, of: state.control)
        endTracking(touch, at: index, isInside: isInside, trace: &trace)
      case .cancelled:
        cancelTracking(at: index, trace: &trace)
      case .began, .stationary: return
      }
    }
  }

  /// UIKit: crossing the edge sends exit or enter, then every move sends the plain event (B-147 to B-149).
  private mutating func continueTracking(
    _ touch: Touch, at index: Int, trace: inout some TraceSink
  ) {
    let control = tracking[index].control
    let override = tree[control].traits.overrides.continueTracking
    let goesOn = override != .answer(false)
    trace.emit(
      .action(.continueTracking(control, touch.finger, goesOn)), isAssumed: override == .unknown)
    guard goesOn else {
      stopTracking(at: index, trace: &trace)
      return
    }
    if override == .unknown { tracking[index].isAssumed = true }
    let wasInside = tracking[index].isTouchInside
    let isInside = countsAsInside(touch, of: control)
    tracking[index].isTouchInside = isInside
    let state = tracking[index]
    if wasInside != isInside {
      trace.emit(.action(.highlighted(control, isInside)))
      sendActions(isInside ? .touchDragEnter : .touchDragExit, of: control, trace: &trace)
    }
    // An action may take the control away, which ends its tracking.
    guard isTracking(control) else { return }
    sendActions(isInside ? .touchDragInside : .touchDragOutside, of: control, trace: &trace)
    if isTracking(control) { dragValue(of: state, to: touch, trace: &trace) }
  }

  /// UIKit: `endTracking` runs before the up actions (B-155), which are one of two, never both (B-150);
  /// a button's primary action follows a tap (B-168).
  private mutating func endTracking(
    _ touch: Touch, at index: Int, isInside: Bool, trace: inout some TraceSink
  ) {
    let state = tracking[index]
    let control = state.control
    trace.emit(.action(.endTracking(control, touch.finger)))
    stopTracking(at: index, trace: &trace)
    sendActions(isInside ? .touchUpInside : .touchUpOutside, of: control, trace: &trace)
    if isInside { finishPress(of: state, touch, trace: &trace) }
  }

  /// UIKit: a cancelled touch cancels tracking, and no up event follows (B-156).
  mutating func cancelTracking(at index: Int, trace: inout some TraceSink) {
    let control = tracking[index].control
    trace.emit(.action(.cancelTracking(control)))
    stopTracking(at: index, trace: &trace)
    sendActions(.touchCancel, of: control, trace: &trace)
  }

  private mutating func stopTracking(at index: Int, trace: inout some TraceSink) {
    let state = tracking.remove(at: index)
    if state.isTouchInside { trace.emit(.action(.highlighted(state.control, false))) }
  }

  private func countsAsInside(_ touch: Touch, of control: ViewID) -> Bool {
    let point = tree.convertFromScreen(touch.location, to: control)
    let reach = tree.bounds(of: control).inset(by: -ControlTracking.slack)
    return reach.contains(point) || tree.pointInside(control, at: point)
  }
}
