import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

extension InspectorPanel {
  /// The methods whose override can be chosen.
  static let touchMethods: [ResponderMethod] = [
    .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
  ]

  func drawOverrides(
    of responder: ResponderID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    guard section(.overrides, .overrides, &flow, &surface) else { return }
    let overrides = tree.traits(of: responder).overrides
    let shown = Self.touchMethods.filter { overrides.override(of: $0) != nil }
    for method in shown {
      choice(.method(responder, method), method.rawValue, &flow, &surface)
    }
    if case .view(let view) = responder {
      drawPointInside(of: view, &flow, &surface)
      choice(.hitTest(view), "hitTest", &flow, &surface)
    }
    drawOthers(overrides, &flow, &surface)
    if shown.count < Self.touchMethods.count { drawAdd(to: responder, &flow, &surface) }
    flow.end()
  }

  private func drawPointInside(
    of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    choice(.pointInside(view), "pointInside", &flow, &surface)
    guard case .outset(let insets) = tree[view].traits.overrides.pointInside else { return }
    let names: [InspectorPhrase] = [.top, .left, .bottom, .right]
    let fields = NumberTarget.Edge.allCases.enumerated().map { place, edge in
      (surface.phrases.text(names[place]), NumberTarget.outset(view, edge))
    }
    numberRow(fields, &flow, &surface)
    let area = tree.bounds(of: view).inset(by: insets.negated)
    value(surface.phrases.text(InspectorPhrase.touchArea), Self.text(area), &flow, &surface)
  }

  /// The overrides that are shown and not chosen here.
  private func drawOthers(
    _ overrides: ResponderOverrides, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    for override in overrides.methods where !Self.touchMethods.contains(override.method) {
      value(override.method.rawValue, override.behavior.rawValue, &flow, &surface)
    }
    if let next = overrides.next { value("next", text(of: next), &flow, &surface) }
    for route in overrides.routes {
      value(route.name, route.behavior.rawValue, &flow, &surface)
    }
    if overrides.areRoutesUnknown { value("routes", "unknown", &flow, &surface) }
    if let send = overrides.sendEvent { value("sendEvent", send.rawValue, &flow, &surface) }
    drawActions(overrides.canPerformAction, &flow, &surface)
    let answers: [(String, BooleanOverride?)] = [
      ("canBecomeFirstResponder", overrides.canBecomeFirstResponder),
      ("canResignFirstResponder", overrides.canResignFirstResponder),
      ("gestureRecognizerShouldBegin", overrides.gestureRecognizerShouldBegin),
      ("touchesShouldBegin", overrides.touchesShouldBegin),
      ("touchesShouldCancel", overrides.touchesShouldCancel),
      ("beginTracking", overrides.beginTracking),
      ("continueTracking", overrides.continueTracking),
    ]
    for (name, answer) in answers {
      switch answer {
      case nil: continue
      case .answer(let answer): value(name, "\(answer)", &flow, &surface)
      case .unknown: value(name, "unknown", &flow, &surface)
      }
    }
  }

  private func drawActions(
    _ override: ActionOverride?, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    switch override {
    case nil: return
    case .unknown: value("canPerformAction", "unknown", &flow, &surface)
    case .answers(let answers):
      for answer in answers { value(answer.selector, "\(answer.canPerform)", &flow, &surface) }
    }
  }

  private func text(of next: NextOverride) -> String {
    switch next {
    case .responder(let responder): tree.identifier(of: responder)
    case .none: "nil"
    case .unknown: "unknown"
    }
  }

  /// A button for the touch methods that aren't overridden yet.
  private func drawAdd(
    to responder: ResponderID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let row = flow.take(28)
    let title = surface.phrases.text(InspectorPhrase.addOverride)
    var model = ButtonModel(.menu(title), .toggleMenu(.choice(.newMethod(responder))))
    model.isQuiet = true
    model.tooltip = surface.phrases.text(InspectorPhrase.addOverrideTooltip)
    let width = surface.buttonWidth(model.face)
    surface.button(
      .choice(.newMethod(responder)),
      in: Rect(row.minX - 12, row.minY + 2, width, 24), model)
  }

  /// A name, and a value that a menu changes.
  private func choice(
    _ target: ChoiceTarget, _ name: String, _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    let row = flow.take(24)
    let id = WidgetID.choice(target)
    let title = target.title(in: tree)
    surface.label(name, in: row, Typography.inspector, surface.theme.text2)
    let shown = surface.text.truncated(
      title ?? "–", style: Typography.inspectorStrong, toWidth: row.width * 0.5)
    let width = surface.width(shown, Typography.inspectorStrong) + 32
    let button = Rect(row.maxX - width, row.minY + 1, width, 22)
    if let tint = surface.tint(id) { surface.list.fill(button, radius: 5, tint) }
    if title != nil {
      surface.list.stroke(
        button, radius: 5, Stroke(surface.theme.hit, width: 1, placement: .inside))
    }
    let color = title == nil ? surface.theme.text3 : surface.theme.hit
    let room = button.inset(by: Insets(top: 0, left: 9, bottom: 0, right: 20))
    surface.label(shown, in: room, Typography.inspectorStrong, color, .trailing)
    surface.icon(.menu, at: Point(button.maxX - 11, button.midY + 0.5), surface.theme.text2)
    surface.focusRing(id, button, radius: 5)
    let tooltip = surface.phrases.text(InspectorPhrase.chooseOverride, ["method": name])
    surface.add(id, .button(.toggleMenu(.choice(target))), frame: button) {
      $0.tooltip = tooltip
    }
  }
}
