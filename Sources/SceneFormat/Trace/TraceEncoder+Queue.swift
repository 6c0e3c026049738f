import EventDelivery
import Geometry

extension TraceEncoder {
  mutating func queue(_ queueStep: QueueStep) {
    switch queueStep {
    case .stage(let stage, let content):
      step(.stage)
      member(.stage, stage.rawValue)
      self.content(content)
    case .notForwarded(let content, let reason):
      step(.notForwarded)
      member(.reason, reason.name)
      self.content(content)
    case .queued(_, let content):
      step(.queued)
      self.content(content)
    case .merged(_, let touches):
      step(.merged)
      self.touches(touches)
    case .dequeued: step(.dequeued)
    case .dropped(_, let reason):
      step(.dropped)
      member(.reason, reason.name)
    case .busy(let time):
      step(.busy)
      member(.until, time.seconds)
    case .held(let isHeld):
      step(.held)
      member(.held, isHeld)
    }
  }

  private mutating func content(_ content: QueuedContent) {
    switch content {
    case .touches(let touches): self.touches(touches)
    case .hover(let point): member(.hover, point)
    case .motion(let kind, let phase):
      member(.motion, kind.rawValue)
      member(.phase, phase.rawValue)
    case .press(let press, let phase):
      member(.press, KeyNames.text(press))
      member(.phase, phase.rawValue)
    case .remoteControl(let command): member(.remoteControl, command.rawValue)
    case .text(let text): member(.text, text)
    }
  }

  /// Lists side by side, so that the object stays flat.
  private mutating func touches(_ touches: [QueuedTouch]) {
    member(.fingers, touches.map(\.finger))
    member(.phases, touches.map(\.phase.rawValue))
    scene.builder.key(TraceKey.points.rawValue)
    scene.builder.beginArray()
    for touch in touches { scene.builder.numbers([touch.point.x, touch.point.y]) }
    scene.builder.end()
  }
}

extension QueueStep.NotForwardedReason {
  fileprivate var name: String {
    switch self {
    case .applicationNotActive: "applicationNotActive"
    }
  }
}

extension QueueStep.DropReason {
  fileprivate var name: String {
    switch self {
    case .ignoringInteractionEvents: "ignoringInteractionEvents"
    case .unknownTouch: "unknownTouch"
    case .sendEventOverride: "sendEventOverride"
    }
  }
}
