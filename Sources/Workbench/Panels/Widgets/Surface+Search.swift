import Geometry
import Localization
import PlatformInterface

extension Surface {
  static var textFieldHeight: Double { 28 }

  /// A text field with a magnifier, for searching.
  mutating func searchField(
    _ id: WidgetID, clear: WidgetID, in frame: Rect, _ model: SearchFieldModel
  ) {
    list.fill(frame, radius: 6, theme.panel)
    let isEdited = model.editor != nil
    let edge = attention.isHovered(id) || isEdited ? theme.controlEdge : theme.hairline
    list.stroke(frame, radius: 6, Stroke(edge, width: 1, placement: .inside))
    icon(.search, at: Point(frame.minX + 16, frame.midY), theme.text2)
    let room = model.room(in: frame)
    if let editor = model.editor {
      drawEditor(editor, in: room, Typography.sceneRow, .leading)
    }
    if model.editor?.isEmpty ?? model.text.isEmpty {
      label(model.placeholder, in: room, Typography.sceneRow, theme.text3)
    } else if !isEdited {
      label(model.text, in: room, Typography.sceneRow, theme.text1)
    }
    focusRing(id, frame, radius: 6)
    add(id, .text(.search), frame: frame) { $0.cursor = .iBeam }
    if !(model.editor?.isEmpty ?? model.text.isEmpty) { drawClear(clear, in: frame) }
  }

  private mutating func drawClear(_ id: WidgetID, in frame: Rect) {
    let button = Rect(frame.maxX - 26, frame.minY + 2, 24, frame.height - 4)
    if let ground = tint(id) { list.fill(button, radius: 5, ground) }
    icon(.close, at: button.center, theme.text2)
    let tooltip = phrases.text(HierarchyPhrase.clear)
    add(id, .button(.clearSearch), exactly: button) { target in
      target.isFocusable = false
      target.tooltip = tooltip
    }
  }
}

/// What a search field shows.
struct SearchFieldModel: Hashable, Sendable {
  let text: String
  let placeholder: String
  /// Nil while it isn't being edited.
  var editor: TextEditor?

  /// Where its text stands.
  func room(in frame: Rect) -> Rect {
    frame.inset(by: Insets(top: 0, left: 30, bottom: 0, right: 28))
  }
}
