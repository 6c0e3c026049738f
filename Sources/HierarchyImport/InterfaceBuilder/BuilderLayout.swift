import EventDelivery
import Geometry

/// Works out the frames that a document leaves to its constraints.
///
/// Saved frames stand as they are. What has none is solved for: required constraints first, then by
/// falling priority, then sizes by content; an inequality counts only where it would be broken or where
/// nothing else decides.
struct BuilderLayout {
  /// More unknown views than this are left alone: a bound on time.
  private static let mostUnknown = 300

  let document: BuilderDocument
  let views: [ViewDraft]
  /// The element of each view that has one.
  let elements: [Int: Int]
  let frameless: Set<Int>
  let safeArea: Insets

  private var system = LinearSystem()
  private var items: [LayoutItem] = []
  private var itemsByID: [String: LayoutItem] = [:]
  private(set) var frames: [Int: Frame] = [:]
  private(set) var conflicts: [BuilderConstraint] = []
  private var guessedSizes: Set<Int> = []
  private var placeholders: Set<Int> = []

  /// A frame that was worked out.
  struct Frame {
    var rect: Rect
    /// Whether the constraints determine it.
    let isSolved: Bool
    /// Whether it depends on the length of a text.
    let usesGuess: Bool
    /// Whether it depends on a placeholder's size.
    let usesPlaceholder: Bool
  }

  private var xml: XMLTree { document.xml }

  init(
    _ document: BuilderDocument, views: [ViewDraft], elements: [Int: Int], frameless: Set<Int>,
    safeArea: Insets
  ) {
    self.document = document
    self.views = views
    self.elements = elements
    self.frameless = frameless
    self.safeArea = safeArea
  }

  /// Finds a frame for every view that has none.
  mutating func solve() {
    guard !frameless.isEmpty else { return }
    makeItems()
    makeGuides()
    guard frameless.count <= Self.mostUnknown else { return takeFrames() }
    let constraints = readConstraints()
    let start = system
    var active: [Int] = []
    // An inequality that the solution breaks is held like an equality, and all is solved again.
    for _ in 0..<12 {
      system = start
      conflicts = []
      solve(constraints, active: active)
      guard let broken = firstBroken(constraints, active: active) else { break }
      active.append(broken)
    }
    takeFrames()
  }

  // MARK: - Items

  private mutating func makeItems() {
    for index in views.indices {
      let view = views[index]
      let parent = view.parent.map { items[$0] }
      var item: LayoutItem
      if frameless.contains(index) {
        item = LayoutItem(
          x: system.unknown(), y: system.unknown(), width: system.unknown(),
          height: system.unknown())
      } else {
        item = LayoutItem(view.details.geometry.frame)
        if let parent {
          item.x.add(parent.x, times: 1)
          item.y.add(parent.y, times: 1)
        }
      }
      if isRoot(index) {
        let side = views[0].details.geometry.bounds.width >= 414 ? 20.0 : 16
        item.margins = Insets(
          top: safeArea.top, left: side, bottom: safeArea.bottom, right: side)
      }
      items.append(item)
      if let id = view.address { itemsByID[id] = item }
    }
  }

  /// Whether a view is a controller's: it, or its superview, is the window.
  private func isRoot(_ index: Int) -> Bool {
    views[index].parent.map { views[$0].isWindow } ?? true
  }

  private mutating func makeGuides() {
    for index in views.indices {
      guard let element = elements[index] else { continue }
      let item = items[index]
      let insets = isRoot(index) ? safeArea : .zero
      for child in xml[element].children + xml.children(element, in: "layoutGuides") {
        guard xml[child].name == "viewLayoutGuide", let id = xml.attribute(child, "id") else {
          continue
        }
        switch xml.attribute(child, "key") {
        case "safeArea": itemsByID[id] = item.inset(by: insets)
        case "layoutMargins", "readableContent": itemsByID[id] = item.inset(by: item.margins)
        default: itemsByID[id] = item
        }
      }
      makeControllerGuides(beside: element, item: item)
    }
  }

  /// The top and bottom guides that controllers had before safe areas.
  private mutating func makeControllerGuides(beside element: Int, item: LayoutItem) {
    guard let controller = xml[element].parent else { return }
    for guide in xml.children(controller, in: "layoutGuides") {
      guard xml[guide].name == "viewControllerLayoutGuide", let id = xml.attribute(guide, "id")
      else { continue }
      var strip = item
      if xml.attribute(guide, "type") == "top" {
        strip.height = LinearForm(safeArea.top)
      } else {
        strip.y = item.y.plus(item.height).plus(LinearForm(-safeArea.bottom))
        strip.height = LinearForm(safeArea.bottom)
      }
      itemsByID[id] = strip
    }
  }

