import EventDelivery
import Geometry
import Localization
import TraceAnalysis

extension InspectorPanel {
  func drawGeometry(
    of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    guard section(.geometry, .geometry, &flow, &surface) else { return }
    let names = ["x", "y", "w", "h"]
    let fields = NumberTarget.Side.allCases.enumerated().map { place, side in
      (names[place], NumberTarget.frame(view, side))
    }
    numberRow(fields, &flow, &surface)
    let geometry = tree.geometry(of: view)
    value("bounds", Self.text(geometry.bounds), &flow, &surface)
    value("center", Self.text(geometry.center), &flow, &surface)
    value("transform", Self.text(geometry.transform), &flow, &surface)
    if geometry.anchorPoint != Point(0.5, 0.5) {
      value("anchorPoint", Self.text(geometry.anchorPoint), &flow, &surface)
    }
    let box = tree.outlineOnScreen(of: view).boundingBox
    value(surface.phrases.text(InspectorPhrase.onScreen), Self.text(box), &flow, &surface)
    let zPosition = tree[view].layer.zPosition
    if zPosition != 0 { value("zPosition", NumberText.text(zPosition), &flow, &surface) }
    if tree[view].window != nil {
      flow.skip(4)
      numberRow([("windowLevel", .windowLevel(view))], &flow, &surface)
    }
    flow.end()
  }

  /// Number fields side by side, with a sentence below where one is wrong.
  func numberRow(
    _ fields: [(String, NumberTarget)], _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let gap = 8.0
    let columns = columns(for: fields, gap: gap, flow.width, surface)
    var row = Rect.zero
    var problem = false
    for (place, (name, target)) in fields.enumerated() {
      let column = place % columns
      if column == 0 {
        if place > 0 { flow.skip(4) }
        row = flow.take(Surface.numberFieldHeight + 2)
      }
      let width = (row.width - gap * Double(columns - 1)) / Double(columns)
      let frame = Rect(
        row.minX + Double(column) * (width + gap), row.minY, width, Surface.numberFieldHeight)
      var model = NumberFieldModel(name: name, value: target.value(in: tree))
      if let editing, editing.id == .field(target) {
        model.editor = editing.editor
        model.isInvalid = editing.isInvalid
        problem = problem || editing.isInvalid
      }
      surface.numberField(.field(target), in: frame, target, model)
    }
    if problem {
      remark(
        surface.phrases.text(InspectorPhrase.noNumber), surface.theme.warning, &flow, &surface)
    }
  }

  /// All side by side, or two where a value would be cut.
  private func columns(
    for fields: [(String, NumberTarget)], gap: Double, _ width: Double, _ surface: Surface
  ) -> Int {
    guard fields.count == 4 else { return fields.count }
    let room = (width - gap * 3) / 4
    let fits = fields.allSatisfy { name, target in
      let value = NumberText.text(target.value(in: tree))
      return surface.width(name, Typography.className)
        + surface.width(value, Typography.inspector) + 18 <= room
    }
    return fits ? 4 : 2
  }

  static func text(_ rect: Rect) -> String {
    list([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func text(_ point: Point) -> String { list([point.x, point.y]) }

  static func text(_ size: Size) -> String { list([size.width, size.height]) }

  static func text(_ insets: Insets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func text(_ transform: AffineTransform) -> String {
    if transform.isIdentity { return "identity" }
    return list([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  private static func list(_ values: [Double]) -> String {
    values.map { NumberText.text($0) }.joined(separator: ", ")
  }
}
