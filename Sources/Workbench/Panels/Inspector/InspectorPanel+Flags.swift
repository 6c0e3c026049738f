import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

extension InspectorPanel {
  func drawFlags(of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard section(.flags, .touchFlags, &flow, &surface) else { return }
    flag(.isUserInteractionEnabled, of: view, &flow, &surface)
    flag(.isHidden, of: view, &flow, &surface)
    drawAlpha(of: view, &flow, &surface)
    flag(.clipsToBounds, of: view, &flow, &surface)
    flag(.isMultipleTouchEnabled, of: view, &flow, &surface)
    flag(.isExclusiveTouch, of: view, &flow, &surface)
    flow.end()
  }

  private func drawAlpha(
    of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let row = flow.take(Metrics.Row.inspector)
    surface.label("alpha", in: row, Typography.inspector, surface.theme.text1)
    let target = NumberTarget.alpha(view)
    let alpha = target.value(in: tree)
    surface.slider(
      .slider(target), in: row, target, value: alpha, title: Self.alphaText(alpha))
  }

  /// Two decimals, and three where two would hide what it is.
  static func alphaText(_ alpha: Double) -> String {
    let hundredths = (alpha * 100).rounded()
    let isPlain = abs(hundredths / 100 - alpha) < 1e-6
    let text = NumberText.time(alpha)
    return isPlain ? String(text.dropLast()) : text
  }

  func flag(
    _ flag: FlagTarget.Flag, of view: ViewID, _ flow: inout InspectorFlow,
    _ surface: inout Surface
  ) {
    let row = flow.take(Metrics.Row.inspector)
    let target = FlagTarget.view(view, flag)
    draw(target, flag.rawValue, tree[view].assumed.contains(flag.rawValue), row, &surface)
  }

  func flag(_ target: FlagTarget, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard case .application(let flag) = target else { return }
    let name = flag == .hitTestsTwice ? "hitTestPasses 2" : flag.rawValue
    draw(target, name, false, flow.take(Metrics.Row.inspector), &surface)
  }

  private func draw(
    _ target: FlagTarget, _ name: String, _ isAssumed: Bool, _ row: Rect,
    _ surface: inout Surface
  ) {
    let isOn = target.value(in: tree)
    surface.label(
      name, in: row.inset(by: Insets(top: 0, left: 0, bottom: 0, right: 52)),
      Typography.inspector, surface.theme.text1)
    surface.toggle(
      .toggle(target), in: row, isOn ? .on : .off,
      isAssumed: isAssumed,
      command: .edit([target.edit(to: !isOn)]))
  }

  func drawControl(of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard let control = tree[view].control,
      section(.control, .control, &flow, &surface)
    else { return }
    flag(.isEnabled, of: view, &flow, &surface)
    flag(.isSelected, of: view, &flow, &surface)
    if control.isOn != nil { flag(.isOn, of: view, &flow, &surface) }
    if let number = control.value { value("value", NumberText.text(number), &flow, &surface) }
    for action in control.actions {
      let target = action.target.map { tree.identifier(of: $0) } ?? "nil"
      value(action.event.rawValue, "\(action.action) > \(target)", &flow, &surface)
    }
    flow.end()
  }

  func drawScroll(of view: ViewID, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    guard let scroll = tree[view].scroll,
      section(.scroll, .scrollView, &flow, &surface)
    else { return }
    value("contentSize", Self.text(scroll.contentSize), &flow, &surface)
    value("contentOffset", Self.text(tree.bounds(of: view).origin), &flow, &surface)
    value("contentInset", Self.text(scroll.contentInset), &flow, &surface)
    value("isScrollEnabled", "\(scroll.isScrollEnabled)", &flow, &surface)
    value("delaysContentTouches", "\(scroll.delaysContentTouches)", &flow, &surface)
    value("canCancelContentTouches", "\(scroll.canCancelContentTouches)", &flow, &surface)
    flow.end()
  }
}
