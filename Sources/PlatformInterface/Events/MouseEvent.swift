public import Geometry

/// A button of the mouse pressed or released, or the pointer moved.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  public enum Action: Hashable, Sendable {
    /// `clicks` is 2 for the second press of a double-click.
    case down(Button, clicks: Int)
    case up(Button, clicks: Int)
    case moved
  }

  public var action: Action

  /// In window points; outside the window while a button is held.
  public var position: Point
  public var modifiers: Modifiers

  /// Since the program started; only differences have a meaning.
  public var milliseconds: Int

  public init(
    _ action: Action, at position: Point, modifiers: Modifiers = [], milliseconds: Int = 0
  ) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
    self.milliseconds = milliseconds
  }
}