  private func readConstraints() -> [BuilderConstraint] {
    var constraints: [BuilderConstraint] = []
    let mask = SizeClassMask(xml: xml)
    for index in views.indices {
      guard let element = elements[index] else { continue }
      let excluded = mask.excluded(from: "constraints", of: element)
      for child in xml.children(element, in: "constraints") {
        guard !excluded.contains(xml.attribute(child, "id") ?? ""),
          let constraint = BuilderConstraint(
            child, owner: views[index].address, in: xml, items: itemsByID),
          !constraint.difference.terms.isEmpty
        else { continue }
        constraints.append(constraint)
      }
    }
    return constraints
  }

  // MARK: - Solving

  private mutating func solve(_ constraints: [BuilderConstraint], active: [Int]) {
    var equations: [(priority: Double, form: LinearForm, constraint: Int?)] = []
    for (index, constraint) in constraints.enumerated() {
      if constraint.relation == .equal {
        equations.append((constraint.priority, constraint.difference, index))
      } else if active.contains(index) {
        equations.append((min(constraint.priority, 999.5), constraint.difference, index))
      }
    }
    for form in StackLayout(xml: xml).equations(views, elements, items, frameless, &system) {
      equations.append((form.priority, form.form, nil))
    }
    equations += contentSizes()
    let order = equations.indices.sorted {
      (-equations[$0].priority, $0) < (-equations[$1].priority, $1)
    }
    for index in order {
      let outcome = system.require(zero: equations[index].form)
      if case .contradicted = outcome, let constraint = equations[index].constraint,
        equations[index].priority >= 1000
      {
        conflicts.append(constraints[constraint])
      }
    }
    // Where nothing else decides, an inequality is taken at its word.
    for constraint in constraints where constraint.relation != .equal {
      _ = system.require(zero: constraint.difference)
    }
  }

  /// Sizes by content, as strongly as views hug it; a text's width counts only where nothing else says.
  private mutating func contentSizes()
    -> [(priority: Double, form: LinearForm, constraint: Int?)]
  {
    var equations: [(priority: Double, form: LinearForm, constraint: Int?)] = []
    for index in frameless.sorted() {
      guard let element = elements[index], let size = IntrinsicSize.of(element, in: document) else {
        continue
      }
      if size.isGuess { guessedSizes.insert(index) }
      if size.isPlaceholder { placeholders.insert(index) }
      if let width = size.width {
        let priority = xml.number(element, "horizontalHuggingPriority") ?? 250
        equations.append((priority, items[index].width.plus(LinearForm(-width)), nil))
      }
      if let height = size.height {
        let priority = xml.number(element, "verticalHuggingPriority") ?? 250
        equations.append((priority, items[index].height.plus(LinearForm(-height)), nil))
      }
    }
    return equations
  }

  private func firstBroken(_ constraints: [BuilderConstraint], active: [Int]) -> Int? {
    constraints.indices.first { index in
      guard !active.contains(index), let value = system.value(constraints[index].difference)
      else { return false }
      switch constraints[index].relation {
      case .equal: return false
      case .atLeast: return value < -0.01
      case .atMost: return value > 0.01
      }
    }
  }

  /// Reads the frames, outer ones first; what isn't determined fills its superview and so decides what
  /// depends on it.
  private mutating func takeFrames() {
    for index in frameless.sorted() {
      let item = items[index]
      let parent = views[index].parent
      let outer = parent.map { items[$0] }
      let size = parent.map { frames[$0]?.rect.size ?? views[$0].details.geometry.frame.size }
      let fallback = size ?? Size(0, 0)
      let x = system.value(outer.map { item.x.plus($0.x, times: -1) } ?? item.x)
      let y = system.value(outer.map { item.y.plus($0.y, times: -1) } ?? item.y)
      let width = system.value(item.width).map { max(0, $0) }
      let height = system.value(item.height).map { max(0, $0) }
      let rect = Rect(
        x ?? 0, y ?? 0, width ?? fallback.width, height ?? fallback.height)
      frames[index] = Frame(
        rect: rect, isSolved: x != nil && y != nil && width != nil && height != nil,
        usesGuess: guessedSizes.contains(index), usesPlaceholder: placeholders.contains(index))
      let origin = outer ?? LayoutItem(.zero)
      _ = system.require(zero: item.x.plus(origin.x, times: -1).plus(LinearForm(-rect.minX)))
      _ = system.require(zero: item.y.plus(origin.y, times: -1).plus(LinearForm(-rect.minY)))
      _ = system.require(zero: item.width.plus(LinearForm(-rect.width)))
      _ = system.require(zero: item.height.plus(LinearForm(-rect.height)))
    }
  }
}
