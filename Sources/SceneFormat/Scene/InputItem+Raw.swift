public import EventDelivery

extension InputItem {
  /// An input that reached the application, as an item that stands for just that.
  public init(raw timed: TimedInput) {
    self.init(time: timed.time, action: InputAction(raw: timed.input))
  }
}

extension InputAction {
  init(raw input: Input) {
    switch input {
    case .touches(let samples): self = .touches(samples.map { TouchInput(sample: $0) })
    case .hover(let point): self = .hover(.point(point))
    case .motion(let kind, let phase): self = .motionPhase(kind, phase)
    case .press(let press, let phase): self = .pressPhase(press, phase)
    case .remoteControl(let command): self = .remoteControl(command)
    case .text(let text): self = .text(text)
    case .system(let event): self = .system(event)
    case .busy(let seconds): self = .busy(seconds: seconds)
    case .effect(let effect): self = .effects([effect])
    }
  }
}

extension TouchInput {
  init(sample: TouchSample) {
    self.init(finger: sample.finger, phase: sample.phase, place: .point(sample.point))
    force = sample.force
    majorRadius = sample.majorRadius
    type = sample.type
    edge = sample.edge
  }
}

extension SceneDocument {
  /// The scene with its input's short forms written out as raw touches.
  ///
  /// A named view's place is where it is when the item's time comes, so the input is played for it.
  public func expandingInput() -> SceneDocument {
    guard let input else { return self }
    var result = self
    let run = DeliveryRun.playing(input, on: tree)
    result.input = run.inputs.map { InputItem(raw: $0) }
    return result
  }
}
