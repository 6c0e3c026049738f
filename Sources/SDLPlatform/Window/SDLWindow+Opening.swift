internal import CSDL2
internal import Geometry

extension SDLWindow {
  /// What SDL has to know before its video part starts.
  static func setHints() {
    let hints = [
      // A finger is a finger and a mouse is a mouse; SDL would make each up from the other.
      SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
      SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
      // A desktop window leaves the desktop's effects alone.
      SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
      // The click that brings the window to the front counts as one.
      SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
      // A surface drawn in memory goes to the window without a detour through OpenGL.
      SDL_HINT_FRAMEBUFFER_ACCELERATION: "0",
      // SDL turns Ctrl-C and `kill` into an event that a waiting window doesn't wake up for.
      SDL_HINT_NO_SIGNAL_HANDLERS: "1",
      SDL_HINT_IME_SHOW_UI: "1",
      SDL_HINT_IME_SUPPORT_EXTENDED_TEXT: "1",
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  /// `SDL_WINDOWPOS_CENTERED`, a macro that Swift doesn't import.
  private static let centered: Int32 = 0x2FFF_0000

  /// 1 but on X11, which leaves it to every program to be large enough on a dense display.
  static var systemUnitsPerPoint: Double {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else {
      return 1
    }
    if let wanted = SDL_getenv("GDK_SCALE").flatMap({ Double(String(cString: $0)) }),
      (1...4).contains(wanted)
    {
      return wanted
    }
    var density: Float = 0
    guard SDL_GetDisplayDPI(0, nil, &density, nil) == 0, density.isFinite else { return 1 }
    // 96 dots an inch is what X11 takes for ordinary; desktops enlarge from twice that on.
    return min(max((Double(density) / 96).rounded(.down), 1), 3)
  }

  static func open(
    _ configuration: WindowConfiguration, unitsPerPoint: Double
  ) throws(SDLFailure) -> OpaquePointer {
    func units(_ points: Double) -> Int32 {
      Int32(min(max((points * unitsPerPoint).rounded(), 1), 16_384))
    }
    let minimum = configuration.minimumSize
    var wanted = (width: units(configuration.size.width), height: units(configuration.size.height))
    var usable = SDL_Rect()
    if SDL_GetDisplayUsableBounds(0, &usable) == 0 {
      wanted.width = max(min(wanted.width, usable.w), units(minimum.width))
      wanted.height = max(min(wanted.height, usable.h), units(minimum.height))
    }
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let window = try check(
      "SDL_CreateWindow",
      SDL_CreateWindow(
        configuration.title, centered, centered, wanted.width, wanted.height, flags))
    SDL_SetWindowMinimumSize(window, units(minimum.width), units(minimum.height))
    return window
  }
}
