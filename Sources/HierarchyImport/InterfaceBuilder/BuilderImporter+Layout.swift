import EventDelivery
import Geometry

extension BuilderImporter {
  /// Gives every view without a saved frame one: by its autoresizing mask or its place in a table,
  /// else by what constraints say.
  mutating func resolveLayout() {
    fillByMask()
    layOutCells()
    var layout = BuilderLayout(
      document, views: draft.views, elements: elements, frameless: frameless,
      safeArea: safeArea)
    layout.solve()
    for conflict in layout.conflicts {
      log.note(.conflictingConstraint(id: conflict.id), line: conflict.line)
    }
    for view in frameless.sorted() {
      guard let frame = layout.frames[view] else { continue }
      draft.views[view].details.geometry = ViewGeometry(frame: frame.rect)
      draft.views[view].assume("frame")
      if frame.isSolved {
        note(view) { .layout(.solvedFrame(view: $0)) }
        if frame.usesGuess { note(view) { .layout(.guessedTextSize(view: $0)) } }
        if frame.usesPlaceholder { note(view) { .layout(.placeholderSize(view: $0)) } }
      } else {
        note(view) { .layout(.unsolvedFrame(view: $0)) }
      }
    }
    sizeContents()
  }

  /// A scroll view's content reaches as far as what lies in it; no document says how far it scrolls.
  private mutating func sizeContents() {
    var extents: [Int: Size] = [:]
    for view in draft.views where !view.isHidden {
      guard let parent = view.parent, draft.views[parent].details.scroll != nil else { continue }
      let frame = view.details.geometry.frame
      let known = extents[parent] ?? .zero
      extents[parent] = Size(max(known.width, frame.maxX), max(known.height, frame.maxY))
    }
    for (view, size) in extents
    where draft.views[view].details.assumed.contains("contentSize") {
      draft.views[view].details.scroll?.contentSize = size
    }
  }

  /// What the system's bars take from an upright iPhone's screen.
  private var safeArea: Insets {
    let hasNotch = draft.screen.size.height >= 812
    var insets = Insets(top: hasNotch ? 47 : 20, left: 0, bottom: hasNotch ? 34 : 0, right: 0)
    for view in draft.views where view.parent != nil {
      let frame = view.details.geometry.frame
      switch view.details.kind.name {
      case "UINavigationBar" where view.details.assumed.contains("frame"):
        insets.top = max(insets.top, frame.maxY)
      case "UITabBar" where view.details.assumed.contains("frame"):
        insets.bottom = max(insets.bottom, frame.height)
      default: break
      }
    }
    return insets
  }

  /// A view that grows both ways with its superview fills it, as do the views of controllers and cells.
  private mutating func fillByMask() {
    for view in frameless.sorted() where fillsByMask(view) { frameless.remove(view) }
  }

  /// Makes a view fill its superview if it is one that does; answers whether it is.
  private mutating func fillsByMask(_ view: Int) -> Bool {
    let details = draft.views[view].details
    guard let parent = draft.views[view].parent, let element = elements[view],
      xml.flag(element, "translatesAutoresizingMaskIntoConstraints") != false
    else { return false }
    let isContent = xml.attribute(element, "key") == "contentView"
    let isRoot = draft.views[parent].isWindow
    let grows =
      details.autoresizingMask.contains("flexibleWidth")
      && details.autoresizingMask.contains("flexibleHeight")
    guard isContent || isRoot || grows, !frameless.contains(parent) else { return false }
    draft.views[view].details.geometry = ViewGeometry(
      frame: Rect(origin: .zero, size: draft.views[parent].details.geometry.bounds.size))
    draft.views[view].assume("frame")
    return true
  }

  private static let rowHeight = 44.0

  /// Cells without a frame stand one below the other.
  private mutating func layOutCells() {
    var bottoms: [Int: Double] = [:]
    for view in draft.views.indices {
      guard let element = elements[view], xml[element].name == "tableViewCell",
        let table = draft.views[view].parent
      else { continue }
      if frameless.remove(view) != nil {
        let width = draft.views[table].details.geometry.bounds.width
        let height = xml.number(element, "rowHeight") ?? Self.rowHeight
        draft.views[view].details.geometry = ViewGeometry(
          frame: Rect(0, bottoms[table] ?? 0, width, height > 0 ? height : Self.rowHeight))
        draft.views[view].assume("frame")
      }
      bottoms[table] = draft.views[view].details.geometry.frame.maxY
    }
    // What fills its superview may do so now that the cell has a frame.
    if !bottoms.isEmpty { fillByMask() }
  }
}
