public import Geometry

/// What the short forms of an input stand for, as raw touches.
public struct InputExpansion: Sendable {
  /// One raw input, so many seconds after its item begins.
  public struct Event: Hashable, Sendable {
    public let delay: Double
    public let input: Input

    init(delay: Double, input: Input) {
      self.delay = delay
      self.input = input
    }

    fileprivate init(delay: Double, samples: [TouchSample]) {
      self.init(delay: delay, input: .touches(samples))
    }
  }

  let tree: ViewTree
  /// Fingers the item's own may not be.
  let busyFingers: [Finger]

  public init(tree: ViewTree, busyFingers: [Finger] = []) {
    self.tree = tree
    self.busyFingers = busyFingers
  }

  /// The raw inputs of an item in order.
  public func events(of action: InputAction) -> [Event] {
    switch action {
    case .touches(let touches): [Event(delay: 0, samples: touches.map(sample))]
    case .tap(let place, let count, let fingers): taps(at: place, count: count, fingers: fingers)
    case .longPress(let place, let duration, let fingers):
      press(at: place, after: 0, duration: duration, fingers: fingers)
    case .drag(let drag), .swipe(let drag): movement(of: drag)
    case .pinch(let pinch): movement(of: pinch)
    case .rotate(let rotation): movement(of: rotation)
    case .hover(let place): [Event(delay: 0, input: .hover(point(place)))]
    case .motion(let kind):
      [
        Event(delay: 0, input: .motion(kind, .began)),
        Event(delay: InputTiming.pressDuration, input: .motion(kind, .ended)),
      ]
    case .motionPhase(let kind, let phase): [Event(delay: 0, input: .motion(kind, phase))]
    case .pressPhase(let press, let phase): [Event(delay: 0, input: .press(press, phase))]
    case .press(let press):
      [
        Event(delay: 0, input: .press(press, .began)),
        Event(delay: InputTiming.pressDuration, input: .press(press, .ended)),
      ]
    case .text(let text): [Event(delay: 0, input: .text(text))]
    case .remoteControl(let command): [Event(delay: 0, input: .remoteControl(command))]
    case .system(let event): [Event(delay: 0, input: .system(event))]
    case .busy(let seconds): [Event(delay: 0, input: .busy(seconds: seconds))]
    case .effects(let effects): effects.map { Event(delay: 0, input: .effect($0)) }
    }
  }

  /// A place on the screen; a view's is the centre of its bounds.
  public func point(_ place: Place) -> Point {
    switch place {
    case .point(let point): point
    case .view(let identifier):
      tree.view(identifier: identifier).map { tree.centerOnScreen(of: $0) } ?? .zero
    }
  }

  private func sample(_ touch: TouchInput) -> TouchSample {
    var sample = TouchSample(finger: touch.finger, phase: touch.phase, point: point(touch.place))
    sample.force = touch.force
    sample.majorRadius = touch.majorRadius
    sample.type = touch.type
    sample.edge = touch.edge
    return sample
  }

  private func taps(at place: Place, count: Int, fingers: Int) -> [Event] {
    (0..<max(0, count)).flatMap { index in
      press(
        at: place, after: Double(index) * InputTiming.tapInterval,
        duration: InputTiming.tapDuration, fingers: fingers)
    }
  }

  private func press(at place: Place, after delay: Double, duration: Double, fingers: Int)
    -> [Event]
  {
    let points = row(of: fingers, around: point(place))
    return [
      event(delay, .began, points), event(delay + duration, .ended, points),
    ]
  }

  private func movement(of drag: DragInput) -> [Event] {
    let start = point(drag.from)
    let end = point(drag.to)
    return movement(duration: drag.duration, hold: drag.hold) { progress in
      row(of: drag.fingers, around: start + (end - start) * progress)
    }
  }

  private func movement(of pinch: PinchInput) -> [Event] {
    let center = point(pinch.center)
    return movement(duration: pinch.duration, hold: pinch.hold) { progress in
      let half = (pinch.from + (pinch.to - pinch.from) * progress) / 2
      return [center - Point(half, 0), center + Point(half, 0)]
    }
  }

  private func movement(of rotation: RotateInput) -> [Event] {
    let center = point(rotation.center)
    return movement(duration: rotation.duration, hold: rotation.hold) { progress in
      let turn = AffineTransform.rotation(degrees: rotation.by * progress)
      let arm = turn.apply(Point(rotation.radius, 0))
      return [center - arm, center + arm]
    }
  }

  /// Down, moves at every interval and at the end, and the lift in place after the rest.
  private func movement(
    duration: Double, hold: Double, points: (_ progress: Double) -> [Point]
  ) -> [Event] {
    var events = [event(0, .began, points(0))]
    var step = 1
    while duration > 0, Double(step) * InputTiming.moveInterval < duration - 1e-9 {
      let delay = Double(step) * InputTiming.moveInterval
      events.append(event(delay, .moved, points(delay / duration)))
      step += 1
    }
    events.append(event(duration, .moved, points(1)))
    events.append(event(duration + hold, .ended, points(1)))
    return events
  }

  private func event(_ delay: Double, _ phase: TouchPhase, _ points: [Point]) -> Event {
    let fingers = freeFingers(points.count)
    return Event(
      delay: delay,
      samples: zip(fingers, points).map { finger, point in
        TouchSample(finger: finger, phase: phase, point: point)
      })
  }

  /// The lowest numbers that nobody uses.
  private func freeFingers(_ count: Int) -> [Finger] {
    var result: [Finger] = []
    var number = 1
    while result.count < count {
      if !busyFingers.contains(Finger(number)) { result.append(Finger(number)) }
      number += 1
    }
    return result
  }

  /// Fingers side by side, centred on the point.
  private func row(of fingers: Int, around center: Point) -> [Point] {
    (0..<max(1, fingers)).map { index in
      let offset = Double(index) - Double(max(1, fingers) - 1) / 2
      return center + Point(offset * InputTiming.fingerSpacing, 0)
    }
  }
}

extension InputAction {
  /// Seconds from the item's beginning to its end.
  public var duration: Double {
    switch self {
    case .touches, .hover, .motionPhase, .pressPhase, .effects, .text, .remoteControl, .system: 0
    case .motion, .press: InputTiming.pressDuration
    case .busy(let seconds): seconds
    case .tap(_, let count, _):
      Double(max(0, count - 1)) * InputTiming.tapInterval + InputTiming.tapDuration
    case .longPress(_, let duration, _): duration
    case .drag(let drag), .swipe(let drag): drag.duration + drag.hold
    case .pinch(let pinch): pinch.duration + pinch.hold
    case .rotate(let rotation): rotation.duration + rotation.hold
    }
  }
}
