import EventDelivery
import Geometry

/// How the window looks at its session: nothing of it is saved with a scene.
struct ViewState: Sendable {
  var size: Size
  var theme = ThemeChoice.light
  var splits = Splits()
  var scroll: [ScrollArea.ID: Double] = [:]
  /// The rows of the hierarchy that hide what lies below them.
  var shut: Set<NodeID> = []
  var search = ""
  var foldedSections: Set<InspectorSection> = []
  var drawer: Drawer?
  var popup: Popup?
  var attention = Attention()
  /// The field being typed into.
  var editing: FieldEditing?
  var tooltip: Tooltip?
  /// How many fingers the mouse stands for without the Alt key.
  var fingers = 1
  var zoom = StageZoom.fit
  var showsWholeChain = false
  var showsHitMap = false
  var lowerList = LowerList.scenes
  var why: WhyQuestion?
  /// Where a menu that no button opened stands.
  var menuAnchor: Rect?
  /// Nothing moves; every change shows at once.
  var reducesMotion = false
  /// The place in the scene list of the scene that is open, if it is one of them.
  var sceneNumber: Int?

  /// What lies over the panels; one at a time.
  enum Popup: Hashable, Sendable {
    case menu(MenuID)
    case keys
    /// The whole log, where it is folded to a line.
    case log
  }

  /// A field under edit.
  struct FieldEditing: Hashable, Sendable {
    let id: WidgetID
    var editor: TextEditor
    /// What was typed is no value of this field; the old value stays in force.
    var isInvalid = false
    /// The edits of this visit are undone together.
    let group: Int
  }

  /// A sentence beside what the pointer rests on.
  struct Tooltip: Hashable, Sendable {
    let id: WidgetID
    let text: String
    let anchor: Rect
    /// When it appears, in the window's milliseconds.
    let due: Int
    var isShown = false
  }

  func offset(_ area: ScrollArea.ID) -> Double { scroll[area] ?? 0 }
}

extension ViewState {
  /// The drawer that is open, unless its panel has a place of its own now.
  func shownDrawer(in layout: WindowLayout) -> Drawer? {
    guard let drawer else { return nil }
    let isRail = drawer.isLeading ? layout.fold.isLeadingRail : layout.fold.isTrailingRail
    return isRail ? drawer : nil
  }

  /// Whether a list is where the user last clicked or tabbed to.
  func isListActive(_ list: ListID) -> Bool {
    switch list {
    case .tree: attention.focused != .scenes
    case .scenes, .problems: true
    case .log: true
    }
  }
}
