import EventDelivery
import Geometry

extension SceneEncoder {
  mutating func input(_ items: [InputItem]) {
    builder.beginArray()
    for item in items {
      builder.beginObject()
      member(InputKey.at, item.time?.seconds, unless: nil)
      action(item.action)
      builder.end()
    }
    builder.end()
  }

  private mutating func action(_ action: InputAction) {
    switch action {
    case .touches(let touches): self.touches(touches)
    case .tap(let place, let count, let fingers):
      self.place(InputKey.tap, place)
      member(InputKey.count, Double(count), unless: 1)
      member(InputKey.fingers, Double(fingers), unless: 1)
    case .longPress(let place, let duration, let fingers):
      self.place(InputKey.longPress, place)
      member(InputKey.duration, duration, unless: InputTiming.longPressDuration)
      member(InputKey.fingers, Double(fingers), unless: 1)
    case .drag(let drag): self.drag(InputKey.drag, drag)
    case .swipe(let drag): self.drag(InputKey.swipe, drag)
    case .pinch(let pinch): self.pinch(pinch)
    case .rotate(let rotation): rotate(rotation)
    case .hover(let place): self.place(InputKey.hover, place)
    case .motion(let kind): member(InputKey.motion, kind.rawValue)
    case .motionPhase(let kind, let phase):
      member(InputKey.motion, kind.rawValue)
      member(InputKey.phase, phase.rawValue)
    case .press(let press): member(InputKey.press, KeyNames.text(press))
    case .pressPhase(let press, let phase):
      member(InputKey.press, KeyNames.text(press))
      member(InputKey.phase, phase.rawValue)
    case .text(let text): member(InputKey.text, text)
    case .remoteControl(let command): member(InputKey.remoteControl, command.rawValue)
    case .system(let event): member(InputKey.system, event.rawValue)
    case .busy(let seconds): member(InputKey.busy, seconds)
    case .effects(let effects):
      builder.key(InputKey.do.rawValue)
      if effects.count == 1 { return effect(effects[0]) }
      builder.beginArray()
      for effect in effects { self.effect(effect) }
      builder.end()
    }
  }

  private mutating func place(_ key: some ObjectKey, _ place: Place) {
    switch place {
    case .point(let point): member(key, point)
    case .view(let identifier): member(key, identifier)
    }
  }

  private mutating func touches(_ touches: [TouchInput]) {
    builder.key(InputKey.touches.rawValue)
    builder.beginArray()
    for touch in touches {
      builder.beginObject()
      member(TouchKey.finger, Double(touch.finger.number))
      member(TouchKey.phase, touch.phase.rawValue)
      place(TouchKey.point, touch.place)
      member(TouchKey.force, touch.force, unless: 0)
      member(TouchKey.majorRadius, touch.majorRadius, unless: 20)
      member(TouchKey.type, touch.type.rawValue, unless: TouchType.direct.rawValue)
      member(TouchKey.edge, touch.edge?.rawValue, unless: nil)
      builder.end()
    }
    builder.end()
  }

  private mutating func drag(_ key: InputKey, _ drag: DragInput) {
    builder.key(key.rawValue)
    builder.beginObject()
    place(DragKey.from, drag.from)
    place(DragKey.to, drag.to)
    member(DragKey.duration, drag.duration, unless: InputTiming.gestureDuration)
    member(DragKey.hold, drag.hold, unless: 0)
    member(DragKey.fingers, Double(drag.fingers), unless: 1)
    builder.end()
  }

  private mutating func pinch(_ pinch: PinchInput) {
    builder.key(InputKey.pinch.rawValue)
    builder.beginObject()
    place(PinchKey.center, pinch.center)
    member(PinchKey.from, pinch.from)
    member(PinchKey.to, pinch.to)
    member(PinchKey.duration, pinch.duration, unless: InputTiming.gestureDuration)
    member(PinchKey.hold, pinch.hold, unless: 0)
    builder.end()
  }

  private mutating func rotate(_ rotation: RotateInput) {
    builder.key(InputKey.rotate.rawValue)
    builder.beginObject()
    place(RotateKey.center, rotation.center)
    member(RotateKey.radius, rotation.radius)
    member(RotateKey.by, rotation.by)
    member(RotateKey.duration, rotation.duration, unless: InputTiming.gestureDuration)
    member(RotateKey.hold, rotation.hold, unless: 0)
    builder.end()
  }
}
