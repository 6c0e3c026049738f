/// A key, by what the user's keyboard layout puts on it.
public enum Key: Hashable, Sendable {
  /// What the key types without modifiers, in lower case: `a`, `1`, `/`, `é`.
  case character(Character)
  case space
  case enter
  case escape
  case tab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown

  /// `F1` is 1.
  case function(Int)
  case shift
  case control
  case alt

  /// Command on a Mac, the key with the system's sign elsewhere.
  case command

  /// A key without a part in the sandbox, by the platform's name for it.
  case other(String)
}
