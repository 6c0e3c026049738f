import TraceAnalysis

/// What follows from the session and is costly enough to be kept: it is made again after a change.
struct Derived: Sendable {
  private var pictureRevision: Int?
  private(set) var picture = DeliveryPicture()
  private var rowsKey: RowsKey?
  private var kept: HierarchyRows?

  private struct RowsKey: Hashable, Sendable {
    let revision: Int
    let shut: Set<NodeID>
    let search: String
  }

  mutating func update(session: Session, view: ViewState) {
    if pictureRevision != session.revision {
      picture = session.picture
      pictureRevision = session.revision
    }
    let key = RowsKey(revision: session.revision, shut: view.shut, search: view.search)
    if rowsKey != key {
      kept = HierarchyRows(tree: session.tree, shut: view.shut, search: view.search)
      rowsKey = key
    }
  }

  func rows(session: Session, view: ViewState) -> HierarchyRows {
    kept ?? HierarchyRows(tree: session.tree, shut: view.shut, search: view.search)
  }
}
