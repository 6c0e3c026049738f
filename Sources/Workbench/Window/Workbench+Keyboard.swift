import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The keyboard: whatever the mouse can do can be done with it too.
extension Workbench {
  mutating func handle(_ event: KeyEvent, at now: Int) {
    noteModifiers(event)
    guard event.phase != .up else { return }
    view.tooltip = nil
    if edit(with: event) { return invalidate() }
    if window(event, at: now) { return invalidate() }
    if popup(event, at: now) { return invalidate() }
    if focused(event, at: now) { return invalidate() }
    if shortcut(event, at: now) { invalidate() }
  }

  private mutating func noteModifiers(_ event: KeyEvent) {
    guard stageInput.modifiers != event.modifiers else { return }
    let point = stageInput.hoverPoint
    stageInput.hover(at: point, modifiers: event.modifiers, screen: session.tree.screen)
    if session.mode == .touch, point != nil { invalidate() }
  }

  // MARK: - Keys of the window

  /// Keys that mean the same everywhere.
  private mutating func window(_ event: KeyEvent, at now: Int) -> Bool {
    switch event.key {
    case .tab:
      moveFocus(by: event.modifiers.contains(.shift) ? -1 : 1)
    case .function(6): movePanel(by: event.modifiers.contains(.shift) ? -1 : 1)
    case .escape: escape(at: now)
    case .character(let character) where event.modifiers.contains(.shortcut):
      return shortcut(character, event.modifiers, at: now)
    default: return false
    }
    return true
  }

  /// Takes back, closes or deselects, one thing at a time.
  private mutating func escape(at now: Int) {
    if stageInput.isTouching { return cancelTouches(at: now) }
    if view.popup != nil { return closePopup() }
    if view.drawer != nil {
      view.drawer = nil
      return
    }
    if session.playback.isPlaying { return session.pause() }
    if !view.search.isEmpty { return perform(.clearSearch, at: now) }
    select(nil)
  }

  private mutating func shortcut(
    _ character: Character, _ modifiers: Modifiers, at now: Int
  ) -> Bool {
    switch character {
    case "z": perform(modifiers.contains(.shift) ? .redo : .undo, at: now)
    case "y": perform(.redo, at: now)
    case "f": perform(.focusSearch, at: now)
    case "r": perform(.startOver, at: now)
    case "c": copy(at: now)
    case "v": perform(.pasteScene, at: now)
    case "+", "=": zoom(by: Self.zoomStep)
    case "-": zoom(by: 1 / Self.zoomStep)
    case "0": view.zoom = .fit
    case "q", "w": wantsToQuit = true
    default: return false
    }
    return true
  }

  /// The value that is selected in the inspector, else the scene.
  private mutating func copy(at now: Int) {
    let target = view.attention.focused.flatMap { frame().target($0) }
    if case .value(let text) = target?.role { return perform(.copy(text), at: now) }
    perform(.copyScene, at: now)
  }

  // MARK: - Popups

  /// In a menu the arrow keys go from row to row.
  private mutating func popup(_ event: KeyEvent, at now: Int) -> Bool {
    guard view.popup != nil else { return false }
    if view.popup == .log { return false }
    let rows = frame().focusOrder
    let current = view.attention.focused.flatMap { id in
      rows.firstIndex { $0.id == id }
    }
    switch event.key {
    case .down, .up:
      guard !rows.isEmpty else { return true }
      let step = event.key == .down ? 1 : -1
      let start = event.key == .down ? -1 : rows.count
      let next = ((current ?? start) + step + rows.count) % rows.count
      view.attention.focused = rows[next].id
      view.attention.showsFocus = true
      return true
    case .enter, .space:
      if let current { use(rows[current], event.modifiers, at: now) }
      return true
    case .character("?"): return false
    default: return event.modifiers.isEmpty
    }
  }

  // MARK: - The focused widget

