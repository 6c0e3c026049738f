import EventDelivery
import Geometry
import PlatformInterface

/// A drag of a handle at a view's edges: of its point-inside area, or of the view itself.
struct HandleDrag: Sendable {
  let view: ViewID
  let handle: StageHandle
  /// The tree as it was when the drag began.
  let tree: ViewTree
  /// Where it began, on the app's screen.
  let start: Point
  let group: Int
  /// Whether the mouse has gone far enough to mean a drag.
  var hasMoved = false

  /// Points of the app's screen that the mouse may shake by in a click.
  static let threshold = 2.0

  /// Within so many points of 44 × 44 an area takes that size.
  private static let snapDistance = 3.0
  /// The least size of what is to be touched.
  private static let snapSize = 44.0

  /// The edits that bring the handle to a point of the app's screen.
  func edits(at point: Point, modifiers: Modifiers) -> [SceneEdit] {
    guard let toBounds = tree.toScreen(view).inverse else { return [] }
    let delta = toBounds.apply(point) - toBounds.apply(start)
    switch handle {
    case .area(let edges): return areaEdits(edges, delta, modifiers)
    case .frame(let edges): return frameEdits(edges, delta, modifiers)
    }
  }

  // MARK: - Area

  private func areaEdits(
    _ edges: StageHandle.Edges, _ delta: Point, _ modifiers: Modifiers
  ) -> [SceneEdit] {
    let bounds = tree.bounds(of: view)
    let before = Self.area(of: view, in: tree)
    var area = Self.moved(before, edges, by: delta, snapping: Self.snapSize)
    let outsets = Self.outsets(of: area, beyond: bounds)
    if modifiers.contains(.shift) {
      area = bounds.inset(by: -Self.dragged(outsets, edges))
    } else if modifiers.contains(.alt) {
      area = bounds.inset(by: Self.mirrored(outsets, edges).negated)
    }
    area.size = Size(max(0, area.width), max(0, area.height))
    if case .rect = tree[view].traits.overrides.pointInside {
      return [.view(view, .pointInside(.rect(area)))]
    }
    let final = Self.outsets(of: area, beyond: bounds)
    return [.view(view, .pointInside(final == .zero ? nil : .outset(final)))]
  }

  /// The rectangle in which the view says yes, as far as it is one.
  static func area(of view: ViewID, in tree: ViewTree) -> Rect {
    let bounds = tree.bounds(of: view)
    switch tree[view].traits.overrides.pointInside {
    case .outset(let insets): return bounds.inset(by: insets.negated)
    case .rect(let rect): return rect
    case nil, .path, .circle, .includeSubviews, .always, .never, .unknown: return bounds
    }
  }

  private static func outsets(of area: Rect, beyond bounds: Rect) -> Insets {
    Insets(
      top: bounds.minY - area.minY, left: bounds.minX - area.minX,
      bottom: area.maxY - bounds.maxY, right: area.maxX - bounds.maxX)
  }

  /// The outset that a drag of these edges means for all sides: the one it changed the most.
  private static func dragged(_ outsets: Insets, _ edges: StageHandle.Edges) -> Double {
    var values: [Double] = []
    if edges.contains(.top) { values.append(outsets.top) }
    if edges.contains(.left) { values.append(outsets.left) }
    if edges.contains(.bottom) { values.append(outsets.bottom) }
    if edges.contains(.right) { values.append(outsets.right) }
    return values.max { abs($0) < abs($1) } ?? 0
  }

  private static func mirrored(_ outsets: Insets, _ edges: StageHandle.Edges) -> Insets {
    var result = outsets
    if edges.contains(.top) { result.bottom = outsets.top }
    if edges.contains(.bottom) { result.top = outsets.bottom }
    if edges.contains(.left) { result.right = outsets.left }
    if edges.contains(.right) { result.left = outsets.right }
    return result
  }

  // MARK: - Frame

  private func frameEdits(
    _ edges: StageHandle.Edges, _ delta: Point, _ modifiers: Modifiers
  ) -> [SceneEdit] {
    let geometry = tree.geometry(of: view)
    var box = Self.moved(geometry.bounds, edges, by: delta, snapping: nil)
    if modifiers.contains(.alt) {
      let moved = Self.outsets(of: box, beyond: geometry.bounds)
      box = geometry.bounds.inset(by: Self.mirrored(moved, edges).negated)
    }
    box.size = Size(max(1, box.width), max(1, box.height))
    let anchor = Point(
      box.minX + geometry.anchorPoint.x * box.width,
      box.minY + geometry.anchorPoint.y * box.height)
    let bounds = Rect(origin: geometry.bounds.origin, size: box.size)
    return [
      .view(view, .bounds(bounds)), .view(view, .center(geometry.toParent.apply(anchor))),
    ]
  }

  // MARK: - Edges

  /// The rectangle with some edges moved, each to a whole point or to where the size snaps.
  private static func moved(
    _ rect: Rect, _ edges: StageHandle.Edges, by delta: Point, snapping size: Double?
  ) -> Rect {
    let horizontal = Span(low: rect.minX, high: rect.maxX).moved(
      low: edges.contains(.left), high: edges.contains(.right), by: delta.x, snapping: size)
    let vertical = Span(low: rect.minY, high: rect.maxY).moved(
      low: edges.contains(.top), high: edges.contains(.bottom), by: delta.y, snapping: size)
    return Rect(
      horizontal.low, vertical.low, horizontal.high - horizontal.low,
      vertical.high - vertical.low)
  }

  /// A rectangle's extent along one axis.
  private struct Span {
    var low: Double
    var high: Double

    func moved(
      low movesLow: Bool, high movesHigh: Bool, by delta: Double, snapping size: Double?
    ) -> Span {
      guard movesLow || movesHigh else { return self }
      var result = self
      if movesLow {
        result.low = min((low + delta).rounded(), high)
      } else {
        result.high = max((high + delta).rounded(), low)
      }
      guard let size, abs(result.high - result.low - size) <= HandleDrag.snapDistance
      else { return result }
      if movesLow { result.low = high - size } else { result.high = low + size }
      return result
    }
  }
}
