internal import CSDL2
internal import PlatformInterface

/// The system's mouse pointers, each made when first shown.
final class SystemCursors {
  private var cursors: [CursorShape: OpaquePointer] = [:]

  deinit {
    for (_, cursor) in cursors { SDL_FreeCursor(cursor) }
  }

  /// A system that lacks the shape keeps the pointer it has.
  func show(_ shape: CursorShape) {
    let cursor = cursors[shape] ?? SDL_CreateSystemCursor(shape.system)
    guard let cursor else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
  }
}

extension CursorShape {
  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    }
  }
}
