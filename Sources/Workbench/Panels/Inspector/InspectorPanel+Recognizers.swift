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
        stateWords(of: recognizer) ?? tree[recognizer].className, in: room, Typography.className,
        surface.theme.text3,
        .trailing)
      surface.focusRing(id, ground.inset(by: 2), radius: 4)
      surface.add(id, .button(.select(.recognizer(recognizer))), frame: ground)
    }
    flow.end()
  }

  private func stateWords(of recognizer: RecognizerID) -> String? {
    guard let course = picture.gestures.course(of: recognizer) else { return nil }
    return course.failure.map { "\(course.state.rawValue) \(Transcript(tree: tree).words($0))" }
      ?? course.state.rawValue
  }

  /// Its state at the step shown, why it failed, and what the others mean to it.
  private func drawCourse(
    of id: RecognizerID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    guard let course = picture.gestures.course(of: id),
      section(.course, .thisTouch, &flow, &surface)
    else { return }
    value("state", course.state.rawValue, &flow, &surface)
    if let failure = course.failure {
      let verdict = Verdict(
        headline: .gesture(.becomes(id, course.state)), reason: .gesture(failure))
      if let reason = surface.phrases.reason(of: verdict, in: tree) {
        remark(reason, surface.theme.text1, &flow, &surface)
      }
    }
    for (place, relation) in picture.gestures.relations.enumerated() {
      guard let (phrase, other) = Self.words(relation, to: id) else { continue }
      value(
        surface.phrases.text(phrase), tree[other].identifier, id: "relation \(place)", &flow,
        &surface)
    }
    if let step = course.step {
      let row = StepRow(
        id: .receivedRow(step.position), step: step,
        title: Transcript(tree: run.tree).words(run.events[step.position]), detail: nil)
      stepRow(row, &flow, &surface)
    }
    flow.end()
  }

  /// What a relation means to one of its two, and who the other one is.
  private static func words(
    _ relation: GestureStory.Relation, to id: RecognizerID
  ) -> (InspectorPhrase, RecognizerID)? {
    let isFirst = relation.recognizer == id
    guard isFirst || relation.other == id else { return nil }
    let other = isFirst ? relation.other : relation.recognizer
    switch relation.kind {
    case .prevents: return (isFirst ? .prevents : .preventedBy, other)
    case .waitsFor: return (isFirst ? .waitsFor : .awaitedBy, other)
    case .goesWith: return (.goesWith, other)
    }
  }

  /// A recognizer's properties, as the scene gives them.
  func drawSections(
    of id: RecognizerID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let recognizer = tree[id]
    drawHeader(of: .recognizer(id), &flow, &surface)
    drawCourse(of: id, &flow, &surface)
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
