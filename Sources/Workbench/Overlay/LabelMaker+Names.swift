import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The names of views, on what can be seen of each.
extension LabelMaker {
  /// The least size of what is seen of a view that has its name on it.
  private static let least = Size(16, 14)

  /// The names, the views of the story first; not the hit-test view's, whose tab has it.
  func names(hit: ViewID?) -> [LabelRequest] {
    let shapes = context.scene.shapes
    let asked = context.picture.pass?.askings.compactMap { context.scene.place(of: $0.view) } ?? []
    var isDone = Array(repeating: false, count: shapes.count)
    var requests: [LabelRequest] = []
    let visible = context.grid.visiblePlaces
    let selected = context.model.selection?.viewID.flatMap { context.scene.place(of: $0) }
    for place in [selected].compactMap({ $0 }) + asked + Array(shapes.indices.reversed())
    where !isDone[place] {
      isDone[place] = true
      if shapes[place].view == hit { continue }
      if !visible.contains(place), dimming.mark(at: place) == nil { continue }
      if let request = name(of: shapes[place], place) { requests.append(request) }
    }
    return requests
  }

  private func name(of shape: SceneShape, _ place: Int) -> LabelRequest? {
    guard let box = shape.box, box.width >= Self.least.width, box.height >= Self.least.height,
      shape.isDrawn || dimming.mark(at: place) != nil, hasName(shape.view)
    else { return nil }
    let style = context.device.isSmall ? Typography.smallViewName : Typography.viewName
    let inset = inset(of: shape, box)
    let room = box.width - inset * 2
    let name = context.text.truncated(
      context.name(shape.view), style: style, toWidth: room, .middle)
    guard name.count >= min(4, context.name(shape.view).count) else { return nil }
    let size = Size(context.width(name, style), (style.size * 1.2).rounded())
    let places = places(for: size, in: box, inset: inset).filter { rect in
      shape.outline.containsCorners(of: rect) && isSeen(place, in: rect)
    }
    guard !places.isEmpty else { return nil }
    let isDimmed = dimming.isDimmed[place]
    var label = StageLabel(
      kind: .name(onDimmed: isDimmed), responder: .view(shape.view), text: name, style: style)
    label.color = dimming.textColor(at: place)
    return LabelRequest(label: label, places: places, lines: .avoid)
  }

  /// A window that fills the screen is no more than what lies in it.
  private func hasName(_ view: ViewID) -> Bool {
    guard context.tree.isWindow(view) else { return true }
    return !context.tree.frame(of: view).contains(context.tree.screen.bounds)
  }

  /// From the view's edges to its name: more where the corners are round.
  private func inset(of shape: SceneShape, _ box: Rect) -> Double {
    if min(box.width, box.height) < 34 { return 3 }
    guard case .roundedRect(_, let radius) = shape.shape else { return Metrics.Space.small }
    return max(Metrics.Space.small, (radius * 0.3).rounded() + 4)
  }

  /// Whether the rectangle shows this view alone; a ghost has no fill, and shows what is behind it.
  private func isSeen(_ place: Int, in rect: Rect) -> Bool {
    if dimming.mark(at: place)?.isGhost == true { return readableColor(in: rect) != nil }
    return context.grid.shows(only: place, in: rect)
  }

  private func places(for size: Size, in box: Rect, inset: Double) -> [Rect] {
    let left = box.minX + inset
    let right = box.maxX - inset - size.width
    let top = box.minY + inset - 1
    let bottom = box.maxY - inset - size.height + 1
    let corners = [
      Point(left, top), Point(right, top), Point(left, bottom), Point(right, bottom),
      Point(left, (top + bottom) / 2), Point((left + right) / 2, (top + bottom) / 2),
      Point((left + right) / 2, bottom), Point((left + right) / 2, top),
    ]
    return corners.map {
      Rect(origin: Point($0.x.rounded(), $0.y.rounded()), size: size)
    }
  }
}

extension ConvexPolygon {
  /// Whether all four corners of a rectangle lie in the polygon.
  func containsCorners(of rect: Rect) -> Bool {
    rect.corners.allSatisfy { contains($0) }
  }
}
