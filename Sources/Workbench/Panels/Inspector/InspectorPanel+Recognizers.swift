import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

extension InspectorPanel {
  /// The recognizers of a view; a click selects one.
  func drawRecognizers(
    of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let recognizers = tree[view].gestureRecognizers
    guard !recognizers.isEmpty,
      section(.recognizers, .recognizers, &flow, &surface)
    else { return }
    for recognizer in recognizers {
      let row = flow.take(Metrics.Row.inspector)
      let id = WidgetID.recognizerRow(recognizer)
      let ground = row.inset(by: Insets(top: 1, left: -6, bottom: 1, right: -6))
      if let tint = surface.tint(id) { surface.list.fill(ground, radius: 6, tint) }
      let name = surface.label(
        tree[recognizer].identifier, in: row, Typography.button, surface.theme.text1,
        truncation: .middle)
      let room = Rect(name.maxX + 12, row.minY, row.maxX - name.maxX - 12, row.height)
      surface.label(
        tree[recognizer].className, in: room, Typography.className, surface.theme.text3,
        .trailing)
      surface.focusRing(id, ground.inset(by: 2), radius: 4)
      surface.add(id, .button(.select(.recognizer(recognizer))), frame: ground)
    }
    flow.end()
  }

  /// A recognizer's properties, as the scene gives them.
  func drawSections(
    of id: RecognizerID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let recognizer = tree[id]
    drawHeader(of: .recognizer(id), &flow, &surface)
    guard section(.recognizer, .recognizer, &flow, &surface) else { return }
    value("view", recognizer.view.map { tree[$0].identifier } ?? "nil", &flow, &surface)
    if let name = recognizer.name { value("name", name, &flow, &surface) }
    value("isEnabled", "\(recognizer.isEnabled)", &flow, &surface)
    for action in recognizer.actions {
      let target = action.target.map { tree.identifier(of: $0) } ?? "nil"
      value("action", "\(action.action) > \(target)", &flow, &surface)
    }
    if !recognizer.requireToFail.isEmpty {
      let names = recognizer.requireToFail.map { tree[$0].identifier }
      value("require(toFail:)", names.joined(separator: ", "), &flow, &surface)
    }
    for property in recognizer.properties {
      value(property.key, property.value.code, &flow, &surface)
    }
    flow.end()
  }
}

extension DataValue {
  /// The value on one line, as a scene spells it.
  var code: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): NumberText.text(value)
    case .string(let value): value
    case .list(let values): "[" + values.map(\.code).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key): \($0.value.code)" }.joined(separator: ", ") + "}"
    }
  }
}
