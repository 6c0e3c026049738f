import EventDelivery
import Geometry
import Localization
import TraceAnalysis

/// The views that lie under a point, front to back, each with what a touch there would get from it.
struct UnderPointerMenu {
  let point: Point
  let session: Session
  let phrases: Phrasebook

  /// More than these don't help anybody to choose.
  private static let mostRows = 16

  var rows: [Menu.Row] {
    let tree = session.tree
    let pass = DeliveryPicture(hoveringAt: point, in: tree).pass
    return views.prefix(Self.mostRows).map { view in
      var row = Menu.Row(
        tree[view].identifier, .ask(WhyQuestion(node: .view(view), point: point)))
      row.detail = words(on: view, pass)
      row.isChecked = pass?.hit == view
      return row
    }
  }

  /// Every view whose bounds or area has the point in it, hidden ones too, the front one first.
  private var views: [ViewID] {
    let tree = session.tree
    var drawn: [ViewID] = []
    for window in tree.windowsFrontToBack.reversed() {
      var waiting = [window]
      while let view = waiting.popLast() {
        if contains(view, tree) { drawn.append(view) }
        waiting += tree.subviewsInDrawingOrder(of: view).reversed()
      }
    }
    return drawn.reversed()
  }

  private func contains(_ view: ViewID, _ tree: ViewTree) -> Bool {
    let local = tree.convertFromScreen(point, to: view)
    return tree.bounds(of: view).contains(local) || tree.pointInside(view, at: local)
  }

  private func words(on view: ViewID, _ pass: HitTestPass?) -> String {
    if pass?.hit == view { return phrases.text(HierarchyPhrase.hit) }
    guard let asking = pass?.asking(of: view) else { return phrases.notAsked }
    return asking.reason.map { "✕ " + phrases.reason($0) } ?? phrases.text(StagePhrase.inside)
  }
}
