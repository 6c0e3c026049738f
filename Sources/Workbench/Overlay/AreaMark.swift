import EventDelivery
import Geometry

/// A point-inside area that differs from its view's bounds: a dashed outline with handles.
struct AreaMark: Sendable {
  let view: ViewID
  /// The outline, in window points.
  let outline: [Point]
  /// The same in convex pieces, to fill.
  let pieces: [ConvexPolygon]
  /// What no touch reaches because an ancestor's bounds end before it.
  let unreachable: [ConvexPolygon]
  /// The area in bounds coordinates, where it is a rectangle; its handles sit on it.
  let rect: Rect?
  let isSelected: Bool
  let toWindow: AffineTransform

  /// The box round the outline.
  var box: Rect { Rect.bounding(outline) ?? .zero }

  /// The area of a view, or nil where it is the bounds, or has no outline to draw.
  init?(of shape: SceneShape, in scene: StageScene, isSelected: Bool, always: Bool) {
    let bounds = scene.tree.bounds(of: shape.view)
    let override = scene.tree[shape.view].traits.overrides.pointInside
    guard
      let form = Self.form(of: override, bounds: bounds) ?? (always ? .rect(bounds) : nil)
    else { return nil }
    view = shape.view
    toWindow = shape.toWindow
    self.isSelected = isSelected
    switch form {
    case .rect(let area):
      rect = area
      outline = shape.toWindow.corners(of: area)
      pieces = [ConvexPolygon(outline)]
    case .convex(let points):
      rect = nil
      outline = points.map { shape.toWindow.apply($0) }
      pieces = [ConvexPolygon(outline)]
    case .path(let points):
      rect = nil
      outline = points.map { shape.toWindow.apply($0) }
      pieces = []
    }
    unreachable = Self.unreachable(pieces, of: shape.view, in: scene)
  }

  private enum Form {
    case rect(Rect)
    case convex([Point])
    /// Of any shape: drawn as an outline only.
    case path([Point])
  }

  private static func form(of override: PointInsideOverride?, bounds: Rect) -> Form? {
    switch override {
    case nil, .unknown, .includeSubviews, .always, .never: nil
    case .outset(let insets): .rect(bounds.inset(by: insets.negated))
    case .rect(let rect): .rect(rect)
    case .path(let points): points.count > 2 ? .path(points) : nil
    case .circle: .convex(circle(in: bounds))
    }
  }

  private static func circle(in bounds: Rect) -> [Point] {
    let radius = PointInsideArea.radius(in: bounds)
    return (0..<48).map { step in
      let (sine, cosine) = sineAndCosine(degrees: Double(step) * 7.5)
      return bounds.center + Point(cosine * radius, sine * radius)
    }
  }

  /// What of the area lies outside the areas of its ancestors, from the innermost outwards.
  private static func unreachable(
    _ pieces: [ConvexPolygon], of view: ViewID, in scene: StageScene
  ) -> [ConvexPolygon] {
    var rest = pieces
    var result: [ConvexPolygon] = []
    for ancestor in scene.tree.ancestors(from: view).dropFirst() {
      guard let limit = limit(of: ancestor, in: scene) else { continue }
      result += rest.flatMap { $0.subtracting(limit) }
      rest = rest.map { $0.intersection(limit) }.filter { !$0.isEmpty }
    }
    return result
  }

  /// Where a view lets its subviews be asked; nil where it asks them anywhere or nobody can tell.
  private static func limit(of view: ViewID, in scene: StageScene) -> ConvexPolygon? {
    guard let shape = scene[view] else { return nil }
    let overrides = scene.tree[view].traits.overrides
    if overrides.hitTest == .beyondBounds { return nil }
    let bounds = scene.tree.bounds(of: view)
    switch overrides.pointInside {
    case .always, .includeSubviews, .path: return nil
    case nil, .unknown, .never: return ConvexPolygon(bounds, transformedBy: shape.toWindow)
    case .outset, .rect, .circle:
      switch form(of: overrides.pointInside, bounds: bounds) {
      case .rect(let rect): return ConvexPolygon(rect, transformedBy: shape.toWindow)
      case .convex(let points): return ConvexPolygon(points.map { shape.toWindow.apply($0) })
      case .path, nil: return nil
      }
    }
  }
}
