internal import CSDL2
internal import PlatformInterface

extension Key {
  /// The key of an SDL key code.
  init(_ code: SDL_Keycode) {
    if let named = Self.named[UInt32(bitPattern: code)] {
      self = named
    } else if let scalar = Unicode.Scalar(UInt32(bitPattern: code)), scalar.value > 32 {
      self = .character(Character(scalar))
    } else {
      self = .other(String(cString: SDL_GetKeyName(code)))
    }
  }

  private static let named: [UInt32: Key] = {
    var keys: [UInt32: Key] = [
      SDLK_SPACE.rawValue: .space, SDLK_RETURN.rawValue: .enter,
      SDLK_KP_ENTER.rawValue: .enter, SDLK_ESCAPE.rawValue: .escape,
      SDLK_TAB.rawValue: .tab, SDLK_BACKSPACE.rawValue: .backspace,
      SDLK_DELETE.rawValue: .delete, SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right,
      SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down, SDLK_HOME.rawValue: .home,
      SDLK_END.rawValue: .end, SDLK_PAGEUP.rawValue: .pageUp,
      SDLK_PAGEDOWN.rawValue: .pageDown, SDLK_LSHIFT.rawValue: .shift,
      SDLK_RSHIFT.rawValue: .shift, SDLK_LCTRL.rawValue: .control,
      SDLK_RCTRL.rawValue: .control, SDLK_LALT.rawValue: .alt, SDLK_RALT.rawValue: .alt,
      SDLK_LGUI.rawValue: .command, SDLK_RGUI.rawValue: .command,
    ]
    let first = SDLK_F1.rawValue
    for number in 1...12 { keys[first + UInt32(number - 1)] = .function(number) }
    return keys
  }()
}

extension Modifiers {
  /// The modifiers of SDL's, left and right alike.
  init(_ state: SDL_Keymod) {
    self = []
    let pairs: [(UInt32, Modifiers)] = [
      (KMOD_SHIFT.rawValue, .shift), (KMOD_CTRL.rawValue, .control),
      (KMOD_ALT.rawValue, .alt), (KMOD_GUI.rawValue, .command),
    ]
    for (mask, modifier) in pairs where state.rawValue & mask != 0 { insert(modifier) }
  }
}
