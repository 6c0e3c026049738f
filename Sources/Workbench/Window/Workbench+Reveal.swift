import EventDelivery
import Geometry
import TraceAnalysis

/// Scrolling so that what the user looks for is seen.
extension Workbench {
  /// Brings the step shown into the log and the lanes, and the selection into the hierarchy.
  mutating func revealStep() {
    invalidate()
    let frame = frame()
    if let index = session.cursor.index {
      let top = Double(index.position) * LogPanel.rowHeight
      // With the lines around it, so that one sees where it comes from and goes on.
      reveal(top - 4 * LogPanel.rowHeight..<top + 4 * LogPanel.rowHeight, in: .log, of: frame)
      let x = frame.scale.x(of: index.position)
      reveal(x - 40..<x + 40, in: .lanes, of: frame)
    } else {
      view.scroll[.log] = 0
      view.scroll[.lanes] = 0
    }
    revealSelection(in: frame)
  }

  mutating func revealSelection() {
    invalidate()
    revealSelection(in: frame())
  }

  /// The frame is of what is shown now, but for what may be scrolled.
  private mutating func revealSelection(in frame: Frame) {
    guard let node = session.selection else { return }
    var frame = frame
    if view.search.isEmpty, !view.shut.isEmpty {
      let ancestors = HierarchyRows.ancestors(of: node, in: session.tree)
      if !view.shut.isDisjoint(with: ancestors) {
        view.shut.subtract(ancestors)
        invalidate()
        frame = self.frame()
      }
    }
    guard let place = frame.rows.place(of: node) else { return }
    let top = Double(place) * HierarchyPanel.rowHeight
    reveal(top..<top + HierarchyPanel.rowHeight, in: .tree, of: frame)
  }

  /// Scrolls the problems so that one of them is seen.
  mutating func revealProblem(_ number: Int) {
    invalidate()
    let frame = frame()
    guard let row = frame.target(.problemRow(number)), let area = frame.scrollArea(.problems)
    else {
      // Its row isn't drawn: the list is long, and where it lies follows from the rows before it.
      guard let area = frame.scrollArea(.problems), let problems else { return }
      let share = Double(number) / Double(max(1, problems.count))
      view.scroll[.problems] = min(area.contentLength * share, area.limit)
      return invalidate()
    }
    let top = row.frame.minY - area.frame.minY + view.offset(.problems)
    reveal(top..<top + row.frame.height, in: .problems, of: frame)
  }

  mutating func revealScene() {
    invalidate()
    guard let place = view.sceneNumber else { return }
    let top = Double(place) * Metrics.Row.scene
    reveal(top..<top + Metrics.Row.scene, in: .scenes, of: frame())
  }

  private mutating func reveal(
    _ stretch: Range<Double>, in id: ScrollArea.ID, of frame: Frame
  ) {
    guard let area = frame.scrollArea(id) else { return }
    let before = view.offset(id)
    let after = area.offset(revealing: stretch, from: before)
    guard after != before else { return }
    view.scroll[id] = after
    invalidate()
  }
}
