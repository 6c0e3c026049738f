import PlatformInterface

extension PlatformEvent {
  /// Whether the user begins to do something: that comes before any motion.
  var isPress: Bool {
    switch self {
    case .mouse(let mouse):
      if case .down = mouse.action { return true }
      return false
    case .key(let key): return key.phase != .up
    case .finger(let finger): return finger.phase == .down
    case .wheel, .textInput, .textEditing, .fileDropped, .textDropped: return true
    case .window, .quit: return false
    }
  }
}
