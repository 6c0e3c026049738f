import Geometry
import PlatformInterface

/// What a button says and does.
struct ButtonModel: Hashable, Sendable {
  enum Face: Hashable, Sendable {
    case text(String)
    /// Text with a triangle that says a menu opens.
    case menu(String)
    case icon(Icon)
  }

  let face: Face
  let command: Command
  /// Filled: the default button, or a mode that is on.
  var isOn = false
  var isEnabled = true
  /// What it does, or why it can't.
  var tooltip: String?
  /// No edge and no ground at rest, as on a rail.
  var isQuiet = false

  init(_ face: Face, _ command: Command) {
    self.face = face
    self.command = command
  }
}

extension Surface {
  /// How wide a button with this face is, at its text's width.
  func buttonWidth(_ face: ButtonModel.Face) -> Double {
    switch face {
    case .text(let title): (width(title, Typography.button) + 28).rounded(.up)
    case .menu(let title): (width(title, Typography.button) + 38).rounded(.up)
    case .icon: 32
    }
  }

  mutating func button(_ id: WidgetID, in frame: Rect, _ model: ButtonModel) {
    let color = drawButtonGround(id, frame, model)
    drawFace(model, in: frame, color, on: tint(id))
    focusRing(id, frame, radius: 6)
    add(id, .button(model.command), frame: frame) { target in
      target.isEnabled = model.isEnabled
      target.tooltip = model.tooltip
    }
  }

  /// The ground and edge; returns the colour of what stands on it.
  private mutating func drawButtonGround(
    _ id: WidgetID, _ frame: Rect, _ model: ButtonModel
  ) -> Color {
    let edge = Stroke(theme.hairline, width: 1, placement: .inside)
    guard model.isEnabled else {
      if !model.isQuiet { list.stroke(frame, radius: 6, edge) }
      return theme.text3
    }
    if model.isOn {
      list.fill(frame, radius: 6, theme.selection)
      if attention.isPressed(id) { list.fill(frame, radius: 6, theme.onColor.opacity(0.2)) }
      return theme.onColor
    }
    if let ground = tint(id) ?? (model.isQuiet ? nil : theme.panel) {
      list.fill(frame, radius: 6, ground)
    }
    if !model.isQuiet { list.stroke(frame, radius: 6, edge) }
    return theme.text1
  }

  private mutating func drawFace(
    _ model: ButtonModel, in frame: Rect, _ color: Color, on ground: Color? = nil
  ) {
    let style = model.isOn ? Typography.buttonOn : Typography.button
    switch model.face {
    case .text(let title):
      label(
        title, in: frame.inset(by: Insets(top: 0, left: 8, bottom: 0, right: 8)), style, color,
        .center)
    case .menu(let title):
      let room = frame.inset(by: Insets(top: 0, left: 12, bottom: 0, right: 22))
      label(title, in: room, style, color)
      icon(.menu, at: Point(frame.maxX - 13, frame.midY + 0.5), model.isOn ? color : theme.text2)
    case .icon(let picture):
      icon(picture, at: frame.center, color, on: ground)
    }
  }

  /// One of several: a trough with the chosen part filled.
  mutating func segments(_ segments: [(id: WidgetID, model: ButtonModel)], in frame: Rect) {
    list.fill(frame, radius: 8, theme.panel2)
    list.stroke(frame, radius: 8, Stroke(theme.hairline, width: 1, placement: .inside))
    let inner = frame.inset(by: 3)
    let width = inner.width / Double(segments.count)
    for (place, segment) in segments.enumerated() {
      let part = Rect(inner.minX + Double(place) * width, inner.minY, width, inner.height)
      drawSegment(segment.id, in: part, segment.model)
    }
  }

  private mutating func drawSegment(_ id: WidgetID, in frame: Rect, _ model: ButtonModel) {
    if model.isOn {
      list.fill(frame, radius: 6, theme.selection)
    } else if let ground = tint(id, onPanel2: true) {
      list.fill(frame, radius: 6, ground)
    }
    drawFace(model, in: frame, model.isOn ? theme.onColor : theme.text1)
    focusRing(id, frame, radius: 6)
    add(id, .button(model.command), frame: frame) { target in
      target.tooltip = model.tooltip
    }
  }

  /// A triangle that opens and shuts what lies below a row; its target is 20 × 20.
  mutating func disclosure(
    _ id: WidgetID, at center: Point, isOpen: Bool, command: Command, alternate: Command
  ) {
    let frame = Rect(center.x - 10, center.y - 10, 20, 20)
    if let ground = tint(id) { list.fill(frame, radius: 5, ground) }
    icon(isOpen ? .disclosureOpen : .disclosureShut, at: center, theme.text2)
    add(id, .button(command, alternate: alternate), exactly: frame) { $0.isFocusable = false }
  }
}
