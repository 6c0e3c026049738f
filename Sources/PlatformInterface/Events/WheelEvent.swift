public import Geometry

/// A turn of the mouse wheel, or a scroll of a trackpad.
public struct WheelEvent: Hashable, Sendable {
  /// Notches, with fractions from trackpads; positive moves the content right and down.
  public var delta: Point

  /// Where the pointer is, in window points.
  public var position: Point
  public var modifiers: Modifiers

  public init(delta: Point, at position: Point, modifiers: Modifiers = []) {
    self.delta = delta
    self.position = position
    self.modifiers = modifiers
  }
}
