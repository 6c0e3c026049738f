/// What the mouse pointer looks like.
public enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow
  case iBeam
  case pointingHand
  case crosshair
  case move
  case resizeHorizontal
  case resizeVertical

  /// From the top left to the bottom right.
  case resizeFalling

  /// From the bottom left to the top right.
  case resizeRising
  case notAllowed
}
