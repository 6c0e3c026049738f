import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// Every property of what is selected, editable where the sandbox can change it.
struct InspectorPanel {
  /// The scene at the step shown.
  let tree: ViewTree
  let node: NodeID?
  let board: BadgeBoard
  /// The step shown, where it is one within a run.
  let step: TraceEvent?
  /// Nil while it stands beside the device.
  let introduction: Introduction?
  let folded: Set<InspectorSection>
  let editing: ViewState.FieldEditing?
  let offset: Double
  /// The delivery up to the step shown, and the whole of it.
  let picture: DeliveryPicture
  let run: DeliveryRun
  let shown: Int
  /// The fingers at the step shown.
  let touches: [Touch]
  /// The answer that was asked for.
  let why: WhyAnswer?

  func draw(in frame: Rect, on surface: inout Surface) {
    surface.list.fill(frame, surface.theme.panel)
    surface.clipped(to: frame) { surface in
      var flow = InspectorFlow(frame: frame, top: frame.minY - offset)
      switch node {
      case .recognizer(let recognizer): drawSections(of: recognizer, &flow, &surface)
      case .responder(.view(let view)): drawSections(of: view, &flow, &surface)
      case .responder(let responder): drawSections(of: responder, &flow, &surface)
      case nil: drawNothing(&flow, &surface)
      }
      let area = ScrollArea(
        id: .inspector, frame: frame, contentLength: flow.y + 16 - (frame.minY - offset))
      surface.add(area)
      surface.scrollMark(area, offset: offset)
    }
  }

  /// The scene's own introduction, and how to select something.
  private func drawNothing(_ flow: inout InspectorFlow, _ surface: inout Surface) {
    flow.skip(14)
    introduction?.draw(titled: true, &flow, &surface)
    let hint = surface.phrases.text(InspectorPhrase.nothingSelected)
    for line in surface.wrapped(hint, Typography.inspector, width: flow.width) {
      surface.label(line, in: flow.take(18), Typography.inspector, surface.theme.text3)
    }
    flow.skip(8)
    drawTouches(of: nil, &flow, &surface)
    drawReceived(by: nil, &flow, &surface)
  }

  /// The introduction below a selection's own sections.
  private func drawIntroduction(_ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard let introduction, introduction.hasText(surface.phrases),
      section(.introduction, .aboutScene, &flow, &surface)
    else { return }
    introduction.draw(titled: false, &flow, &surface)
  }

  func drawHeader(
    of node: NodeID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let room = flow.take(62).inset(by: Insets(top: 18, left: 0, bottom: 10, right: 0))
    let mark = Rect(room.minX, room.minY + 1, 32, 32)
    drawMark(of: node, in: mark, on: &surface)
    var edge = room.maxX
    if let badge = board.badges(of: node).first, badge != .asked {
      edge = surface.headerBadge(badge, endingAt: edge, midY: mark.midY)
    }
    let names = Rect(mark.maxX + 12, room.minY, edge - mark.maxX - 20, 17)
    surface.label(
      tree.identifier(of: node), in: names, Typography.panelTitle, surface.theme.text1,
      truncation: .middle)
    let className = tree.className(of: node)
    surface.label(
      className, in: names.offset(by: Point(0, 18)), Typography.inspector, surface.theme.text2)
    surface.add(.value("id"), .value(tree.identifier(of: node)), frame: names) { target in
      target.isFocusable = false
      target.tooltip = "\(tree.identifier(of: node))  \(className)"
    }
    drawWhy(of: node, &flow, &surface)
  }

  private func drawMark(of node: NodeID, in frame: Rect, on surface: inout Surface) {
    let outline = Stroke(surface.theme.text2, width: 2, placement: .inside)
    switch node {
    case .responder(.view(let view)) where !tree.isWindow(view):
      surface.swatch(frame, radius: 6, surface.swatchColor(of: view, in: tree))
    case .responder(.controller):
      surface.list.stroke(.ellipse(frame), outline)
    case .recognizer:
      let points = [
        Point(frame.midX, frame.minY), Point(frame.maxX, frame.midY),
        Point(frame.midX, frame.maxY), Point(frame.minX, frame.midY),
      ]
      surface.list.stroke(.polygon(ConvexPolygon(points)), outline)
    case .responder:
      surface.list.stroke(frame, radius: 6, outline)
    }
  }

  // MARK: - Sections by kind

  private func drawSections(
    of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    drawHeader(of: .view(view), &flow, &surface)
    drawGeometry(of: view, &flow, &surface)
    drawFlags(of: view, &flow, &surface)
    drawControl(of: view, &flow, &surface)
    drawScroll(of: view, &flow, &surface)
    drawOverrides(of: .view(view), &flow, &surface)
    drawRecognizers(of: view, &flow, &surface)
    drawChain(from: .view(view), &flow, &surface)
    drawStep(&flow, &surface)
    drawTouches(of: view, &flow, &surface)
    drawReceived(by: .view(view), &flow, &surface)
    drawFocus(of: .view(view), &flow, &surface)
    drawIntroduction(&flow, &surface)
  }

