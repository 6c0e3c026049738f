import EventDelivery
import Geometry

/// Input items, as scenes, scenarios and recordings hold them.
extension SceneDecoder {
  /// Bounds that keep any input playable: what they exclude no hand and no machine does.
  private enum Limits {
    /// Seconds; more than eleven days.
    static let time = 0.0...1e6
    /// Seconds of one gesture, which is sampled sixty times a second.
    static let duration = 0.0...3600.0
    static let fingers = 1...20
    static let count = 1...1000
    static let fingerNumber = 0...1_000_000
    /// Points.
    static let distance = 0.0...1e6
  }

  mutating func input(_ value: JSONValue) -> [InputItem]? {
    guard isList(value) else { return nil }
    return value.elements.compactMap { inputItem($0) }
  }

  private mutating func inputItem(_ value: JSONValue) -> InputItem? {
    guard isObject(value) else { return nil }
    var time: Timestamp?
    var settings = ItemSettings()
    var main: (key: InputKey, member: JSONMember)?
    for member in value.members {
      guard let key = key(member, of: InputKey.self) else { continue }
      switch key {
      case .at: time = number(member.value, in: Limits.time).map { Timestamp(seconds: $0) }
      case .count: settings.count = integer(member.value, in: Limits.count)
      case .fingers: settings.fingers = integer(member.value, in: Limits.fingers)
      case .duration: settings.duration = number(member.value, in: Limits.duration)
      case .phase: settings.phase = choice(member.value, of: EventPhase.self)
      default:
        if let main {
          let problem = KeyProblem.conflicting(key: member.key, other: main.key.rawValue)
          report(.key(problem), at: member.name)
        } else {
          main = (key, member)
        }
      }
    }
    guard let main else {
      report(.key(.noneOf(InputKey.actions.map(\.rawValue))), at: value)
      return nil
    }
    checkSettings(of: value, main: main.key)
    let action = action(main.key, main.member, settings: settings)
    return action.map { InputItem(time: time, action: $0) }
  }

  /// What stands beside an item's action.
  private struct ItemSettings {
    var count: Int?
    var fingers: Int?
    var duration: Double?
    var phase: EventPhase?
  }

  /// Notes settings that the action doesn't have.
  private mutating func checkSettings(of item: JSONValue, main: InputKey) {
    for member in item.members {
      guard let key = InputKey(rawValue: member.key), !key.isAction, key != .at else { continue }
      let isAllowed =
        switch main {
        case .tap: key == .count || key == .fingers
        case .longPress, .drag, .swipe: key == .fingers || key == .duration
        case .pinch, .rotate: key == .duration
        case .motion, .press: key == .phase
        default: false
        }
      guard !isAllowed else { continue }
      report(.key(.conflicting(key: member.key, other: main.rawValue)), at: member.name)
    }
  }

  private mutating func action(
    _ key: InputKey, _ member: JSONMember, settings: ItemSettings
  ) -> InputAction? {
    let value = member.value
    switch key {
    case .touches: return touches(value).map { .touches($0) }
    case .tap:
      return place(value).map {
        .tap($0, count: settings.count ?? 1, fingers: settings.fingers ?? 1)
      }
    case .longPress:
      return place(value).map {
        .longPress(
          $0, duration: settings.duration ?? InputTiming.longPressDuration,
          fingers: settings.fingers ?? 1)
      }
    case .drag: return drag(value, settings: settings).map { .drag($0) }
    case .swipe: return drag(value, settings: settings).map { .swipe($0) }
    case .pinch: return pinch(value, settings: settings).map { .pinch($0) }
    case .rotate: return rotation(value, settings: settings).map { .rotate($0) }
    case .do: return effects(value).map { .effects($0) }
    case .motion:
      return choice(value, of: MotionKind.self).map { kind in
        settings.phase.map { .motionPhase(kind, $0) } ?? .motion(kind)
      }
    case .press:
      return press(value).map { press in
        settings.phase.map { .pressPhase(press, $0) } ?? .press(press)
      }
    case .text: return string(value).map { .text($0) }
    case .remoteControl:
      return choice(value, of: RemoteControlCommand.self).map { .remoteControl($0) }
    case .system: return choice(value, of: SystemEvent.self).map { .system($0) }
    case .busy: return number(value, in: Limits.duration).map { .busy(seconds: $0) }
    case .hover: return place(value).map { .hover($0) }
    case .at, .count, .fingers, .duration, .phase: return nil
    }
  }

  mutating func place(_ value: JSONValue) -> Place? {
    switch value.kind {
    case .string: return laterReference(value, to: .view).map { .view($0) }
    case .array:
      return numbers(value, count: 2, expected: .place).map { .point(Point($0[0], $0[1])) }
    case .null, .boolean, .number, .object:
      reportType(of: value, expected: .place)
      return nil
    }
  }

  // MARK: - Gestures

