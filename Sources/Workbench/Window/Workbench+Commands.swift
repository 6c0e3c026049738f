import EventDelivery
import Localization
import PlatformInterface
import SceneFormat
import TraceAnalysis

/// What each command does.
extension Workbench {
  mutating func perform(_ command: Command, at now: Int) {
    defer { invalidate() }
    switch command {
    case .setMode, .setFingers, .setLanguage, .setTheme, .toggleHitMap, .toggleMotion:
      set(command)
    case .undo, .redo, .edit: edit(command)
    case .send(let action): send(action, at: now)
    case .openScene, .startOver, .playOwnInput, .copyScene, .pasteScene, .dismissNotice:
      performOnScene(command, at: now)
    case .togglePlay, .setSpeed, .stepBack, .stepForward, .toStart, .toEnd, .showStep:
      play(command, at: now)
    case .select(let node): select(node)
    case .ask(let question): ask(question)
    case .applyFix(let fix): apply(fix)
    case .toggleNode, .toggleSubtree, .focusSearch, .clearSearch: performOnTree(command)
    case .resetSplit(let handle): view.splits[handle] = Splits()[handle]
    case .toggleSection, .toggleScenes, .showList, .toggleMenu, .toggleDrawer, .toggleKeys,
      .toggleLog, .closePopup:
      arrange(command)
    case .copy(let text): surroundings.clipboard.text = text
    case .stage(let target): perform(target)
    }
    if closesMenu(command) { closePopup() }
  }

  /// A menu closes when one of its rows is used; the log and the keys stay.
  private func closesMenu(_ command: Command) -> Bool {
    guard case .menu = view.popup else { return false }
    if case .toggleMenu = command { return false }
    return true
  }

  private mutating func set(_ command: Command) {
    switch command {
    case .setMode(let mode):
      session.mode = mode
      pointer.hoveredView = nil
    case .setFingers(let count): view.fingers = count
    case .setLanguage(let language):
      if let book = try? Phrasebook(language) { phrases = book }
    case .setTheme(let theme): view.theme = theme
    case .toggleHitMap: view.showsHitMap.toggle()
    case .toggleMotion: view.reducesMotion.toggle()
    default: break
    }
  }

  private mutating func edit(_ command: Command) {
    switch command {
    case .undo: session.undo()
    case .redo: session.redo()
    case .edit(let edits): session.edit(edits)
    default: break
    }
  }

  private mutating func performOnScene(_ command: Command, at now: Int) {
    switch command {
    case .openScene(let place):
      let items = surroundings.shelf.items
      guard items.indices.contains(place) else { return }
      openFile(at: items[place].url)
      if view.drawer == .scenes { view.drawer = nil }
    case .startOver:
      cancelTouches(at: now)
      session.startOver()
    case .playOwnInput:
      cancelTouches(at: now)
      session.playOwnInput(at: now)
      revealStep()
    case .copyScene: copyScene()
    case .pasteScene: paste()
    case .dismissNotice: session.show(nil)
    default: break
    }
  }

  /// Delivers what no finger does; fingers that are down stay down.
  private mutating func send(_ action: InputAction, at now: Int) {
    session.send(action, at: now)
    revealStep()
  }

  private func copyScene() {
    let bytes = SceneWriter.scene(session.scene.edited)
    surroundings.clipboard.text = String(decoding: bytes, as: UTF8.self)
  }

  /// Opens what the clipboard holds.
  private mutating func paste() {
    guard let text = surroundings.clipboard.text, !text.isEmpty else {
      return session.show(Notice(.error, [.nothingToPaste]))
    }
    openText(text)
  }

  private mutating func play(_ command: Command, at now: Int) {
    cancelTouches(at: now)
    switch command {
    case .togglePlay:
      if session.playback.isPlaying { session.pause() } else { session.play(at: now) }
    case .setSpeed(let speed): session.setSpeed(speed, at: now)
    case .stepBack: session.step { $0.stepBack() }
    case .stepForward: session.step { $0.stepForward() }
    case .toStart: session.step { $0.moveToStart() }
    case .toEnd: session.step { $0.moveToEnd() }
    case .showStep(let index): session.step { $0.move(to: index) }
    default: break
    }
    revealStep()
  }

