import EventDelivery
import Geometry
import SceneFormat

/// Makes a scene of a storyboard or a xib.
struct BuilderImporter {
  let document: BuilderDocument
  var draft = SceneDraft()
  var log = DiagnosticLog()
  /// The draft of each view, controller and recognizer by its id in the document.
  var viewsByID: [String: Int] = [:]
  var controllersByID: [String: Int] = [:]
  /// The elements that became views, in the order of the drafts.
  var elements: [Int: Int] = [:]
  /// Views whose frame isn't in the document.
  var frameless: Set<Int> = []
  /// The controller of each view that has one.
  private(set) var controllersOfViews: [Int: Int] = [:]
  /// What stands beside the scene's root.
  private(set) var objects: [Int] = []
  /// Controllers that are in the scene, so that a circle of segues ends.
  var visited: Set<Int> = []
  /// How many controllers contain the one that is being added.
  var nesting = 0
  /// Deeper containment is left out: a bound on the stack.
  static let deepestNesting = 40
  private var remarks: [(kind: (String) -> ImportDiagnosticKind, view: Int, line: Int?)] = []

  enum ImportDiagnosticKind {
    case layout(LayoutRemark)
    case document(DocumentRemark)
  }

  var xml: XMLTree { document.xml }

  /// Reads a document; the scene is the named one, else the one the app begins with.
  static func read(
    _ bytes: [UInt8], scene name: String?, format: SourceFormat, file: String?
  ) throws(ImportError) -> ImportedTree? {
    let document = BuilderDocument(XMLTree(bytes))
    guard !document.scenes.isEmpty else { return nil }
    var number = document.initialScene
    if let name {
      guard let found = document.scene(named: name) else {
        throw .noSuchScene(name, names: document.scenes.map(\.name), file: file)
      }
      number = found
    }
    var importer = BuilderImporter(document: document)
    return importer.run(document.scenes[number])
  }

  private init(document: BuilderDocument) {
    self.document = document
  }

  private mutating func run(_ scene: BuilderDocument.Scene) -> ImportedTree? {
    if let line = xml.brokenLine { log.note(.brokenXML, line: line) }
    let others = document.scenes.filter { $0.root != scene.root }.map(\.name)
    if !others.isEmpty { log.note(.otherScenes(others), line: nil) }
    objects = scene.objects
    draft.screen = screen(of: scene)
    if xml[scene.root].name == "window" {
      _ = addViews(scene.root, parent: nil)
    } else if BuilderElements.isController(xml[scene.root].name) {
      _ = addController(scene.root, in: nil, window: addWindow())
    } else {
      _ = addViews(scene.root, parent: addWindow())
      addFilesOwner(of: scene)
    }
    guard !elements.isEmpty || draft.views.count > 1 else { return nil }
    resolveLayout()
    connectEverything()
    draft.nameEverything()
    return finish()
  }

  private mutating func finish() -> ImportedTree {
    for (kind, view, line) in remarks {
      switch kind(draft.identifier(of: view)) {
      case .layout(let remark): log.note(remark, line: line)
      case .document(let remark): log.note(remark, line: line)
      }
    }
    var addresses: [String: String] = [:]
    for view in draft.views {
      view.address.map { addresses[$0.lowercased()] = view.details.identifier }
    }
    return ImportedTree(
      document: draft.document(), diagnostics: log.sorted, addresses: addresses,
      sceneNames: document.scenes.map(\.name))
  }

  /// Notes something of a view, which has its name only at the end.
  mutating func note(_ view: Int, _ kind: @escaping (String) -> ImportDiagnosticKind) {
    remarks.append((kind, view, draft.views[view].line))
  }

  // MARK: - Screen and window

  /// The root view's size, where it can be a screen's.
  private func screen(of scene: BuilderDocument.Scene) -> Screen {
    let view = rootView(of: scene.root) ?? scene.root
    guard let frame = frame(of: view), frame.width >= 300, frame.height >= 300,
      frame.maxX <= 3000, frame.maxY <= 3000
    else { return device.map { Screen(size: $0) } ?? Screen() }
    // A frame at y = 20 lies below the status bar of a screen that is so much higher.
    return Screen(size: Size(max(frame.width, frame.maxX), max(frame.height, frame.maxY)))
  }

  /// The size of the device that the document was last seen on.
  private var device: Size? {
    guard let index = xml.elements.firstIndex(where: { $0.name == "device" }) else { return nil }
    return switch xml.attribute(index, "id") {
    case "retina3_5"?: Size(320, 480)
    case "retina4_0"?: Size(320, 568)
    case "retina4_7"?: Size(375, 667)
    case "retina5_5"?: Size(414, 736)
    case "retina5_9"?: Size(375, 812)
    case "retina6_0"?: Size(390, 844)
    case "retina6_1"?, "retina6_5"?: Size(414, 896)
    case "retina6_7"?: Size(428, 926)
    case "retina6_12"?: Size(393, 852)
    case "retina6_72"?: Size(430, 932)
    default: nil
    }
  }

