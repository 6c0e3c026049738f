/// Why there is neither window nor picture.
enum WindowProblem: Error {
  /// `hitscope-window` isn't where it was looked for.
  case missing(String)
  /// The scenes that ship with the program aren't there.
  case noWelcome
  case failed(String, reason: String)
}
