import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The app's views laid flat: what is drawn, in drawing order, and what of it can be seen.
struct StageScene: Sendable {
  private(set) var shapes: [SceneShape] = []
  private var placeByView: [ViewID: Int] = [:]
  let device: DeviceFrame
  let tree: ViewTree

  /// What lies behind the app's views on the device.
  static let ground = Color(hex: 0xF2F2F7)

  init(tree: ViewTree, device: DeviceFrame) {
    self.tree = tree
    self.device = device
    shapes.reserveCapacity(tree.viewCount)
    for window in tree.windowsFrontToBack.reversed() { append(window) }
  }

  subscript(view: ViewID) -> SceneShape? {
    placeByView[view].map { shapes[$0] }
  }

  func place(of view: ViewID) -> Int? { placeByView[view] }

  /// The box round what can be seen of a view; nil where nothing can.
  func box(of view: ViewID) -> Rect? { self[view]?.box }

  /// The view drawn frontmost at a window point.
  func frontmostView(at point: Point) -> ViewID? {
    shapes.last { $0.isDrawn && $0.outline.contains(point) }?.view
  }

  /// The boxes of what can be seen of a shape's subviews.
  func children(of place: Int) -> [Rect] {
    var boxes: [Rect] = []
    var next = place + 1
    while next < shapes[place].subtreeEnd {
      if shapes[next].isDrawn, let box = shapes[next].box { boxes.append(box) }
      next = shapes[next].subtreeEnd
    }
    return boxes
  }

  // MARK: - Building

  /// A view that waits for its turn, with what its superviews decide.
  private struct Waiting {
    let view: ViewID
    let toWindow: AffineTransform
    let depth: Int
    let place: Int
    let opacity: Double
    let isHidden: Bool
    let clip: ConvexPolygon?
    let tint: Int?
  }

  /// Marks where a subtree ends.
  private enum Task {
    case view(Waiting)
    case end(Int)
  }

  private mutating func append(_ window: ViewID) {
    var tasks = [
      Task.view(
        Waiting(
          view: window, toWindow: device.toWindow, depth: 0, place: 0, opacity: 1,
          isHidden: false, clip: nil, tint: nil))
    ]
    while let task = tasks.popLast() {
      switch task {
      case .end(let place): shapes[place].subtreeEnd = shapes.count
      case .view(let waiting): tasks += append(waiting)
      }
    }
  }

  /// Adds a view's shape; answers what is to be done next, last thing first.
  private mutating func append(_ waiting: Waiting) -> [Task] {
    let details = tree[waiting.view]
    let toWindow = details.geometry.toParent.then(waiting.toWindow)
    let opacity = waiting.opacity * min(1, max(0, Double(tree.alpha(of: waiting.view))))
    let isHidden = waiting.isHidden || tree.isHidden(waiting.view)
    let tint = Tint.index(depth: waiting.depth, place: waiting.place, parent: waiting.tint)
    let outline = Outline(
      bounds: details.geometry.bounds, radius: details.layer.cornerRadius, toWindow: toWindow)
    let cut = waiting.clip.map { outline.polygon.intersection($0) } ?? outline.polygon
    let shape = SceneShape(
      view: waiting.view, depth: waiting.depth, outline: cut,
      shape: outline.shape(cutTo: cut, clip: waiting.clip),
      frame: ConvexPolygon(details.geometry.bounds, transformedBy: toWindow),
      box: visibleBox(of: cut), color: color(of: details, tint: tint), opacity: opacity,
      isHidden: isHidden, isTinted: details.backgroundColor == nil && details.window == nil,
      border: border(of: details.layer), toWindow: toWindow, subtreeEnd: shapes.count + 1)
    let place = shapes.count
    placeByView[waiting.view] = place
    shapes.append(shape)
    let inherited = Waiting(
      view: waiting.view, toWindow: toWindow, depth: waiting.depth + 1, place: 0,
      opacity: opacity, isHidden: isHidden, clip: details.clipsToBounds ? cut : waiting.clip,
      tint: details.window == nil ? tint : nil)
    return [.end(place)] + subviewTasks(inherited)
  }

  /// The subviews from front to back, so that the backmost is taken first; a higher layer draws later.
  private func subviewTasks(_ inherited: Waiting) -> [Task] {
    let subviews = tree.subviewsInDrawingOrder(of: inherited.view)
    guard !subviews.isEmpty else { return [] }
    let places = Dictionary(
      uniqueKeysWithValues: tree.subviews(of: inherited.view).enumerated().map { ($1, $0) })
    return subviews.reversed().map { view in
      .view(
        Waiting(
          view: view, toWindow: inherited.toWindow, depth: inherited.depth,
          place: places[view] ?? 0, opacity: inherited.opacity, isHidden: inherited.isHidden,
          clip: inherited.clip, tint: inherited.tint))
    }
  }

  private func visibleBox(of outline: ConvexPolygon) -> Rect? {
    guard let screen = device.visibleScreen, !outline.points.isEmpty else { return nil }
    let box = outline.boundingBox.intersection(screen)
    return box.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func color(of details: ViewDetails, tint: Int) -> Color? {
    if let color = details.backgroundColor { return Color(color) }
    return details.window == nil ? Tint.colors[tint] : nil
  }

  private func border(of layer: LayerAttributes) -> Stroke? {
    guard layer.borderWidth > 0 else { return nil }
    let color = layer.borderColor.map { Color($0) } ?? .black
    return Stroke(color, width: layer.borderWidth * device.scale, placement: .inside)
  }
}
