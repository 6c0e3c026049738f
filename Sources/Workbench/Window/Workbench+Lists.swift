import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The arrow keys in lists.
extension Workbench {
  mutating func move(in list: ListID, _ event: KeyEvent, at now: Int) -> Bool {
    view.attention.showsFocus = true
    switch list {
    case .tree: return moveInTree(event)
    case .scenes:
      let count = surroundings.shelf.items.count
      guard count > 0, let step = Self.rowStep(event.key, page: 8) else { return false }
      let next = min(max((view.sceneNumber ?? -1) + step, 0), count - 1)
      perform(.openScene(next), at: now)
      view.attention.focused = .scenes
      return true
    case .problems:
      let problems = problems ?? []
      guard !problems.isEmpty, let step = Self.rowStep(event.key, page: 4) else { return false }
      let current = problems.firstIndex { $0.subject.node == session.selection }
      let next = min(max((current ?? -1) + step, 0), problems.count - 1)
      select(problems[next].subject.node)
      revealProblem(next)
      return true
    case .log:
      guard let step = Self.rowStep(event.key, page: 7) else { return false }
      let last = session.cursor.count - 1
      let next = min(max((session.cursor.index?.position ?? -1) + step, 0), max(last, 0))
      perform(.showStep(TraceIndex(next)), at: now)
      return true
    }
  }

  private static func rowStep(_ key: Key, page: Int) -> Int? {
    switch key {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    default: nil
    }
  }

  private mutating func moveInTree(_ event: KeyEvent) -> Bool {
    let rows = frame().rows
    guard !rows.rows.isEmpty else { return false }
    let place = session.selection.flatMap { rows.place(of: $0) }
    if let step = Self.rowStep(event.key, page: 12) {
      let start = step > 0 ? -1 : rows.rows.count
      select(rows.rows[min(max((place ?? start) + step, 0), rows.rows.count - 1)].node)
      return true
    }
    switch event.key {
    case .home: select(rows.rows[0].node)
    case .end: select(rows.rows[rows.rows.count - 1].node)
    case .left, .right:
      guard let place else { return false }
      return openOrShut(rows.rows[place], at: place, in: rows, isOpening: event.key == .right)
    default: return false
    }
    return true
  }

  /// Right opens a row or goes into it; left shuts it or goes to the row above it.
  private mutating func openOrShut(
    _ row: HierarchyRows.Row, at place: Int, in rows: HierarchyRows, isOpening: Bool
  ) -> Bool {
    switch (isOpening, row.isOpen) {
    case (true, false): view.shut.remove(row.node)
    case (true, true):
      if place + 1 < rows.rows.count { select(rows.rows[place + 1].node) }
    case (false, true): view.shut.insert(row.node)
    case (false, _):
      let parent = rows.rows[..<place].last { $0.depth < row.depth }
      if let parent { select(parent.node) }
    case (true, nil): break
    }
    return true
  }
}