  private mutating func drag(_ value: JSONValue, settings: ItemSettings) -> DragInput? {
    guard isObject(value) else { return nil }
    var from: Place?
    var to: Place?
    var duration = settings.duration
    var fingers = settings.fingers
    var hold = 0.0
    for member in value.members {
      switch key(member, of: DragKey.self) {
      case .from: from = place(member.value)
      case .to: to = place(member.value)
      case .duration: duration = number(member.value, in: Limits.duration)
      case .hold: hold = number(member.value, in: Limits.duration) ?? 0
      case .fingers: fingers = integer(member.value, in: Limits.fingers)
      case nil: break
      }
    }
    if value["from"] == nil { reportMissing(DragKey.from, in: value) }
    if value["to"] == nil { reportMissing(DragKey.to, in: value) }
    guard let from, let to else { return nil }
    var drag = DragInput(from: from, to: to)
    if let duration { drag.duration = duration }
    if let fingers { drag.fingers = fingers }
    drag.hold = hold
    return drag
  }

  private mutating func pinch(_ value: JSONValue, settings: ItemSettings) -> PinchInput? {
    guard isObject(value) else { return nil }
    var center: Place?
    var from: Double?
    var to: Double?
    var duration = settings.duration
    var hold = 0.0
    for member in value.members {
      switch key(member, of: PinchKey.self) {
      case .center: center = place(member.value)
      case .from: from = number(member.value, in: Limits.distance)
      case .to: to = number(member.value, in: Limits.distance)
      case .duration: duration = number(member.value, in: Limits.duration)
      case .hold: hold = number(member.value, in: Limits.duration) ?? 0
      case nil: break
      }
    }
    for key in [PinchKey.center, .from, .to] where value[key.rawValue] == nil {
      reportMissing(key, in: value)
    }
    guard let center, let from, let to else { return nil }
    var pinch = PinchInput(center: center, from: from, to: to)
    if let duration { pinch.duration = duration }
    pinch.hold = hold
    return pinch
  }

  private mutating func rotation(_ value: JSONValue, settings: ItemSettings) -> RotateInput? {
    guard isObject(value) else { return nil }
    var center: Place?
    var radius: Double?
    var by: Double?
    var duration = settings.duration
    var hold = 0.0
    for member in value.members {
      switch key(member, of: RotateKey.self) {
      case .center: center = place(member.value)
      case .radius: radius = number(member.value, in: Limits.distance)
      case .by: by = number(member.value)
      case .duration: duration = number(member.value, in: Limits.duration)
      case .hold: hold = number(member.value, in: Limits.duration) ?? 0
      case nil: break
      }
    }
    for key in [RotateKey.center, .radius, .by] where value[key.rawValue] == nil {
      reportMissing(key, in: value)
    }
    guard let center, let radius, let by else { return nil }
    var rotation = RotateInput(center: center, radius: radius, by: by)
    if let duration { rotation.duration = duration }
    rotation.hold = hold
    return rotation
  }

  // MARK: - Raw touches

  private mutating func touches(_ value: JSONValue) -> [TouchInput]? {
    guard value.kind == .array, value.count > 0 else {
      reportType(of: value, expected: .touches)
      return nil
    }
    var touches: [TouchInput] = []
    var fingers: Set<Finger> = []
    for element in value.elements {
      guard let touch = touch(element) else { continue }
      if !fingers.insert(touch.finger).inserted {
        report(.value(.repeatedFinger(touch.finger.number)), at: element)
      }
      touches.append(touch)
    }
    return touches
  }

  private mutating func touch(_ value: JSONValue) -> TouchInput? {
    guard isObject(value) else { return nil }
    var finger: Int?
    var phase: TouchPhase?
    var point: Place?
    var details = TouchInput(finger: Finger(1), phase: .began, place: .point(.zero))
    for member in value.members {
      switch key(member, of: TouchKey.self) {
      case .finger: finger = integer(member.value, in: Limits.fingerNumber)
      case .phase: phase = choice(member.value, of: TouchPhase.self)
      case .point: point = place(member.value)
      case .force: details.force = number(member.value, in: 0...1e6) ?? 0
      case .majorRadius: details.majorRadius = number(member.value, in: Limits.distance) ?? 0
      case .type: details.type = choice(member.value, of: TouchType.self) ?? .direct
      case .edge: details.edge = choice(member.value, of: TouchEdge.self)
      case nil: break
      }
    }
    for key in [TouchKey.finger, .phase, .point] where value[key.rawValue] == nil {
      reportMissing(key, in: value)
    }
    guard let finger, let phase, let point else { return nil }
    details.finger = Finger(finger)
    details.phase = phase
    details.place = point
    return details
  }
}

/// Keys and buttons.
extension SceneDecoder {
  mutating func press(_ value: JSONValue) -> Press? {
    guard let text = name(value, expected: .press) else { return nil }
    switch KeyNames.press(text) {
    case .success(let press): return press
    case .failure(let unknown):
      reportUnknownName(unknown.name, at: value, allowed: unknown.allowed)
      return nil
    }
  }
}
