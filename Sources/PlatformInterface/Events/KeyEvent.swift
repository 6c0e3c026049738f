/// A key pressed or released; what it types comes as text input.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case down
    /// The key is held and repeats.
    case repeated
    case up
  }

  public var phase: Phase
  public var key: Key

  /// After the event: with Shift pressed, Shift is among them.
  public var modifiers: Modifiers

  /// Since the program started; only differences have a meaning.
  public var milliseconds: Int

  public init(
    _ phase: Phase, _ key: Key, modifiers: Modifiers = [], milliseconds: Int = 0
  ) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.milliseconds = milliseconds
  }
}
