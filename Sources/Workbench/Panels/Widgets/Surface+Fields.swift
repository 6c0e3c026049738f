import Geometry
import PlatformInterface
import TraceAnalysis

/// What a number field shows.
struct NumberFieldModel: Hashable, Sendable {
  let name: String
  let value: Double
  /// What stands in the field: the value, or what is being typed.
  var editor: TextEditor?
  var isInvalid = false

  init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}

extension Surface {
  static var numberFieldHeight: Double { 22 }

  /// Name at the left, value at the right; dragging the name changes the value.
  mutating func numberField(
    _ id: WidgetID, in frame: Rect, _ target: NumberTarget,
    _ model: NumberFieldModel
  ) {
    list.fill(frame, radius: 5, theme.panel)
    let edge =
      model.isInvalid
      ? theme.warning
      : attention.isHovered(id) || model.editor != nil ? theme.controlEdge : theme.hairline
    list.stroke(frame, radius: 5, Stroke(edge, width: 1, placement: .inside))
    let inner = frame.inset(by: Insets(top: 0, left: 7, bottom: 0, right: 7))
    let name = label(model.name, in: inner, Typography.className, theme.text3)
    let room = inner.inset(by: Insets(top: 0, left: name.width + 4, bottom: 0, right: 0))
    if let editor = model.editor {
      drawEditor(editor, in: room, Typography.inspector, .trailing)
    } else {
      label(NumberText.text(model.value), in: room, Typography.inspector, theme.text1, .trailing)
    }
    if model.editor != nil {
      ring(frame, radius: 5)
    } else {
      focusRing(id, frame, radius: 5)
    }
    add(id, .number(target, model.value), frame: frame) { $0.cursor = .resizeVertical }
  }

  /// Text being edited: selection, composed part and caret, scrolled so that the caret shows.
  mutating func drawEditor(
    _ editor: TextEditor, in room: Rect, _ style: TextStyle, _ alignment: Alignment
  ) {
    let place = EditorPlace(editor, in: room, style: style, alignment: alignment, text: text)
    clipped(to: room.inset(by: Insets(top: 0, left: -2, bottom: 0, right: -2))) { surface in
      let line = Rect(place.origin, room.midY - 8, 0, 16)
      func span(_ range: Range<Int>) -> Rect {
        let start = place.x(of: range.lowerBound)
        return Rect(start, line.minY, place.x(of: range.upperBound) - start, line.height)
      }
      if editor.composition == nil, !editor.selection.isEmpty {
        surface.list.fill(span(editor.selection), radius: 2, surface.theme.selectedRow)
      }
      let baseline = Point(
        place.origin, surface.text.baseline(centeredIn: room, style: style))
      surface.list.text(editor.shownText, at: baseline, style, surface.theme.text1)
      if let composed = editor.composedRange {
        let rect = span(composed)
        surface.list.fill(Rect(rect.minX, rect.maxY - 2, rect.width, 1), surface.theme.text1)
      }
      let x = place.x(of: editor.shownCaret)
      surface.list.fill(Rect(x - 0.75, line.minY, 1.5, line.height), surface.theme.selection)
    }
  }
}

/// Where the characters of edited text stand.
struct EditorPlace {
  /// The x of the first character; left of the room when the text is scrolled.
  let origin: Double
  private let characters: [Character]
  private let style: TextStyle
  private let text: any TextMeasuring

  init(
    _ editor: TextEditor, in room: Rect, style: TextStyle, alignment: Surface.Alignment,
    text: any TextMeasuring
  ) {
    characters = Array(editor.shownText)
    self.style = style
    self.text = text
    let width = text.width(of: editor.shownText, style: style)
    let caret = text.width(
      of: String(editor.shownText.prefix(editor.shownCaret)), style: style)
    guard width > room.width else {
      origin =
        switch alignment {
        case .leading: room.minX
        case .center: room.midX - width / 2
        case .trailing: room.maxX - width
        }
      return
    }
    // The caret stays in view, and no room is wasted behind the text's end.
    let scrolled = max(0, min(caret - room.width / 2, width - room.width))
    origin = room.minX - scrolled
  }

  func x(of position: Int) -> Double {
    origin + text.width(of: String(characters.prefix(position)), style: style)
  }

  /// The gap between characters that is nearest to an x.
  func position(at x: Double) -> Int {
    var best = 0
    for position in 0...characters.count
    where abs(self.x(of: position) - x) < abs(self.x(of: best) - x) {
      best = position
    }
    return best
  }
}
