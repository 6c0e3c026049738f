import Geometry

/// UIKit's event delivery as a synchronous state machine, held by value.
///
/// Inputs go in with their times; each turn of the main run loop takes one event from the queue and
/// delivers it to its end. Whatever happens is said to a `TraceSink`; nobody else is told, and nothing
/// outside the inputs decides anything. A copy is a snapshot.
public struct DeliveryEngine: Sendable {
  public internal(set) var tree: ViewTree
  /// Fingers that are down, in landing order, then those that lifted until they come down again.
  public internal(set) var touches: [Touch] = []
  public internal(set) var firstResponder: ResponderID?
  public internal(set) var keyWindow: ViewID?
  /// How deeply `beginIgnoringInteractionEvents` is nested (B-088).
  public internal(set) var ignoringDepth: Int
  public internal(set) var time = Timestamp.zero
  var queue = EventQueue()
  var tapCounter = TapCounter()
  var tracking: [ControlTracking] = []
  var animations: [RunningAnimation] = []
  /// How deeply effects that actions have, and actions that effects send, are nested right now.
  var effectDepth = 0

  public init(tree: ViewTree) {
    self.tree = tree
    ignoringDepth = tree.application.isIgnoringInteractionEvents ? 1 : 0
    keyWindow =
      tree.windows.first { tree[$0].window?.isKeyWindow == true } ?? tree.windows.first
  }

  public var hasQueuedEvents: Bool { !queue.isEmpty }

  /// Whether an event is being ignored for the whole application.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// The finger's current touch, or its latest one.
  public func touch(of finger: Finger) -> Touch? {
    touches.first { $0.finger == finger }
  }

  // MARK: - Input

  /// Takes an input in: touches wait in the queue, an edit is done at once.
  public mutating func enqueue(
    _ input: Input, at moment: Timestamp, trace: inout some TraceSink
  ) {
    advance(to: moment, trace: &trace)
    switch input {
    case .touches(let samples):
      let event = queue.append(samples, at: moment)
      trace.enter(time: time, event: event.number)
      let queued = samples.map { QueueStep.QueuedTouch(finger: $0.finger, phase: $0.phase) }
      trace.emit(.queue(.queued(event.number, queued)))
      guard isIgnoringInteractionEvents else { return }
      queue.removeLast()
      trace.emit(.queue(.dropped(event.number, .ignoringInteractionEvents)))
    case .effect(let effect):
      trace.enter(time: time, event: nil)
      apply(effect, trace: &trace)
    }
  }

  /// Runs one turn of the main run loop to its end: takes the first event, if any, and delivers it.
  public mutating func turn(at moment: Timestamp, trace: inout some TraceSink) {
    advance(to: moment, trace: &trace)
    guard let event = queue.takeFirst() else { return }
    trace.enter(time: time, event: event.number)
    trace.open(.queue(.dequeued(event.number)))
    deliver(event, trace: &trace)
    trace.close()
  }

  /// Takes an input in and delivers all that waits, telling nobody.
  public mutating func deliverUntold(_ input: Input, at moment: Timestamp) {
    var trace = DiscardedTrace()
    enqueue(input, at: moment, trace: &trace)
    while hasQueuedEvents { turn(at: moment, trace: &trace) }
  }

  /// Moves the clock, ending on its way what ends by time alone.
  public mutating func advance(to moment: Timestamp, trace: inout some TraceSink) {
    while let ended = takeAnimation(endingBy: moment) {
      time = max(time, ended.end)
      trace.enter(time: time, event: nil)
      endAnimation(ended, trace: &trace)
    }
    time = max(time, moment)
  }

  /// When the next thing happens by time alone; nil when nothing is pending.
  public var nextDeadline: Timestamp? {
    animations.lazy.filter { !$0.repeats }.map(\.end).min()
  }
}

// MARK: - Touches

