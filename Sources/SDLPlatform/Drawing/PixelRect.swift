/// An upright rectangle of whole device pixels; `right` and `bottom` are just outside it.
struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  /// The shared pixels; empty where there are none.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// Each edge moved inwards; a negative distance enlarges.
  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      left: left + distance, top: top + distance,
      right: right - distance, bottom: bottom - distance)
  }

  /// What is left of this rectangle around a hole in it: at most four pieces that don't overlap.
  func around(_ hole: PixelRect) -> [PixelRect] {
    guard !hole.isEmpty else { return [self] }
    let pieces = [
      PixelRect(left: left, top: top, right: right, bottom: hole.top),
      PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
    ]
    return pieces.filter { !$0.isEmpty }
  }
}
