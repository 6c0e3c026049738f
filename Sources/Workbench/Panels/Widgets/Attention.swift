/// Which widgets the pointer and the keyboard are at.
struct Attention: Hashable, Sendable {
  var hovered: WidgetID?
  /// The mouse button went down on it and is still down.
  var pressed: WidgetID?
  var focused: WidgetID?
  /// Only the keyboard's focus has a ring, never a click's.
  var showsFocus = false

  func isHovered(_ id: WidgetID) -> Bool { hovered == id && (pressed == nil || pressed == id) }
  func isPressed(_ id: WidgetID) -> Bool { pressed == id && hovered == id }
  func ring(around id: WidgetID) -> Bool { showsFocus && focused == id }
}
