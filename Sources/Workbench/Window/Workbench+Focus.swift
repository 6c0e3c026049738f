import EventDelivery
import Geometry

/// Where the keyboard is: the Tab key goes from widget to widget, F6 from panel to panel.
extension Workbench {
  mutating func moveFocus(by step: Int) {
    let order = frame().focusOrder
    guard !order.isEmpty else { return }
    let current = view.attention.focused.flatMap { id in
      order.firstIndex { $0.id == id }
    }
    let next =
      current.map { ($0 + step + order.count) % order.count }
      ?? (step > 0 ? 0 : order.count - 1)
    focus(order[next])
  }

  mutating func movePanel(by step: Int) {
    let order = frame().focusOrder
    guard let first = order.first else { return }
    let current = view.attention.focused.flatMap { id in order.first { $0.id == id }?.panel }
    var panels: [PanelID] = []
    for target in order where !panels.contains(target.panel) { panels.append(target.panel) }
    let place = current.flatMap { panels.firstIndex(of: $0) }
    let next =
      place.map { ($0 + step + panels.count) % panels.count }
      ?? (step > 0 ? 0 : panels.count - 1)
    focus(order.first { $0.panel == panels[next] } ?? first)
  }

  private mutating func focus(_ target: Target) {
    endEditing()
    view.attention.focused = target.id
    view.attention.showsFocus = true
    switch target.role {
    case .text, .number: beginEditing(target.id)
    case .list, .stage: if session.selection == nil { selectFirst(of: target) }
    case .button, .slider, .split, .value, .scrub, .cover: break
    }
    revealFocus(target)
  }

  private mutating func selectFirst(of target: Target) {
    guard target.id == .tree, let row = frame().rows.rows.first else { return }
    session.select(row.node)
  }

  /// Scrolls the inspector so that the focused widget is seen.
  private mutating func revealFocus(_ target: Target) {
    invalidate()
    guard target.panel == .inspector, let area = frame().scrollArea(.inspector) else { return }
    let offset = view.offset(.inspector)
    let top = target.frame.minY - area.frame.minY + offset
    view.scroll[.inspector] = area.offset(
      revealing: top - 12..<top + target.frame.height + 12, from: offset)
  }
}
