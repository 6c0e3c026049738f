import EventDelivery
import Geometry
import SceneFormat

/// Makes a scene of the view hierarchy that Sentry attaches to an event.
struct SentryImporter {
  private var draft = SceneDraft()
  private var log = DiagnosticLog()
  /// What is noted once the views have names.
  private var remarks: [(make: (String) -> LayoutRemark, view: Int)] = []

  /// So many views without a frame are told with their line, which takes a look at the whole file.
  private static let mostLines = 50

  /// Reads a file; nil where it holds no view of UIKit's.
  static func read(_ bytes: [UInt8], file: String?) throws(ImportError) -> ImportedTree? {
    let document: JSONDocument
    do throws(SceneError) {
      document = try JSONReader.read(bytes, file: file)
    } catch {
      throw .scene(error)
    }
    var importer = SentryImporter()
    return importer.run(document.root)
  }

  private mutating func run(_ root: JSONValue) -> ImportedTree? {
    guard root["rendering_system"]?.string?.lowercased().contains("uikit") == true,
      let windows = root["windows"]
    else { return nil }
    var waiting = windows.elements.map { (node: $0, parent: Int?.none) }
    waiting.reverse()
    // The list goes from back to front, as the scene's does.
    while let (node, parent) = waiting.popLast() {
      guard node.kind == .object else { continue }
      let view = add(node, parent: parent)
      let children = node["children"]?.elements.map { ($0, Optional(view)) } ?? []
      waiting.append(contentsOf: children.reversed())
    }
    guard !draft.views.isEmpty else { return nil }
    return finish()
  }

  // MARK: - Views

  private mutating func add(_ node: JSONValue, parent: Int?) -> Int {
    let name = node["type"]?.string ?? ""
    let className = name.isEmpty ? "UIView" : name
    let kind = PrivateClasses.kind(of: className, baseClass: nil)
    let isPublished = ViewClass.named(className) != nil
    let superclass = isPublished ? nil : kind.flatMap { $0.name == "UIView" ? nil : $0.name }
    var view = ViewDraft(className: className, superclassName: superclass, parent: parent)
    if kind == nil, !PrivateClasses.isPlainView(className) { view.assume("superclass") }
    view.isWindow = parent == nil && view.details.kind.family == .window
    read(node, into: &view)
    let index = draft.add(view)
    place(index, node, parent: parent)
    if let controller = node["view_controller"]?.string, !controller.isEmpty {
      draft.controllers.append(ControllerDraft(className: controller, view: index))
    }
    return index
  }

  private func read(_ node: JSONValue, into view: inout ViewDraft) {
    view.alpha = node["alpha"]?.number ?? 1
    // `visible` is the view's own flag, not whether it can be seen.
    view.isHidden = node["visible"]?.boolean == false
    if let identifier = node["identifier"]?.string, !identifier.isEmpty {
      view.details.accessibilityIdentifier = identifier
    }
    view.assume("isUserInteractionEnabled")
    if view.details.control != nil {
      view.assume("isEnabled")
      view.assume("actions")
    }
    if view.details.scroll != nil {
      view.assume("contentOffset")
      view.assume("contentSize")
      view.assume("isScrollEnabled")
    }
    if let override = KnownOverrides.hitTest(of: view.details.className) {
      view.details.traits.overrides.hitTest = override
      view.assume("overrides")
    }
  }

  private mutating func place(_ index: Int, _ node: JSONValue, parent: Int?) {
    let numbers = ["x", "y", "width", "height"].compactMap { node[$0]?.number }
    guard let frame = FieldNumbers.finite(numbers), frame.count == 4 else {
      let bounds = parent.map { draft.views[$0].details.geometry.bounds } ?? .zero
      draft.views[index].details.geometry = ViewGeometry(frame: bounds)
      draft.views[index].assume("frame")
      if remarks.count < Self.mostLines { draft.views[index].line = node.position.line }
      remarks.append(({ .unknownFrame(view: $0) }, index))
      return
    }
    draft.views[index].details.geometry = ViewGeometry(
      frame: Rect(frame[0], frame[1], frame[2], frame[3]))
  }

  // MARK: - The whole

  private mutating func finish() -> ImportedTree {
    let size = draft.views.first { $0.isWindow }?.details.geometry.frame.size
    draft.screen = Screen.plausible(size) ?? Screen()
    let offset = draft.addMissingWindow().isEmpty ? 0 : 1
    for index in draft.views.indices where draft.views[index].isWindow {
      draft.views[index].assume("windowLevel")
    }
    draft.nameEverything()
    log.note(.formatLacks(.sentry), line: nil)
    for (make, view) in remarks {
      log.note(
        make(draft.identifier(of: view + offset)), line: draft.views[view + offset].line)
    }
    return ImportedTree(document: draft.document(), diagnostics: log.sorted, addresses: [:])
  }
}
