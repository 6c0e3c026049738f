import EventDelivery
import Geometry
import PlatformInterface

/// Where the pointer is and what it is dragging.
struct PointerState: Sendable {
  var position = Point(-1, -1)
  /// The finger on a touch screen that plays the mouse, on a panel.
  var finger: Int?
  var drag: Drag?
  /// The view under the pointer on the stage, in Edit.
  var hoveredView: ViewID?
  /// The drag of a handle, for the readout.
  var stageDrag: StageDrag?

  enum Drag: Sendable {
    case split(Splits.Handle, start: Double, from: Point)
    case slider(NumberTarget, track: Rect, group: Int)
    case number(NumberDrag)
    case text(WidgetID)
    case scrub
    case touch
    case handle(HandleDrag)
    case view(ViewDrag)
    case pan(from: Point, center: Point, scale: Double)
  }

  /// A drag on a number field's name.
  struct NumberDrag: Sendable {
    let id: WidgetID
    let target: NumberTarget
    let start: Double
    let from: Point
    let group: Int
    /// A press that doesn't move means typing.
    var hasMoved = false
  }
}