  private mutating func focused(_ event: KeyEvent, at now: Int) -> Bool {
    guard let id = view.attention.focused, let target = frame().target(id) else { return false }
    switch target.role {
    case .button:
      guard view.attention.showsFocus, event.key == .enter || event.key == .space
      else { return false }
      use(target, event.modifiers, at: now)
      return true
    case .slider(let number, let value, _): return slide(number, value, event)
    case .split(let handle): return move(handle, event)
    case .list(let list): return move(in: list, event, at: now)
    case .stage: return onStage(event, at: now)
    case .scrub, .number, .text, .value, .cover: return false
    }
  }

  private mutating func slide(
    _ number: NumberTarget, _ value: Double, _ event: KeyEvent
  ) -> Bool {
    let direction: Double
    switch event.key {
    case .left, .down: direction = -1
    case .right, .up: direction = 1
    default: return false
    }
    editGroup += 1
    let step = event.modifiers.contains(.shift) ? 0.1 : 0.01
    set(number, to: ((value + direction * step) * 100).rounded() / 100, group: editGroup)
    return true
  }

  private mutating func move(_ handle: Splits.Handle, _ event: KeyEvent) -> Bool {
    let isUpright = handle == .hierarchy || handle == .inspector || handle == .lanes
    let delta: Double
    switch event.key {
    case .left where isUpright, .up where !isUpright: delta = -8
    case .right where isUpright, .down where !isUpright: delta = 8
    case .enter:
      view.splits[handle] = Splits()[handle]
      return true
    default: return false
    }
    let layout = frame().layout
    let size = layout.splits[handle]
    let isTrailing = handle == .inspector || handle == .bottom || handle == .scenes
    let amount = handle == .lanes ? delta / max(1, layout.transport.width) : delta
    view.splits[handle] = size + (isTrailing ? -amount : amount)
    view.splits = WindowLayout(size: view.size, splits: view.splits).splits
    return true
  }

  // MARK: - The stage

  private mutating func onStage(_ event: KeyEvent, at now: Int) -> Bool {
    if event.key == .enter {
      tapSelection(at: now)
      return true
    }
    guard session.mode == .edit, let target = session.selection?.viewID,
      ViewDrag.canMove(target, in: session.scene.tree)
    else { return false }
    let step = event.modifiers.contains(.shift) ? 10.0 : 1
    let delta: Point
    switch event.key {
    case .left: delta = Point(-step, 0)
    case .right: delta = Point(step, 0)
    case .up: delta = Point(0, -step)
    case .down: delta = Point(0, step)
    default: return false
    }
    if event.phase == .down { editGroup += 1 }
    let center = session.scene.tree.geometry(of: target).center
    session.edit([.view(target, .center(center + delta))], group: editGroup)
    return true
  }

  // MARK: - Steps and modes

  private mutating func shortcut(_ event: KeyEvent, at now: Int) -> Bool {
    switch event.key {
    case .left: perform(.stepBack, at: now)
    case .right: perform(.stepForward, at: now)
    case .home: perform(.toStart, at: now)
    case .end: perform(.toEnd, at: now)
    case .space: perform(.togglePlay, at: now)
    case .function(1), .character("?"): perform(.toggleKeys, at: now)
    case .character("/") where event.modifiers.contains(.shift): perform(.toggleKeys, at: now)
    case .character("t"): perform(.setMode(.touch), at: now)
    case .character("i"): perform(.setMode(.inspect), at: now)
    case .character("e"): perform(.setMode(.edit), at: now)
    case .character("m"): perform(.toggleHitMap, at: now)
    case .character("w"):
      guard let node = session.selection else { return false }
      let isOpen = view.why?.node == node
      perform(.ask(isOpen ? nil : WhyQuestion(node: node, point: nil)), at: now)
    case .character("p"):
      let list: LowerList = view.lowerList == .problems ? .scenes : .problems
      perform(.showList(list), at: now)
      if frame().layout.scenes == nil { view.drawer = .scenes }
    case .character("s"): perform(.toggleMenu(.send), at: now)
    case .character("h"):
      perform(.send(.effects([.holdQueue(!session.run.engine.isQueueHeld)])), at: now)
    case .character("n"):
      guard session.run.engine.isQueueHeld, session.run.engine.hasQueuedEvents
      else { return false }
      perform(.send(.effects([.turn])), at: now)
    case .character("d"): perform(.setTheme(view.theme.other), at: now)
    default: return false
    }
    return true
  }
}
