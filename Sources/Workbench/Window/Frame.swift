import Geometry
import PlatformInterface

/// A finished picture of the window, and where in it the pointer and the keyboard can reach what.
struct Frame {
  var list = DisplayList()
  var targets: [Target] = []
  var scrollAreas: [ScrollArea] = []
  let layout: WindowLayout
  let stage: StageLayout
  let rows: HierarchyRows
  let why: WhyAnswer?
  /// Where the steps lie that can be scrubbed through, and the place of the first one's beginning.
  var scale: LaneScale
  var scrubArea: Rect

  /// The topmost target under a point.
  func target(at point: Point) -> Target? {
    targets.last { $0.area.contains(point) }
  }

  func target(_ id: WidgetID) -> Target? {
    targets.last { $0.id == id }
  }

  func scrollArea(_ id: ScrollArea.ID) -> ScrollArea? {
    scrollAreas.last { $0.id == id }
  }

  /// What the keyboard can stop at, in the order of the Tab key.
  var focusOrder: [Target] {
    let usable = targets.filter { $0.isFocusable && $0.isEnabled && $0.role != .cover }
    let popup = usable.filter { $0.panel == .popup }
    guard popup.isEmpty else { return popup }
    return usable.enumerated()
      .sorted { ($0.element.panel.rawValue, $0.offset) < ($1.element.panel.rawValue, $1.offset) }
      .map(\.element)
  }
}
