import EventDelivery
import Geometry
import TraceAnalysis

/// What follows from the session and is costly enough to be kept: it is made again after a change.
struct Derived: Sendable {
  private var pictureRevision: Int?
  private(set) var picture = DeliveryPicture()
  private var mapKey: MapKey?
  private var map: HitMap?
  private(set) var shading: HitMapShading?
  /// Where one sees the selected view and touches another, on the screen.
  private(set) var missing: [Rect] = []
  private var rowsKey: RowsKey?
  private var kept: HierarchyRows?

  private struct RowsKey: Hashable, Sendable {
    let revision: Int
    let shut: Set<NodeID>
    let search: String
  }

  private struct MapKey: Hashable, Sendable {
    let tree: Session.TreeRevision
    let selected: ViewID?
  }

  mutating func update(session: Session, view: ViewState) {
    if pictureRevision != session.revision {
      picture = session.picture
      pictureRevision = session.revision
    }
    updateHitMap(session, isShown: view.showsHitMap)
    let key = RowsKey(revision: session.revision, shut: view.shut, search: view.search)
    if rowsKey != key {
      kept = HierarchyRows(tree: session.tree, shut: view.shut, search: view.search)
      rowsKey = key
    }
  }

  /// Made again where the tree is another one, and only while it is shown.
  private mutating func updateHitMap(_ session: Session, isShown: Bool) {
    guard isShown else {
      shading = nil
      map = nil
      mapKey = nil
      return
    }
    let key = MapKey(tree: session.treeRevision, selected: session.selection?.viewID)
    guard mapKey != key else { return }
    let tree = session.tree
    if map == nil || mapKey?.tree != key.tree {
      let fresh = HitMap(of: tree)
      map = fresh
      shading = HitMapShading(fresh)
    }
    mapKey = key
    missing = key.selected.flatMap { view in map?.missing(of: view, in: tree) } ?? []
  }

  func rows(session: Session, view: ViewState) -> HierarchyRows {
    kept ?? HierarchyRows(tree: session.tree, shut: view.shut, search: view.search)
  }
}
