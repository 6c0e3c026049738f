import EventDelivery
import Geometry
import PlatformInterface

/// A drag that moves a view within its superview.
struct ViewDrag: Sendable {
  let view: ViewID
  /// The tree as it was when the drag began.
  let tree: ViewTree
  /// Where it began: in the window, and on the app's screen.
  let origin: Point
  let start: Point
  let group: Int
  /// Small movements of a click move nothing.
  var hasMoved = false

  /// How far the pointer must go, in window points, before the view follows.
  static let threshold = 3.0

  /// False for what has its place from elsewhere: a window, and what fills one.
  static func canMove(_ view: ViewID, in tree: ViewTree) -> Bool {
    guard let superview = tree.superview(of: view) else { return false }
    let fillsWindow = tree.frame(of: view) == tree.bounds(of: superview)
    return !(tree.isWindow(superview) && fillsWindow)
  }

  /// The edit that brings the view along to a point; Shift keeps it on one axis.
  func edits(at point: Point, modifiers: Modifiers) -> [SceneEdit] {
    guard let superview = tree.superview(of: view),
      let toParent = tree.toScreen(superview).inverse
    else { return [] }
    var delta = toParent.apply(point) - toParent.apply(start)
    if modifiers.contains(.shift) {
      if abs(delta.x) > abs(delta.y) { delta.y = 0 } else { delta.x = 0 }
    }
    let geometry = tree.geometry(of: view)
    let frame = geometry.untransformedFrame
    // The corner lands on whole points, whatever fraction the centre has.
    let corner = Point((frame.minX + delta.x).rounded(), (frame.minY + delta.y).rounded())
    return [.view(view, .center(geometry.center + (corner - frame.origin)))]
  }
}