extension DeliveryEngine {
  private mutating func deliver(_ event: QueuedEvent, trace: inout some TraceSink) {
    settleUnchanged(besides: event.samples)
    var changed: [Finger] = []
    for sample in event.samples where take(sample, at: event.time, trace: &trace) {
      changed.append(sample.finger)
    }
    guard !changed.isEmpty else {
      trace.emit(.queue(.dropped(event.number, .unknownTouch)))
      return
    }
    trace.open(.touch(.applicationSendEvent(event.number)))
    for window in windows(of: changed) {
      trace.open(.touch(.windowSendEvent(window, event.number)))
      deliver(changed, in: window, trace: &trace)
      trace.close()
    }
    trace.close()
  }

  /// Brings a finger's touch up to date; a touch-down is hit-tested and bound (B-026, B-308).
  private mutating func take(
    _ sample: TouchSample, at moment: Timestamp, trace: inout some TraceSink
  ) -> Bool {
    if sample.phase == .began {
      touches.removeAll { $0.finger == sample.finger }
      touches.append(land(sample, at: moment, trace: &trace))
      return true
    }
    guard let index = touches.firstIndex(where: { $0.finger == sample.finger && $0.isDown })
    else { return false }
    touches[index].previousLocation = touches[index].location
    touches[index].location = sample.point
    touches[index].phase = sample.phase
    touches[index].timestamp = moment
    touches[index].force = sample.force
    touches[index].majorRadius = sample.majorRadius
    loseTapIfStrayed(index)
    return true
  }

  private mutating func loseTapIfStrayed(_ index: Int) {
    let touch = touches[index]
    guard touch.countsAsTap, touch.location.distance(to: touch.landingPoint) > TapCounter.distance
    else { return }
    touches[index].tapCount = 0
    tapCounter.forget(landingPoint: touch.landingPoint)
  }

  private mutating func land(
    _ sample: TouchSample, at moment: Timestamp, trace: inout some TraceSink
  ) -> Touch {
    var result = tree.hitTest(atScreenPoint: sample.point, trace: &trace)
    for _ in 1..<max(1, tree.application.hitTestPasses) {
      result = tree.hitTest(atScreenPoint: sample.point, trace: &trace)
    }
    let recognizers = result.map { recognizersOnPath(from: $0.view) } ?? []
    let binding = HitTestStep.TouchBinding(
      finger: sample.finger, view: result?.view, window: result?.window,
      recognizers: recognizers)
    trace.emit(.hitTest(.bound(binding)), isAssumed: result?.isAssumed ?? false)
    return Touch(
      finger: sample.finger, phase: .began, location: sample.point,
      previousLocation: sample.point, timestamp: moment,
      tapCount: tapCounter.count(landingAt: sample.point, time: moment), type: sample.type,
      force: sample.force, majorRadius: sample.majorRadius,
      edge: sample.edge ?? ScreenEdge.edge(at: sample.point, on: tree.screen),
      view: result?.view, window: result?.window, gestureRecognizers: recognizers,
      landingPoint: sample.point)
  }

  /// UIKit: those of the hit view and of its ancestors up to the window (B-181).
  private func recognizersOnPath(from view: ViewID) -> [RecognizerID] {
    tree.ancestors(from: view).flatMap { tree[$0].gestureRecognizers }
  }

  /// The windows that have touches in the event, in the order those came down.
  private func windows(of fingers: [Finger]) -> [ViewID] {
    var result: [ViewID] = []
    for touch in touches where fingers.contains(touch.finger) {
      if let window = touch.window, !result.contains(window) { result.append(window) }
    }
    return result
  }

  /// UIKit: a finger that this event doesn't change is stationary in it (B-064, B-070).
  private mutating func settleUnchanged(besides samples: [TouchSample]) {
    for index in touches.indices where touches[index].isDown {
      if samples.contains(where: { $0.finger == touches[index].finger }) { continue }
      touches[index].phase = .stationary
      touches[index].previousLocation = touches[index].location
    }
  }
}
