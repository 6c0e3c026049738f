import EventDelivery
import Geometry
import SceneFormat

/// Makes a scene of a text with `recursiveDescription` output in it.
struct DumpImporter {
  private var reader: DumpReader
  private var draft = SceneDraft()
  private var log: DiagnosticLog
  /// The draft of each description that became a view.
  private var draftsByAddress: [String: Int] = [:]
  /// What is noted once the views have names.
  private var remarks: [(make: (String) -> Remark, view: Int)] = []

  /// A remark about a view.
  enum Remark {
    case dump(DumpRemark)
    case layout(LayoutRemark)
  }

  private init(_ text: SourceText) {
    reader = DumpReader(text)
    reader.read()
    log = reader.log
  }

  /// The scene that a text describes; nil where it describes no view.
  static func read(_ text: SourceText) -> ImportedTree? {
    let isEscaped = text.isMarkup && !DescriptionScanner.describesViews(text)
    var importer = DumpImporter(isEscaped ? text.unescaped : text)
    return importer.run()
  }

  private mutating func run() -> ImportedTree? {
    let shape = DumpShape(reader.entries)
    let mentions = loneMentions(in: shape)
    var drafts: [Int?] = []
    for (index, place) in shape.places.enumerated() {
      drafts.append(
        mentions.contains(index)
          ? nil : add(place, parent: place.parent.flatMap { drafts[$0] }))
    }
    for mention in mentions.sorted() {
      let address = reader.entries[shape.places[mention].entry].description.address
      note(address.flatMap { draftsByAddress[$0] }) { .dump(.repeated(view: $0)) }
    }
    guard !draft.views.isEmpty else { return nil }
    for place in shape.afterGap { note(drafts[place]) { .dump(.missingLevels(view: $0)) } }
    addControllers(shape, drafts: drafts)
    readOthers(shape.others)
    for (remark, line) in shape.remarks { log.note(remark, line: line) }
    return finish()
  }

  /// The places of views that are printed by themselves and stand in a tree elsewhere in the text.
  private func loneMentions(in shape: DumpShape) -> Set<Int> {
    let parents = Set(shape.places.compactMap(\.parent))
    var inTree: Set<String> = []
    var alone: [(index: Int, address: String)] = []
    for (index, place) in shape.places.enumerated() {
      guard let address = reader.entries[place.entry].description.address else { continue }
      if place.parent == nil, !parents.contains(index) {
        alone.append((index, address))
      } else {
        inTree.insert(address)
      }
    }
    return Set(alone.filter { inTree.contains($0.address) }.map(\.index))
  }

  private mutating func note(_ view: Int?, _ make: @escaping (String) -> Remark) {
    if let view { remarks.append((make, view)) }
  }

  // MARK: - Views

  /// Adds the view of a place; nil for one that had been described already.
  private mutating func add(_ place: DumpShape.Place, parent: Int?) -> Int? {
    let description = reader.entries[place.entry].description
    if let address = description.address, let known = draftsByAddress[address] {
      // Its subviews come under the view that is there, unless that would turn the tree over.
      note(known) { .dump(.repeated(view: $0)) }
      return known
    }
    let superviewBounds = parent.map { draft.views[$0].details.geometry.bounds }
    var converter = ViewConverter(description, superviewBounds: superviewBounds)
    converter.convert()
    var view = converter.view
    view.parent = parent
    view.isWindow = parent == nil && view.details.kind.family == .window
    let index = draft.add(view)
    if let address = description.address { draftsByAddress[address] = index }
    for make in converter.remarks { remarks.append((make, index)) }
    for field in converter.unknownFields {
      log.note(.unknownField(field), line: description.line)
    }
    if converter.hasUndescribedRecognizers {
      log.note(.recognizersNotDescribed, line: description.line)
    }
    if description.isLayer { log.note(.layerOnly, line: description.line) }
    return index
  }

  private mutating func addControllers(_ shape: DumpShape, drafts: [Int?]) {
    for (entry, place) in shape.controllers {
      let description = reader.entries[entry].description
      guard let view = drafts[place] else { continue }
      guard !draft.controllers.contains(where: { $0.view == view }) else {
        log.note(
          .skippedObject(className: description.className), line: description.line)
        continue
      }
      draft.controllers.append(
        ControllerDraft(
          className: description.className, address: description.address, view: view))
    }
  }

  /// What is no view: recognizers that say on which view they are, and objects with no place.
  private mutating func readOthers(_ others: [Int]) {
    for entry in others {
      let description = reader.entries[entry].description
      var recognizer = RecognizerConverter(description)
      if let address = recognizer.viewAddress, let view = draftsByAddress[address] {
        recognizer.draft.view = view
        recognizer.resolve { draftsByAddress[$0] }
        draft.recognizers.append(recognizer.draft)
      } else {
        log.note(
          .skippedObject(className: description.className), line: description.line)
      }
    }
  }

  // MARK: - The whole

  private mutating func finish() -> ImportedTree {
    draft.screen = screen
    let orphans = draft.addMissingWindow()
    let offset = orphans.isEmpty ? 0 : 1
    for index in draft.views.indices where draft.views[index].isWindow { finishWindow(index) }
    for index in draft.views.indices where draft.views[index].parent == nil {
      fillScreen(index)
    }
    draft.nameEverything()
    for orphan in orphans {
      log.note(
        .outerViewsUnknown(root: draft.identifier(of: orphan)), line: draft.views[orphan].line)
    }
    for (make, view) in remarks {
      let line = draft.views[view + offset].line
      switch make(draft.identifier(of: view + offset)) {
      case .dump(let remark): log.note(remark, line: line)
      case .layout(let remark): log.note(remark, line: line)
      }
    }
    var addresses: [String: String] = [:]
    for view in draft.views { view.address.map { addresses[$0] = view.details.identifier } }
    return ImportedTree(
      document: draft.document(), diagnostics: log.sorted, addresses: addresses)
  }

  /// The screen is as large as the first window, else as a root that could be a screen.
  private var screen: Screen {
    let roots = draft.views.filter { $0.parent == nil }
    let root = roots.first { $0.isWindow } ?? roots.first
    guard let size = root?.details.geometry.frame.size, size.width >= 200, size.height >= 200,
      size.width <= 4000, size.height <= 4000,
      root?.isWindow == true || root?.details.geometry.frame.origin == .zero
    else { return Screen() }
    return Screen(size: size)
  }

  /// A window whose frame is unknown is as large as the screen.
  private mutating func fillScreen(_ index: Int) {
    guard draft.views[index].details.assumed.contains("frame") else { return }
    draft.views[index].details.geometry = ViewGeometry(frame: draft.screen.bounds)
  }

  /// Dumps say nothing of levels; keyboards and text effects are known to lie in front.
  private mutating func finishWindow(_ index: Int) {
    draft.views[index].assume("windowLevel")
    switch ClassName.short(draft.views[index].details.className) {
    case "UITextEffectsWindow": draft.views[index].details.window?.windowLevel = 10
    case "UIStatusBarWindow": draft.views[index].details.window?.windowLevel = 1000
    case "UIRemoteKeyboardWindow": draft.views[index].details.window?.windowLevel = 10_000_000
    default: break
    }
  }
}
