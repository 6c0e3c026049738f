import PlatformInterface

extension PlatformEvent {
  /// When it happened, on the window's clock; nil where the platform doesn't say.
  var milliseconds: Int? {
    switch self {
    case .mouse(let event): event.milliseconds
    case .finger(let event): event.milliseconds
    case .key(let event): event.milliseconds
    case .wheel, .textInput, .textEditing, .fileDropped, .textDropped, .window, .quit: nil
    }
  }

  /// Whether it only says where the mouse is now.
  var isMouseMove: Bool {
    guard case .mouse(let event) = self else { return false }
    return event.action == .moved
  }
}

extension [PlatformEvent] {
  /// The events without those mouse moves that the next one makes obsolete.
  var withoutObsoleteMoves: [PlatformEvent] {
    enumerated().filter { place, event in
      !(event.isMouseMove && place + 1 < count && self[place + 1].isMouseMove)
    }.map(\.element)
  }
}
