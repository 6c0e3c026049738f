import EventDelivery
import Geometry
import Localization
import PlatformInterface
import TraceAnalysis

/// The fingers, with everything that `UITouch` says of them.
extension InspectorPanel {
  /// The touches bound to a view, or all of them.
  func drawTouches(
    of view: ViewID?, _ flow: inout InspectorFlow, _ surface: inout Surface
  ) {
    let shown = touches.filter { view == nil || $0.view == view }
    guard !shown.isEmpty,
      section(.touches, .touches, trailing: "\(shown.count)", &flow, &surface)
    else { return }
    for (place, touch) in shown.enumerated() {
      if place > 0 { flow.skip(6) }
      draw(touch, &flow, &surface)
    }
    flow.end()
  }

  private func draw(_ touch: Touch, _ flow: inout InspectorFlow, _ surface: inout Surface) {
    let title = surface.phrases.text(
      InspectorPhrase.touch, ["finger": "\(touch.finger.number)"])
    surface.label(title, in: flow.take(22), Typography.inspectorStrong, surface.theme.text1)
    for (name, text) in lines(of: touch, surface.phrases) {
      value(name, text, id: "\(touch.finger.number) \(name)", &flow, &surface)
    }
    if touch.isIgnored {
      remark(
        surface.phrases.text(InspectorPhrase.touchIgnored), surface.theme.warning, &flow, &surface)
    }
  }

  private func lines(of touch: Touch, _ phrases: Phrasebook) -> [(String, String)] {
    var lines: [(String, String)] = [
      ("phase", touch.phase.rawValue), ("tapCount", "\(touch.tapCount)"),
      ("timestamp", NumberText.time(touch.timestamp.seconds)),
      ("view", touch.view.map { tree[$0].identifier } ?? "nil"),
      ("window", touch.window.map { tree[$0].identifier } ?? "nil"),
    ]
    if let view = touch.view {
      let name = phrases.text(InspectorPhrase.locationIn, ["view": tree[view].identifier])
      lines.append((name, Self.text(rounded(tree.convertFromScreen(touch.location, to: view)))))
      let previous = phrases.text(InspectorPhrase.previousIn, ["view": tree[view].identifier])
      lines.append(
        (previous, Self.text(rounded(tree.convertFromScreen(touch.previousLocation, to: view)))))
    }
    lines += [
      (phrases.text(InspectorPhrase.onScreen), Self.text(rounded(touch.location))),
      ("type", touch.type.rawValue), ("force", NumberText.text(touch.force)),
      ("majorRadius", NumberText.text(touch.majorRadius)),
    ]
    if !touch.coalesced.isEmpty {
      lines.append(("coalescedTouches", "\(touch.coalesced.count)"))
    }
    return lines
  }

  private func rounded(_ point: Point) -> Point {
    Point((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
  }
}
