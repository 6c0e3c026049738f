internal import CSDL2

/// Keeps two threads from opening or closing fonts at once, which FreeType's one library forbids.
///
/// Using different fonts on different threads is allowed.
final class FontLock: @unchecked Sendable {
  private let mutex = SDL_CreateMutex()

  static let shared = FontLock()

  private init() {}

  func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    SDL_LockMutex(mutex)
    defer { SDL_UnlockMutex(mutex) }
    return try body()
  }
}
