/// Why a name that the user gave names no place to tap.
enum TargetProblem: Error {
  /// Nothing is called so; something that is called nearly so, if there is.
  case unknown(String, nearest: String?)
  /// Several are; a line on each.
  case ambiguous(String, candidates: [String])
  /// A responder that is nowhere on the screen.
  case placeless(String)
}