  private func drawSections(
    of responder: ResponderID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    drawHeader(of: .responder(responder), &flow, &surface)
    if case .controller(let controller) = responder {
      drawController(controller, &flow, &surface)
    }
    if case .application = responder {
      drawApplication(&flow, &surface)
      drawQueue(&flow, &surface)
      drawTouches(of: nil, &flow, &surface)
      drawReceived(by: nil, &flow, &surface)
    }
    drawOverrides(of: responder, &flow, &surface)
    drawChain(from: responder, &flow, &surface)
    drawStep(&flow, &surface)
    if responder != .application {
      drawReceived(by: responder, &flow, &surface)
      drawFocus(of: responder, &flow, &surface)
    }
    drawIntroduction(&flow, &surface)
  }

  private func drawController(
    _ id: ControllerID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let controller = tree[id]
    guard section(.flags, .controller, &flow, &surface) else { return }
    let view = controller.view.map { tree[$0].identifier } ?? "nil"
    value("view", view, &flow, &surface)
    value("isAddedToParent", "\(controller.isAddedToParent)", &flow, &surface)
    if controller.isRetained { value("isRetained", "true", &flow, &surface) }
    flow.end()
  }

  // MARK: - Rows

  /// Draws a section's line and heading; says whether it is open.
  func section(
    _ section: InspectorSection, _ title: InspectorPhrase, trailing: String? = nil,
    _ flow: inout InspectorFlow, _ surface: inout Surface
  ) -> Bool {
    surface.list.line(
      from: Point(flow.frame.minX, flow.y), to: Point(flow.frame.maxX, flow.y),
      Stroke(surface.theme.hairline, width: 1))
    let row = flow.take(34).inset(by: Insets(top: 8, left: 0, bottom: 6, right: 0))
    let id = WidgetID.section(section)
    let isFolded = folded.contains(section)
    if let tint = surface.tint(id) {
      surface.list.fill(
        row.inset(by: Insets(top: -1, left: -8, bottom: -1, right: -8)), radius: 6, tint)
    }
    let name = surface.label(
      surface.phrases.text(title), in: row, Typography.heading, surface.theme.text2)
    if isFolded || surface.attention.isHovered(id) || surface.attention.ring(around: id) {
      surface.icon(
        isFolded ? .disclosureShut : .disclosureOpen, at: Point(name.maxX + 10, row.midY),
        surface.theme.text2)
    }
    if let trailing {
      surface.label(
        trailing, in: row, Typography.className, surface.theme.text2, .trailing)
    }
    surface.focusRing(id, row.inset(by: 1), radius: 4)
    surface.add(id, .button(.toggleSection(section)), frame: row)
    if isFolded { flow.end() }
    return !isFolded
  }

  /// A name and a value that can be copied.
  func value(
    _ name: String, _ value: String, id: String? = nil, _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    let row = flow.take(24)
    let label = surface.label(
      name, in: Rect(row.minX, row.minY, row.width * 0.55, row.height), Typography.inspector,
      surface.theme.text2)
    var room = Rect(label.maxX + 12, row.minY, row.maxX - label.maxX - 12, row.height)
    if surface.width(value, Typography.inspector) > room.width {
      // A value too long to stand beside its name stands below it.
      let below = flow.take(20)
      room = Rect(below.minX + 12, below.minY - 2, below.width - 12, below.height)
    }
    let id = WidgetID.value(id ?? name)
    let shown = surface.text.truncated(
      value, style: Typography.inspector, toWidth: room.width, .middle)
    let width = surface.width(shown, Typography.inspector)
    let place = Rect(room.maxX - width, row.midY - 9, width, 18)
    if surface.attention.focused == id {
      surface.list.fill(
        place.inset(by: Insets(top: 0, left: -3, bottom: 0, right: -3)), radius: 3,
        surface.theme.selectedRow)
    }
    surface.label(
      value, in: room, Typography.inspector, surface.theme.text1, .trailing,
      truncation: .middle)
    surface.add(id, .value(value), frame: place) { target in
      target.cursor = .iBeam
      target.isFocusable = false
      target.tooltip = shown == value ? nil : value
    }
  }

  /// A line of smaller text, such as a remark.
  func remark(
    _ text: String, _ color: Color, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    for line in surface.wrapped(text, Typography.className, width: flow.width) {
      surface.label(line, in: flow.take(17), Typography.className, color)
    }
  }
}

/// The place of the next row, from top to bottom.
struct InspectorFlow {
  let frame: Rect
  private(set) var y: Double

  init(frame: Rect, top: Double) {
    self.frame = frame
    y = top
  }

  var width: Double { frame.width - 2 * Metrics.Space.margin }

  /// Takes a row of this height.
  mutating func take(_ height: Double) -> Rect {
    defer { y += height }
    return Rect(frame.minX + Metrics.Space.margin, y, width, height)
  }

  mutating func skip(_ height: Double) {
    y += height
  }

  /// Leaves a section's bottom margin.
  mutating func end() {
    y += Metrics.Space.small
  }
}
