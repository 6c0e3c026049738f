import EventDelivery
import Geometry
import SceneFormat

/// Makes a scene of a text with `recursiveDescription` output in it.
struct DumpImporter {
  private let entries: [DumpEntry]
  private let controllerLines: [ControllerLine]
  var draft = SceneDraft()
  var log: DiagnosticLog
  /// The draft of each description that became a view, and of each controller.
  var draftsByAddress: [String: Int] = [:]
  private(set) var controllersByAddress: [String: Int] = [:]
  /// The views that have a controller, and those whose recognizers are described.
  private(set) var controlledViews: Set<Int> = []
  var describedRecognizers: Set<Int> = []
  /// The views of which the text says that they have recognizers.
  private var viewsWithRecognizers: [Int] = []
  /// What is noted once the views have names.
  private var remarks: [(make: (String) -> Remark, view: Int)] = []
  var recognizerRemarks: [(make: (String) -> DumpRemark, recognizer: Int)] = []

  /// A remark about a view.
  enum Remark {
    case dump(DumpRemark)
    case layout(LayoutRemark)
  }

  private init(
    _ entries: [DumpEntry], controllers: [ControllerLine] = [], log: DiagnosticLog
  ) {
    self.entries = entries
    controllerLines = controllers
    self.log = log
  }

  /// The scene that a text describes; nil where it describes no view.
  static func read(_ text: SourceText) -> ImportedTree? {
    let isEscaped = text.isMarkup && !DescriptionScanner.describesViews(text)
    var reader = DumpReader(isEscaped ? text.unescaped : text)
    reader.read()
    var importer = DumpImporter(
      reader.entries, controllers: reader.controllers, log: reader.log)
    return importer.run()
  }

  /// The scene of a hierarchy that EarlGrey printed; nil where it describes no view.
  static func readEarlGrey(_ text: SourceText) -> ImportedTree? {
    var reader = EarlGreyReader(text)
    let entries = reader.read()
    var importer = DumpImporter(entries, log: reader.log)
    importer.log.note(.formatLacks(.earlGrey), line: nil)
    return importer.run()
  }

  private mutating func run() -> ImportedTree? {
    let shape = DumpShape(entries)
    let mentions = loneMentions(in: shape)
    var drafts: [Int?] = []
    for (index, place) in shape.places.enumerated() {
      drafts.append(
        mentions.contains(index)
          ? nil : add(place, parent: place.parent.flatMap { drafts[$0] }))
    }
    for mention in mentions.sorted() {
      let address = entries[shape.places[mention].entry].description.address
      note(address.flatMap { draftsByAddress[$0] }) { .dump(.repeated(view: $0)) }
    }
    guard !draft.views.isEmpty else { return nil }
    for place in shape.afterGap { note(drafts[place]) { .dump(.missingLevels(view: $0)) } }
    addControllers(shape, drafts: drafts)
    readOthers(shape.others)
    noteUndescribedRecognizers()
    for (remark, line) in shape.remarks { log.note(remark, line: line) }
    return finish()
  }

  /// The places of views that are printed by themselves and stand in a tree elsewhere in the text.
  private func loneMentions(in shape: DumpShape) -> Set<Int> {
    let parents = Set(shape.places.compactMap(\.parent))
    var inTree: Set<String> = []
    var alone: [(index: Int, address: String)] = []
    for (index, place) in shape.places.enumerated() {
      guard let address = entries[place.entry].description.address else { continue }
      if place.parent == nil, !parents.contains(index) {
        alone.append((index, address))
      } else {
        inTree.insert(address)
      }
    }
    return Set(alone.filter { inTree.contains($0.address) }.map(\.index))
  }

  mutating func note(_ view: Int?, _ make: @escaping (String) -> Remark) {
    if let view { remarks.append((make, view)) }
  }

  // MARK: - Views

  /// Adds the view of a place; nil for one that had been described already.
  private mutating func add(_ place: DumpShape.Place, parent: Int?) -> Int? {
    let description = entries[place.entry].description
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
    if converter.hasUndescribedRecognizers { viewsWithRecognizers.append(index) }
    if description.isLayer { log.note(.layerOnly, line: description.line) }
    return index
  }

  // MARK: - Controllers and what else is printed

  /// Adds a controller, unless its view has one.
  mutating func addController(_ controller: ControllerDraft) {
    guard controlledViews.insert(controller.view).inserted else { return }
    if let address = controller.address { controllersByAddress[address] = draft.controllers.count }
    draft.controllers.append(controller)
  }

  private mutating func addControllers(_ shape: DumpShape, drafts: [Int?]) {
    for (entry, place) in shape.controllers {
      let description = entries[entry].description
      guard let view = drafts[place] else { continue }
      guard !controlledViews.contains(view) else {
        log.note(
          .skippedObject(className: description.className), line: description.line)
        continue
      }
      addController(
        ControllerDraft(
          className: description.className, address: description.address, view: view))
    }
    for controller in controllerLines { join(controller) }
  }

  /// A printed controller belongs to the view that it names.
  private mutating func join(_ controller: ControllerLine) {
    guard controllersByAddress[controller.address] == nil else { return }
    guard let view = controller.viewAddress.flatMap({ draftsByAddress[$0] }),
      !controlledViews.contains(view)
    else {
      log.note(.controllerWithoutView(className: controller.className), line: controller.line)
      return
    }
    addController(
      ControllerDraft(
        className: controller.className, address: controller.address, view: view))
  }

  /// What is no view: recognizers that say on which view they are, and objects with no place.
  private mutating func readOthers(_ others: [Int]) {
    let descriptions = others.map { entries[$0].description }
    addRecognizers(descriptions.filter(\.isRecognizer))
    for description in descriptions where !description.isRecognizer {
      // A view that is only named, as in a test's message, is described elsewhere.
      if let address = description.address, draftsByAddress[address] != nil { continue }
      log.note(.skippedObject(className: description.className), line: description.line)
    }
  }

  private mutating func noteUndescribedRecognizers() {
    for view in viewsWithRecognizers {
      if describedRecognizers.contains(view) {
        draft.views[view].details.assumed.removeAll { $0 == "gestureRecognizers" }
      } else {
        log.note(.recognizersNotDescribed, line: draft.views[view].line)
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
    for (make, place) in recognizerRemarks {
      let recognizer = draft.recognizers[place]
      log.note(make(recognizer.wishedIdentifier ?? "?"), line: recognizer.line)
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
    guard let frame = root?.details.geometry.frame,
      root?.isWindow == true || frame.origin == .zero
    else { return Screen() }
    return Screen.plausible(frame.size) ?? Screen()
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
