/// Handing a window's changed touches to their views.
extension DeliveryEngine {
  /// UIKit: new touches before moves, moves before ends, ends before cancels (B-098); each view gets one
  /// call a phase with its own changed touches (B-080).
  mutating func deliver(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    reportRecognizers(changed, in: window, trace: &trace)
    filterNewTouches(changed, in: window, trace: &trace)
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      for group in groups(of: changed, in: window, phase: phase) {
        tell(group, phase, trace: &trace)
      }
    }
  }

  /// Calls a group's view, about those touches that what was called before has left as they were.
  private mutating func tell(
    _ group: Group, _ phase: TouchPhase, trace: inout some TraceSink
  ) {
    let fingers = group.fingers.filter { finger in
      touches.contains { $0.finger == finger && $0.phase == phase && $0.isDue }
    }
    guard !fingers.isEmpty else { return }
    for index in touches.indices where fingers.contains(touches[index].finger) {
      touches[index].story = touches[index].isDown ? .begun : .over
    }
    call(phase, fingers, startingAt: .view(group.view), trace: &trace)
  }

  /// Says, at a touch-down, which recognizers would see it if this version ran them.
  private func reportRecognizers(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    var said: [RecognizerID] = []
    for touch in touches where touch.phase == .began && touch.window == window {
      guard changed.contains(touch.finger) else { continue }
      for recognizer in touch.gestureRecognizers where !said.contains(recognizer) {
        said.append(recognizer)
        trace.emit(.gesture(.notRun(recognizer)))
      }
    }
  }

  private mutating func filterNewTouches(
    _ changed: [Finger], in window: ViewID, trace: inout some TraceSink
  ) {
    for index in touches.indices {
      let touch = touches[index]
      guard touch.phase == .began, touch.window == window, changed.contains(touch.finger),
        let view = touch.view
      else { continue }
      let earlier = Array(touches[..<index])
      if let reason = TouchFilter.reasonToIgnore(touch, among: earlier, in: tree) {
        touches[index].isIgnored = true
        trace.emit(.touch(.ignored(touch.finger, view: view, reason)))
      }
    }
  }

  private struct Group {
    let view: ViewID
    var fingers: [Finger]
  }

  /// The views with touches in that phase, in the order their first one came down.
  private func groups(of changed: [Finger], in window: ViewID, phase: TouchPhase) -> [Group] {
    var result: [Group] = []
    for touch in touches
    where touch.phase == phase && touch.window == window && touch.isDue {
      guard changed.contains(touch.finger), let view = touch.view else { continue }
      if let index = result.firstIndex(where: { $0.view == view }) {
        result[index].fingers.append(touch.finger)
      } else {
        result.append(Group(view: view, fingers: [touch.finger]))
      }
    }
    for index in result.indices { result[index].fingers.sort() }
    return result
  }
}