  /// Shows the answer beside the selection, wherever the inspector is.
  mutating func ask(_ question: WhyQuestion?) {
    view.why = question
    guard let question else { return }
    select(question.node)
    if frame().layout.inspector == nil { view.drawer = .inspector }
    view.foldedSections.remove(.geometry)
    invalidate()
  }

  /// Changes the scene as it is before any input, so that it can be undone.
  private mutating func apply(_ fix: Fix) {
    session.edit([.effects(fix.changes)])
    revealStep()
  }

  mutating func select(_ node: NodeID?) {
    session.select(node)
    view.scroll[.inspector] = 0
    revealSelection()
  }

  private mutating func performOnTree(_ command: Command) {
    switch command {
    case .toggleNode(let node): view.shut.formSymmetricDifference([node])
    case .toggleSubtree(let node): toggleSubtree(node)
    case .focusSearch:
      if frame().target(.search) == nil { view.drawer = .hierarchy }
      beginEditing(.search)
    case .clearSearch:
      view.search = ""
      view.scroll[.tree] = 0
      if view.editing?.id == .search { view.editing?.editor.replaceAll(with: "") }
    default: break
    }
  }

  /// Opens or shuts a row with every row below it.
  private mutating func toggleSubtree(_ node: NodeID) {
    let opens = view.shut.contains(node)
    var walk = HierarchyWalk(tree: session.tree)
    var depth: Int?
    while let step = walk.next() {
      if step.node == node {
        depth = step.depth
      } else if let outer = depth, step.depth <= outer {
        break
      }
      guard depth != nil, step.hasChildren else { continue }
      if opens { view.shut.remove(step.node) } else { view.shut.insert(step.node) }
    }
  }

  private mutating func arrange(_ command: Command) {
    switch command {
    case .toggleSection(let section): view.foldedSections.formSymmetricDifference([section])
    case .toggleScenes: view.splits.scenesHeight = Splits().scenesHeight
    case .showList(let list):
      view.lowerList = list
      let isFolded = view.splits.scenesHeight <= WindowLayout.headingHeight
      if isFolded { view.splits.scenesHeight = Splits().scenesHeight }
    case .toggleMenu(let menu): togglePopup(.menu(menu))
    case .toggleKeys: togglePopup(.keys)
    case .toggleLog:
      togglePopup(.log)
      revealStep()
    case .closePopup: closePopup()
    case .toggleDrawer(let drawer):
      view.drawer = view.drawer == drawer ? nil : drawer
      revealSelection()
    default: break
    }
  }

  private mutating func togglePopup(_ popup: ViewState.Popup) {
    if view.popup == popup { return closePopup() }
    view.popup = popup
    if popup.anchorID != nil { view.menuAnchor = nil }
    view.scroll[.menu] = 0
    view.attention.focused = nil
  }

  /// Closes what lies over the panels; the keyboard goes back to what opened it.
  mutating func closePopup() {
    let anchor = view.popup?.anchorID
    view.popup = nil
    if let anchor { view.attention.focused = anchor }
    invalidate()
  }

  private mutating func perform(_ target: StageTarget) {
    switch target {
    case .responder(let responder): select(.responder(responder))
    case .foldedChain: view.showsWholeChain.toggle()
    case .refusedList: togglePopup(.menu(.refused))
    case .zoomIn: zoom(by: Self.zoomStep)
    case .zoomOut: zoom(by: 1 / Self.zoomStep)
    case .zoomReset: view.zoom = .fit
    case .event:
      let picture = session.picture
      let queued = session.run.events.first { event in
        guard case .queue(.queued(let number, _)) = event.kind else { return false }
        return number == picture.event
      }
      if let queued {
        session.step { $0.move(to: queued.index) }
        revealStep()
      }
    case .step(let index):
      session.step { $0.move(to: index) }
      revealStep()
    case .handle, .thumbnail: break
    }
  }
}
