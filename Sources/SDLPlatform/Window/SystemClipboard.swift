internal import CSDL2
internal import PlatformInterface

/// The clipboard as SDL reaches it; it needs SDL's video part.
final class SystemClipboard: Clipboard {
  var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      // A clipboard that takes nothing is the system's affair: pasting tells.
      _ = SDL_SetClipboardText(newValue ?? "")
    }
  }
}
