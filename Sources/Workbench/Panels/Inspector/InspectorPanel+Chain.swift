import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

extension InspectorPanel {
  /// Who is asked after the selection does not handle something, in order; a click selects.
  func drawChain(
    from responder: ResponderID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let chain = tree.responderChain(from: responder)
    let count = surface.phrases.text(InspectorPhrase.responders, count: chain.count)
    guard section(.chain, .chain, trailing: count, &flow, &surface) else { return }
    for (place, member) in chain.enumerated() {
      if Self.isFolded(place, of: chain.count) {
        if place == Self.firstMembers {
          let hidden = chain.count - Self.firstMembers - Self.lastMembers
          let row = flow.take(Metrics.Row.inspector)
          surface.label(
            surface.phrases.text(StagePhrase.foldedChain, count: hidden),
            in: row.inset(by: Insets(top: 0, left: 28, bottom: 0, right: 0)),
            Typography.inspector, surface.theme.text3)
        }
        continue
      }
      let row = flow.take(Metrics.Row.inspector)
      if place + 1 < chain.count {
        let x = row.minX + 9
        surface.list.line(
          from: Point(x, row.midY + 9), to: Point(x, row.midY + 17),
          Stroke(surface.theme.up, width: 2, dash: Dash(on: 2, off: 2)))
      }
      drawMember(member, number: place + 1, in: row, on: &surface)
    }
    flow.end()
  }

  /// How many members of a chain too long to be read are shown at its beginning and end.
  private static let firstMembers = 24
  private static let lastMembers = 8

  private static func isFolded(_ place: Int, of count: Int) -> Bool {
    count > 40 && place >= firstMembers && place < count - lastMembers
  }

  private func drawMember(
    _ member: ResponderID, number: Int, in row: Rect, on surface: inout Surface
  ) {
    let id = WidgetID.chainRow(number)
    let ground = row.inset(by: Insets(top: 1, left: -6, bottom: 1, right: -6))
    if let tint = surface.tint(id) {
      surface.list.fill(
        Rect(ground.minX + 28, ground.minY, ground.width - 28, ground.height), radius: 6, tint)
    }
    let disc = Point(row.minX + 9, row.midY)
    let place = StopMark.rect(at: disc, number: number).inset(by: Metrics.Stage.stopRim)
    surface.list.fill(.capsule(place), surface.theme.up)
    surface.label(
      "\(number)", in: place, Typography.stop,
      surface.theme.onColor, .center)
    let className = tree.className(of: member)
    let classWidth = min(surface.width(className, Typography.className), row.width * 0.5)
    let classRoom = Rect(row.maxX - classWidth, row.minY, classWidth, row.height)
    let nameRoom = Rect(row.minX + 28, row.minY, classRoom.minX - row.minX - 36, row.height)
    surface.label(
      tree.identifier(of: member), in: nameRoom, Typography.button, surface.theme.text1,
      truncation: .middle)
    surface.label(
      className, in: classRoom, Typography.className, surface.theme.text3, .trailing)
    surface.focusRing(id, ground.inset(by: 2), radius: 4)
    surface.add(id, .button(.select(.responder(member))), frame: ground) { target in
      target.tooltip = "\(tree.identifier(of: member))  \(className)"
    }
  }

  /// The figures of the step shown, where it is about the selection.
  func drawStep(_ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard let step, case .hitTest(let hitTest) = step.kind,
      let subject = DeliveryPicture.subject(of: step.kind), node == .responder(subject)
    else { return }
    guard section(.step, .thisStep, &flow, &surface) else { return }
    let name = tree.identifier(of: subject)
    let pointIn = surface.phrases.text(InspectorPhrase.pointIn, ["view": name])
    switch hitTest {
    case .visit(let view, let point):
      value(pointIn, Self.text(point), &flow, &surface)
      value("bounds", Self.text(tree.bounds(of: view)), &flow, &surface)
    case .refuse(let view, let point, let refusal):
      value(pointIn, Self.text(point), &flow, &surface)
      value("bounds", Self.text(tree.bounds(of: view)), &flow, &surface)
      if case .outside = refusal { value("pointInside", "false", &flow, &surface) }
      value("hitTest", "nil", &flow, &surface)
    case .pointInside(let view, let point, let answer):
      value(pointIn, Self.text(point), &flow, &surface)
      value("bounds", Self.text(tree.bounds(of: view)), &flow, &surface)
      value("pointInside", "\(answer)", &flow, &surface)
    case .answer(_, let answer, _):
      value("hitTest", answer.map { tree[$0].identifier } ?? "nil", &flow, &surface)
    case .bound(let binding):
      value("view", binding.view.map { tree[$0].identifier } ?? "nil", &flow, &surface)
      value("window", binding.window.map { tree[$0].identifier } ?? "nil", &flow, &surface)
    }
    flow.end()
  }
}
