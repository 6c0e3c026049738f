import Geometry

/// Bringing touches up to date with an event, and binding the new ones.
extension DeliveryEngine {
  mutating func deliverTouches(
    _ samples: [TouchSample], of event: QueuedEvent, trace: inout some TraceSink
  ) {
    settleUnchanged(besides: samples)
    var changed: [Finger] = []
    for sample in samples where take(sample, of: event, trace: &trace) {
      changed.append(sample.finger)
    }
    guard !changed.isEmpty else {
      trace.emit(.queue(.dropped(event.number, .unknownTouch)))
      return
    }
    sendFromApplication(event.number, trace: &trace) { engine, trace in
      for window in engine.windows(of: changed) {
        engine.send(event.number, from: window, trace: &trace) { engine, trace in
          engine.deliver(changed, in: window, trace: &trace)
        }
      }
    }
  }

  /// Brings a finger's touch up to date; a touch-down is hit-tested and bound (B-026, B-308).
  private mutating func take(
    _ sample: TouchSample, of event: QueuedEvent, trace: inout some TraceSink
  ) -> Bool {
    if sample.phase == .began {
      cancelTouch(of: sample.finger, trace: &trace)
      touches.removeAll { $0.finger == sample.finger }
      touches.append(land(sample, at: event.time, trace: &trace))
      return true
    }
    guard let index = touches.firstIndex(where: { $0.finger == sample.finger && $0.isDown })
    else { return false }
    touches[index].previousLocation = touches[index].location
    touches[index].location = sample.point
    touches[index].phase = sample.phase
    touches[index].timestamp = event.time
    touches[index].force = sample.force
    touches[index].majorRadius = sample.majorRadius
    touches[index].coalesced =
      event.coalesced.filter { $0.sample.finger == sample.finger }
      + [CoalescedSample(time: event.time, sample: sample)]
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
    gestures.latestSerial += 1
    let recognizers = result.map { recognizersOnPath(from: $0.view) } ?? []
    let binding = HitTestStep.TouchBinding(
      finger: sample.finger, view: result?.view, window: result?.window,
      recognizers: recognizers)
    trace.emit(.hitTest(.bound(binding)), isAssumed: result?.isAssumed ?? false)
    let location = tree.screen.nearestPixel(to: sample.point)
    var touch = Touch(
      finger: sample.finger, phase: .began, location: location,
      previousLocation: location, timestamp: moment,
      tapCount: tapCounter.count(landingAt: sample.point, time: moment), type: sample.type,
      force: sample.force, majorRadius: sample.majorRadius,
      edge: sample.edge ?? ScreenEdge.edge(at: sample.point, on: tree.screen),
      view: result?.view, window: result?.window, gestureRecognizers: recognizers,
      landingPoint: sample.point, landingTime: moment, serial: gestures.latestSerial)
    touch.isAssumed = result?.isAssumed ?? false
    touch.coalesced = [CoalescedSample(time: moment, sample: sample)]
    return touch
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
