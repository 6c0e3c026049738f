/// From the hardware to the event queue.
extension DeliveryEngine {
  /// Takes an input in: an event passes the system and waits in the queue, an edit is done at once.
  public mutating func enqueue(
    _ input: Input, at moment: Timestamp, trace: inout some TraceSink
  ) {
    advance(to: moment, trace: &trace)
    effectCount = 0
    trace.enter(time: time, event: nil)
    switch input {
    case .touches(let samples): arrive(.touches(samples), trace: &trace)
    case .hover(let point): arrive(.hover(point), trace: &trace)
    case .motion(let kind, let phase): arrive(.motion(kind, phase), trace: &trace)
    case .press(let press, let phase): arrive(.press(press, phase), trace: &trace)
    case .remoteControl(let command): arrive(.remoteControl(command), trace: &trace)
    case .text(let text): arrive(.text(text), trace: &trace)
    case .system(let event): handle(event, trace: &trace)
    case .busy(let seconds):
      busyUntil = max(busyUntil, time + max(0, seconds))
      trace.emit(.queue(.busy(until: busyUntil)))
    case .effect(let effect): apply(effect, trace: &trace)
    }
  }

  /// An event on its way: sensed, forwarded to the application in front, and queued.
  private mutating func arrive(_ content: EventContent, trace: inout some TraceSink) {
    let told = QueuedContent(content)
    tell(.hardware, told, trace: &trace)
    guard isActive else {
      trace.emit(.queue(.notForwarded(told, .applicationNotActive)))
      return
    }
    for stage in [QueueStep.PipelineStage.springBoard, .source1, .source0] {
      tell(stage, told, trace: &trace)
    }
    if case .touches(let samples) = content, time < busyUntil,
      let number = queue.merge(samples, at: time)
    {
      trace.enter(time: time, event: number)
      trace.emit(.queue(.merged(number, told.touches)))
      return
    }
    let event = queue.append(content, at: time)
    trace.enter(time: time, event: event.number)
    trace.emit(.queue(.queued(event.number, told)))
    guard isIgnoringInteractionEvents, content.isInteraction else { return }
    queue.removeLast()
    trace.emit(.queue(.dropped(event.number, .ignoringInteractionEvents)))
    guard case .touches(let samples) = content else { return }
    let lifts = samples.filter { $0.phase == .ended || $0.phase == .cancelled }
    loseTouches(of: lifts.map(\.finger), trace: &trace)
  }

  private func tell(
    _ stage: QueueStep.PipelineStage, _ content: QueuedContent, trace: inout some TraceSink
  ) {
    guard tree.application.showsPipeline else { return }
    trace.emit(.queue(.stage(stage, content)))
  }
}

extension QueuedContent {
  init(_ content: EventContent) {
    switch content {
    case .touches(let samples): self = .touches(samples.map { QueuedTouch($0) })
    case .hover(let point): self = .hover(point)
    case .motion(let kind, let phase): self = .motion(kind, phase)
    case .press(let press, let phase): self = .press(press, phase)
    case .remoteControl(let command): self = .remoteControl(command)
    case .text(let text): self = .text(text)
    }
  }
}
