/// The modifier keys held during an event.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)

  /// Command on a Mac, the key with the system's sign elsewhere.
  public static let command = Modifiers(rawValue: 8)

  /// The key for shortcuts where the program runs: Command on a Mac, Control elsewhere.
  public static var shortcut: Modifiers {
    #if os(macOS)
    .command
    #else
    .control
    #endif
  }
}
