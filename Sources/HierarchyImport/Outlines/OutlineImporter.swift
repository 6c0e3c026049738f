import EventDelivery
import Geometry

/// Makes a scene of an outline of accessibility elements.
///
/// What decides a touch isn't in one: its order isn't front to back, hidden and inaccessible views are
/// missing, and nothing is said of alpha, interaction and clipping. All of that is marked as assumed.
struct OutlineImporter {
  private var draft = SceneDraft()
  private var log: DiagnosticLog
  private let format: SourceFormat
  private var remarks: [(make: (String) -> ImportDiagnostic.Kind, view: Int)] = []
  /// The elements that enclose the next one: how deep, where on the screen, and its view if it has one.
  private var open: [(depth: Int, origin: Point, view: Int?)] = []
  private var screenSize: Size?

  /// Deeper elements lie in the last one that is no deeper: a bound on time.
  private static let deepest = 1000

  private init(_ format: SourceFormat, log: DiagnosticLog) {
    self.format = format
    self.log = log
  }

  /// The scene of elements in the order of the file; nil where there is none.
  static func scene(
    of elements: [OutlineElement], format: SourceFormat, log: DiagnosticLog
  ) -> ImportedTree? {
    // With no place at all there is nothing to touch.
    guard elements.contains(where: { $0.frame != nil }) else { return nil }
    var importer = OutlineImporter(format, log: log)
    for element in elements { importer.add(element) }
    return importer.draft.views.isEmpty ? nil : importer.finish()
  }

  // MARK: - Elements

  private mutating func add(_ element: OutlineElement) {
    while let last = open.last, last.depth >= element.depth { open.removeLast() }
    // An application is no view.
    if element.type == "Application" {
      if let size = element.frame?.size, screenSize == nil { screenSize = size }
      open.append((element.depth, element.frame?.origin ?? .zero, nil))
      return
    }
    let isWindow = element.type == "Window"
    let parent = isWindow ? nil : open.last { $0.view != nil }
    let index = draft.add(view(element, parent: parent?.view, isWindow: isWindow))
    place(index, element, in: parent)
    let origin = element.frame?.origin ?? parent?.origin ?? .zero
    if open.count < Self.deepest {
      open.append((element.depth, origin, index))
    } else {
      remarks.append(({ .document(.tooDeep(view: $0)) }, index))
    }
  }

  /// The properties that no outline tells.
  private static let untold = [
    "class", "isHidden", "alpha", "isUserInteractionEnabled", "subviews", "overrides",
  ]

  private func view(_ element: OutlineElement, parent: Int?, isWindow: Bool) -> ViewDraft {
    var view = ViewDraft(
      className: OutlineClass.name(of: element.type), parent: parent, line: element.line)
    view.isWindow = isWindow
    view.address = element.address
    view.wishedIdentifier = element.identifier
    view.details.accessibilityIdentifier = element.identifier
    let text = element.label ?? element.value
    if view.details.control != nil { view.details.title = text } else { view.details.text = text }
    view.details.control?.isEnabled = element.isEnabled ?? true
    view.details.control?.isSelected = element.isSelected ?? false
    for property in Self.untold { view.assume(property) }
    if view.details.control != nil {
      if element.isEnabled == nil { view.assume("isEnabled") }
      view.assume("actions")
    }
    if view.details.scroll != nil {
      view.assume("contentOffset")
      view.assume("contentSize")
    }
    return view
  }

  /// Frames are on the screen: where a view lies in its superview is the difference.
  private mutating func place(
    _ index: Int, _ element: OutlineElement, in parent: (depth: Int, origin: Point, view: Int?)?
  ) {
    guard let frame = element.frame else {
      let size = parent?.view.map { draft.views[$0].details.geometry.bounds.size } ?? .zero
      draft.views[index].details.geometry = ViewGeometry(frame: Rect(origin: .zero, size: size))
      draft.views[index].assume("frame")
      remarks.append(({ .layout(.unknownFrame(view: $0)) }, index))
      return
    }
    let origin = frame.origin - (parent?.origin ?? .zero)
    draft.views[index].details.geometry = ViewGeometry(
      frame: Rect(origin: origin, size: frame.size))
  }

  // MARK: - The whole

  private mutating func finish() -> ImportedTree {
    let window = draft.views.first { $0.isWindow }?.details.geometry.frame.size
    let root = draft.views.first?.details.geometry.frame.size
    draft.screen = Screen.plausible(screenSize, window, root) ?? Screen()
    for index in draft.views.indices
    where draft.views[index].isWindow && draft.views[index].details.assumed.contains("frame") {
      draft.views[index].details.geometry = ViewGeometry(frame: draft.screen.bounds)
    }
    let offset = draft.addMissingWindow().isEmpty ? 0 : 1
    for index in draft.views.indices where draft.views[index].isWindow {
      draft.views[index].assume("windowLevel")
    }
    draft.nameEverything()
    log.note(.outline(format), line: nil)
    for (make, view) in remarks {
      let line = draft.views[view + offset].line
      switch make(draft.identifier(of: view + offset)) {
      case .text(let remark): log.note(remark, line: line)
      case .layout(let remark): log.note(remark, line: line)
      case .document(let remark): log.note(remark, line: line)
      }
    }
    var addresses: [String: String] = [:]
    for view in draft.views { view.address.map { addresses[$0] = view.details.identifier } }
    return ImportedTree(
      document: draft.document(), diagnostics: log.sorted, addresses: addresses)
  }
}
