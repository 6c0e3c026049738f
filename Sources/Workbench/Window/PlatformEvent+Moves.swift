import PlatformInterface

extension PlatformEvent {
  /// Whether it only says where the mouse is now.
  var isMouseMove: Bool {
    guard case .mouse(let event) = self else { return false }
    return event.action == .moved
  }
}