  private mutating func addWindow() -> Int {
    var window = ViewDraft(className: "UIWindow")
    window.isWindow = true
    window.wishedIdentifier = "window"
    window.details.geometry = ViewGeometry(frame: draft.screen.bounds)
    window.assume("frame")
    return draft.add(window)
  }

  /// The controller of a xib is its owner, who is in no file.
  private mutating func addFilesOwner(of scene: BuilderDocument.Scene) {
    guard let owner = scene.objects.first(where: { xml.attribute($0, "id") == Self.filesOwner }),
      let name = BuilderViewReader.customClass(owner, in: xml)
    else { return }
    let connections = xml.children(owner, in: "connections")
    let isController = connections.contains {
      xml.attribute($0, "property") == "view"
        && xml.attribute($0, "destination") == xml.attribute(scene.root, "id")
    }
    guard isController, let view = xml.attribute(scene.root, "id").flatMap({ viewsByID[$0] })
    else { return }
    addController(
      ControllerDraft(className: name, address: nil, view: view, rootOfWindow: 0),
      id: Self.filesOwner)
  }

  /// Adds a controller under its id in the document.
  mutating func addController(_ controller: ControllerDraft, id: String?) {
    if let id { controllersByID[id] = draft.controllers.count }
    controllersOfViews[controller.view] = draft.controllers.count
    draft.controllers.append(controller)
  }

  // MARK: - Views

  /// Adds a view and everything in it; answers its place.
  mutating func addViews(_ root: Int, parent: Int?) -> Int? {
    var waiting = [(element: root, parent: parent, depth: 0)]
    var first: Int?
    while let (element, parent, depth) = waiting.popLast() {
      let view = addView(element, parent: parent)
      if first == nil { first = view }
      let children = subviews(of: element, view: view)
      if depth < Self.deepestView {
        for child in children.reversed() { waiting.append((child, view, depth + 1)) }
      } else if !children.isEmpty {
        note(view) { .document(.tooDeep(view: $0)) }
      }
      embed(in: element, view: view)
    }
    return first
  }

  /// Deeper views are left out: a bound on time, as every view may ask for all that enclose it.
  private static let deepestView = 1000

  private mutating func addView(_ element: Int, parent: Int?) -> Int {
    var reader = BuilderViewReader(element, in: xml, parent: parent)
    reader.read()
    var view = reader.view
    let id = xml.attribute(element, "id")
    view.wishedIdentifier = id.flatMap { document.outletNames[$0] }
    view.isWindow = parent == nil && xml[element].name == "window"
    let frame = frame(of: element)
    if let frame { view.details.geometry = ViewGeometry(frame: frame) }
    let index = draft.add(view)
    elements[index] = element
    if let id, viewsByID[id] == nil { viewsByID[id] = index }
    if frame == nil { frameless.insert(index) }
    for (path, line) in reader.unheldAttributes { log.note(.runtimeAttribute(path), line: line) }
    if xml.flag(element, "misplaced") == true || xml.flag(element, "ambiguous") == true {
      note(index) { .layout(.staleFrame(view: $0)) }
    }
    return index
  }

  /// The saved frame of an element.
  ///
  /// In the size classes of an upright iPhone where it has one for them.
  func frame(of element: Int) -> Rect? {
    let varied = SizeClassMask(xml: xml).variations(of: element).reversed()
      .lazy.compactMap { xml.child($0, key: "frame") }.first
    guard let rect = varied ?? xml.child(element, key: "frame"), xml[rect].name == "rect",
      let x = xml.number(rect, "x"), let y = xml.number(rect, "y"),
      let width = xml.number(rect, "width"), let height = xml.number(rect, "height")
    else { return nil }
    return Rect(x, y, width, height)
  }

  /// A child controller's view fills what it is put into.
  mutating func fill(_ child: Int, in view: Int) {
    let bounds = draft.views[view].details.geometry.bounds
    draft.views[child].details.geometry = ViewGeometry(frame: bounds)
    frameless.remove(child)
  }

  /// A container view shows the controller that its segue embeds.
  private mutating func embed(in element: Int, view: Int) {
    if draft.views[view].isWindow { addRootController(of: element, window: view) }
    for segue in xml.children(element, in: "connections")
    where xml.attribute(segue, "kind") == "embed" {
      let target = xml.attribute(segue, "destination").flatMap { document.element(id: $0) }
      if let target, BuilderElements.isController(xml[target].name),
        let child = addController(target, in: view, window: nil)
      {
        fill(child, in: view)
      } else {
        note(view) { .document(.foreignContent(view: $0)) }
      }
    }
  }

  /// The controller that a window of a xib begins with.
  private mutating func addRootController(of window: Int, window view: Int) {
    for outlet in xml.children(window, in: "connections")
    where xml.attribute(outlet, "property") == "rootViewController" {
      let target = xml.attribute(outlet, "destination").flatMap { document.element(id: $0) }
      if let target, let child = addController(target, in: nil, window: view) {
        fill(child, in: view)
      }
    }
  }
}
