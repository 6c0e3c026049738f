public import Geometry

/// The offsets that a scroll view may have, and along which axes it scrolls.
extension ViewTree {
  /// From the top left to the bottom right end of the content with its insets.
  ///
  /// UIKit: `contentInset` widens the content on each side; content that is smaller than the view has one
  /// place only, its top left.
  public func contentOffsetRange(of view: ViewID) -> (minimum: Point, maximum: Point) {
    guard let scroll = self[view].scroll else { return (.zero, .zero) }
    let inset = scroll.contentInset
    let size = bounds(of: view).size
    let minimum = Point(-inset.left, -inset.top)
    return (
      minimum,
      Point(
        max(minimum.x, scroll.contentSize.width + inset.right - size.width),
        max(minimum.y, scroll.contentSize.height + inset.bottom - size.height))
    )
  }

  /// Moves the content; the offset is the origin of the bounds (B-022).
  mutating func setContentOffset(_ offset: Point, of view: ViewID) {
    var geometry = geometry(of: view)
    geometry.bounds.origin = offset
    setGeometry(geometry, of: view)
  }

  /// The axes along which a drag moves the content at all.
  ///
  /// UIKit: where the content is longer than the view, or always bounces.
  func scrollAxes(of view: ViewID) -> ScrollAxes {
    guard let scroll = self[view].scroll, scroll.isScrollEnabled else { return [] }
    let (minimum, maximum) = contentOffsetRange(of: view)
    var axes: ScrollAxes = []
    if maximum.x > minimum.x || (scroll.bounces && scroll.alwaysBounceHorizontal) {
      axes.insert(.horizontal)
    }
    if maximum.y > minimum.y || (scroll.bounces && scroll.alwaysBounceVertical) {
      axes.insert(.vertical)
    }
    return axes
  }

  /// Whether content can still move that way: a finger that goes right or down moves it to lower offsets.
  func hasRoom(in view: ViewID, for travel: Point, along axis: ScrollAxes) -> Bool {
    let (minimum, maximum) = contentOffsetRange(of: view)
    let offset = bounds(of: view).origin
    if axis == .horizontal {
      return travel.x > 0 ? offset.x > minimum.x : offset.x < maximum.x
    }
    return travel.y > 0 ? offset.y > minimum.y : offset.y < maximum.y
  }

  /// The scroll views that the view is in, the innermost first; itself where it is one.
  func scrollViews(around view: ViewID) -> [ViewID] {
    ancestors(from: view).filter { self[$0].scroll != nil }
  }
}

/// Horizontal, vertical, or both.
struct ScrollAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
}
