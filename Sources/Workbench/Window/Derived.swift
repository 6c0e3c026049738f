import EventDelivery
import Geometry
import SceneFormat
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
  private var problemsKey: Int?
  /// The problems of the scene before any input; nil while nobody looks at them.
  private(set) var problems: [LintFinding]?
  private var whyKey: WhyKey?
  private(set) var why: WhyAnswer?
  private var rowsKey: RowsKey?
  private var kept: HierarchyRows?

  private struct RowsKey: Hashable, Sendable {
    let revision: Int
    let shut: Set<NodeID>
    let search: String
  }

  private struct WhyKey: Hashable, Sendable {
    let tree: Session.TreeRevision
    let steps: Int
    let question: WhyQuestion
  }

  private struct MapKey: Hashable, Sendable {
    let tree: Session.TreeRevision
    let selected: ViewID?
  }

  /// While a finger is down the answer to why waits: it would be another one with each move.
  mutating func update(session: Session, view: ViewState, isTouching: Bool) {
    if pictureRevision != session.revision {
      picture = session.picture
      pictureRevision = session.revision
    }
    updateHitMap(session, isShown: view.showsHitMap)
    updateProblems(session, isShown: view.lowerList == .problems)
    let question = view.why.map { question in
      WhyKey(
        tree: session.treeRevision, steps: session.run.events.count, question: question)
    }
    if whyKey != question, !isTouching || question == nil {
      why = question.flatMap { WhyAnswer($0.question, in: session) }
      whyKey = question
    }
    let key = RowsKey(revision: session.revision, shut: view.shut, search: view.search)
    if rowsKey != key {
      kept = HierarchyRows(tree: session.tree, shut: view.shut, search: view.search)
      rowsKey = key
    }
  }

  private mutating func updateProblems(_ session: Session, isShown: Bool) {
    guard isShown else {
      problems = nil
      problemsKey = nil
      return
    }
    guard problemsKey != session.sceneRevision else { return }
    problemsKey = session.sceneRevision
    let tree = session.scene.tree
    let silences = session.scene.document.lintSilences
    let found = Linter(tree: tree).findings().filter { finding in
      let view = tree.identifier(of: finding.subject.node)
      return !silences.contains {
        $0.code == finding.code.name && ($0.view == nil || $0.view == view)
      }
    }
    problems = found.enumerated()
      .sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
      .map(\.element)
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
