import EventDelivery
import PlatformInterface

/// The colours that stand for a view's missing one, on the stage only.
enum Tint {
  static let colors: [Color] = [
    0xAFC6E9, 0xE8C9A0, 0xB5DDCB, 0xD9C2E6, 0xEBC4C9, 0xC9D6A3, 0xBFD9DE, 0xD6D0C4,
  ].map { Color(hex: $0) }

  /// Which of them a view takes: by depth, then by place among its siblings, never its superview's.
  static func index(depth: Int, place: Int, parent: Int?) -> Int {
    let index = (depth * 3 + place) % colors.count
    return index == parent ? (index + 4) % colors.count : index
  }
}

extension Color {
  /// A scene's colour as it is drawn.
  init(_ color: ViewColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
