import Geometry

/// The pointer over views, with no button down.
extension DeliveryEngine {
  /// The hover recognizers on the path of the view under the pointer begin or change.
  ///
  /// Those that the pointer has left end; no responder hears of it.
  mutating func deliverHover(
    _ point: Point, _ event: EventNumber, trace: inout some TraceSink
  ) {
    let result = tree.hitTest(atScreenPoint: point, trace: &trace)
    let path = result.map { recognizersOnPath(from: $0.view) } ?? []
    let hovering = path.filter { RecognizerTraits(tree[$0]).kind == .hover }
    sendFromApplication(event, trace: &trace) { engine, trace in
      guard let window = result?.window ?? engine.hoveredWindow else { return }
      engine.send(event, from: window, trace: &trace) { engine, trace in
        engine.hover(hovering, at: point, isAssumed: result?.isAssumed ?? false, trace: &trace)
      }
    }
  }

  private mutating func hover(
    _ hovering: [RecognizerID], at point: Point, isAssumed: Bool, trace: inout some TraceSink
  ) {
    gestures.isUpdating = true
    for run in gestures.runs where run.traits.kind == .hover {
      if !hovering.contains(run.recognizer) { gestures.propose(.end, by: run.recognizer) }
    }
    for recognizer in hovering {
      let isNew = gestures.index(of: recognizer) == nil
      if isNew { startRun(of: recognizer, isAssumed: isAssumed) }
      guard let index = gestures.index(of: recognizer) else { continue }
      gestures.runs[index].machine.report.location = point
      gestures.propose(isNew ? .begin : .change, by: recognizer)
    }
    finishUpdate(trace: &trace)
  }

  /// A button that goes down is a touch: the hovering ends.
  mutating func endHovering() {
    for run in gestures.runs where run.traits.kind == .hover {
      gestures.propose(.end, by: run.recognizer)
    }
  }

  private var hoveredWindow: ViewID? {
    gestures.runs.first { $0.traits.kind == .hover }.flatMap { tree.window(of: $0.view) }
  }
}
