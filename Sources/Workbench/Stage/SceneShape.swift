import EventDelivery
import Geometry
import PlatformInterface

/// One view of the app as it is drawn on the stage, in window points.
struct SceneShape: Sendable {
  let view: ViewID
  /// How many superviews it has.
  let depth: Int
  /// The view's outline, rounded corners included, cut by whatever clips it.
  let outline: ConvexPolygon
  /// The shape to fill: the outline, or the upright rectangle that it comes down to.
  let shape: Shape
  /// The view's whole rectangle, unrounded and uncut.
  let frame: ConvexPolygon
  /// The box round what can be seen of it on the device's visible screen; nil for nothing.
  let box: Rect?
  /// Its own colour, before any opacity; nil for a view that draws none.
  let color: Color?
  /// Its alpha times its superviews'.
  let opacity: Double
  /// Whether it is hidden, or a superview is.
  let isHidden: Bool
  /// Whether its colour is a tint that stands for none.
  let isTinted: Bool
  let border: Stroke?
  /// From the view's bounds coordinates to window points.
  let toWindow: AffineTransform
  /// The place in the list after the last shape of its subtree.
  var subtreeEnd: Int

  /// Whether any of it is to be seen.
  var isDrawn: Bool { !isHidden && opacity > 0 && box != nil }

  /// What it paints with wherever it lies, seen or not.
  var fillEverywhere: Color? {
    guard let color, !isHidden, opacity > 0, color.alpha > 0 else { return nil }
    return color.opacity(opacity)
  }

  /// What it paints with, its opacity included; nil for nothing.
  var fill: Color? {
    guard let color, isDrawn, color.alpha > 0 else { return nil }
    return color.opacity(opacity)
  }
}
