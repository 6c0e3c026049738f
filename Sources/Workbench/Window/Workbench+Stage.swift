import EventDelivery
import Geometry
import PlatformInterface

/// The mouse and the fingers on the stage.
extension Workbench {
  // MARK: - Hovering

  mutating func hoverStage(_ target: Target?, _ event: MouseEvent) {
    let isOnStage = target?.role == .stage
    let stage = frame().stage
    let point = isOnStage ? stage.screenPoint(at: event.position) : nil
    let before = (stageInput.hoverPoint, stageInput.modifiers)
    stageInput.hover(at: point, modifiers: event.modifiers, screen: session.tree.screen)
    let hasMoved = before.0 != point || before.1 != event.modifiers
    switch session.mode {
    case .touch:
      let showsPair = view.fingers > 1 || event.modifiers.contains(.alt)
      if hasMoved, showsPair || before.1.contains(.alt) { invalidate() }
    case .inspect:
      if hasMoved { invalidate() }
    case .edit:
      let hovered = isOnStage && point != nil ? stage.view(at: event.position) : nil
      guard pointer.hoveredView != hovered else { return }
      pointer.hoveredView = hovered
      invalidate()
    }
  }

  // MARK: - Pressing

  mutating func pressStage(
    _ button: MouseEvent.Button, clicks: Int, _ event: MouseEvent, at now: Int
  ) {
    view.attention.focused = .stage
    let stage = frame().stage
    if button == .middle { return beginPan(from: event.position) }
    let asks = button == .right || event.modifiers.contains(.control)
    if asks, let point = stage.screenPoint(at: event.position) {
      return openMenu(under: point, at: event.position)
    }
    guard button == .left else { return }
    let point = stage.screenPoint(at: event.position)
    switch stage.target(at: event.position) {
    case .handle(let handle, let of): return beginHandle(handle, of: of, event)
    case .zoomIn: return perform(.stage(.zoomIn), at: now)
    case .zoomOut: return perform(.stage(.zoomOut), at: now)
    case .zoomReset: return perform(.stage(.zoomReset), at: now)
    case .thumbnail: return center(on: event.position)
    case .responder, .event, .step, .foldedChain, .refusedList:
      // What lies over the app doesn't keep a finger from it.
      if point == nil || session.mode != .touch, let target = stage.target(at: event.position) {
        return perform(.stage(target), at: now)
      }
    case nil: break
    }
    guard point != nil, let point = screenPoint(anywhere: event.position) else {
      return select(nil)
    }
    switch session.mode {
    case .touch: beginTouch(at: point, event, now: now)
    case .inspect: select(session.tree.hitTest(atScreenPoint: point).map { .view($0.view) })
    case .edit: beginMove(at: point, event)
    }
  }

  /// The views under the pointer in order, each with why it isn't the one.
  private mutating func openMenu(under point: Point, at position: Point) {
    view.popup = .menu(.under(point))
    view.menuAnchor = Rect(position.x, position.y, 0, 0)
    view.scroll[.menu] = 0
    view.attention.focused = nil
  }

  private mutating func beginTouch(at point: Point, _ event: MouseEvent, now: Int) {
    stageInput.modifiers = event.modifiers
    let samples = stageInput.press(
      at: point, screen: session.tree.screen, fingers: view.fingers)
    guard !samples.isEmpty else { return }
    pointer.drag = .touch
    session.touch(samples, beginsTouch: true, at: now)
    revealStep()
  }

  private mutating func beginHandle(
    _ handle: StageHandle, of target: ViewID, _ event: MouseEvent
  ) {
    guard let point = screenPoint(anywhere: event.position) else { return }
    session.select(.view(target))
    editGroup += 1
    let tree = session.scene.tree
    pointer.drag = .handle(
      HandleDrag(view: target, handle: handle, tree: tree, start: point, group: editGroup))
    let size =
      switch handle {
      case .area: HandleDrag.area(of: target, in: tree).size
      case .frame: tree.bounds(of: target).size
      }
    pointer.stageDrag = StageDrag(view: target, handle: handle, sizeBefore: size)
  }

  private mutating func beginMove(at point: Point, _ event: MouseEvent) {
    let hit = frame().stage.view(at: event.position)
    select(hit.map { .view($0) })
    guard let hit, ViewDrag.canMove(hit, in: session.scene.tree) else { return }
    editGroup += 1
    pointer.drag = .view(
      ViewDrag(
        view: hit, tree: session.scene.tree, origin: event.position, start: point,
        group: editGroup))
  }

  // MARK: - Dragging

  mutating func dragStage(_ event: MouseEvent, at now: Int) {
    guard let point = screenPoint(anywhere: event.position) else { return }
    switch pointer.drag {
    case .touch:
      let screen = session.tree.screen
      stageInput.hover(at: point, modifiers: event.modifiers, screen: screen)
      let samples = stageInput.drag(to: point, screen: screen, at: now)
      guard !samples.isEmpty else { return }
      session.touch(samples, beginsTouch: false, at: now)
      revealStep()
    case .handle(var drag):
      guard drag.hasMoved || drag.start.distance(to: point) >= HandleDrag.threshold else { return }
      drag.hasMoved = true
      pointer.drag = .handle(drag)
      session.edit(drag.edits(at: point, modifiers: event.modifiers), group: drag.group)
    case .view(var drag):
      let isFar = drag.origin.distance(to: event.position) >= ViewDrag.threshold
      guard drag.hasMoved || isFar else { return }
      drag.hasMoved = true
      pointer.drag = .view(drag)
      session.edit(drag.edits(at: point, modifiers: event.modifiers), group: drag.group)
    case .pan(let from, let middle, let scale):
      let delta = (event.position - from) * (1 / scale)
      view.zoom = .magnified(scale, center: middle - delta)
    default: break
    }
  }

  mutating func releaseStage(_ drag: PointerState.Drag?, _ event: MouseEvent, at now: Int) {
    if case .handle(let handle) = drag, !handle.hasMoved, session.mode == .touch {
      // A click on a handle is a tap on what lies under it.
      beginTouch(at: handle.start, event, now: now)
    } else {
      guard case .touch = drag else { return }
    }
    let screen = session.tree.screen
    if let point = screenPoint(anywhere: event.position) {
      let moved = stageInput.drag(to: point, screen: screen, at: now)
      if !moved.isEmpty { session.touch(moved, beginsTouch: false, at: now) }
    }
    let samples = stageInput.release()
    if !samples.isEmpty { session.touch(samples, beginsTouch: false, at: now) }
    revealStep()
  }

  /// A window point on the app's screen, also where it lies outside of what is seen of it.
  private mutating func screenPoint(anywhere point: Point) -> Point? {
    frame().stage.device.toWindow.inverse?.apply(point)
  }

  /// Takes back every touch that is under way.
  mutating func cancelTouches(at now: Int) {
    let samples = stageInput.cancelAll()
    if case .touch = pointer.drag { pointer.drag = nil }
    guard !samples.isEmpty else { return }
    session.touch(samples, beginsTouch: false, at: now)
    revealStep()
  }

  /// A tap on the selected view's centre, for the keyboard.
  mutating func tapSelection(at now: Int) {
    guard let view = session.selection?.viewID else { return }
    let point = StageInput.clamped(
      session.tree.centerOnScreen(of: view), to: session.tree.screen)
    var sample = TouchSample(finger: Finger(1), phase: .began, point: point)
    session.touch([sample], beginsTouch: true, at: now)
    sample.phase = .ended
    session.touch([sample], beginsTouch: false, at: now + Self.tapMilliseconds)
    revealStep()
  }

  private static var tapMilliseconds: Int { Int(InputTiming.tapDuration * 1000) }

  // MARK: - Fingers

  /// A finger on a touch screen: on the app it is a touch, on the panels it plays the mouse.
  mutating func handle(_ event: FingerEvent, at now: Int) {
    let isKnown = stageInput.fingers.contains { $0.finger.number == event.finger }
    if event.phase == .down, pointer.finger == nil, !isKnown {
      let target = frame().target(at: event.position)
      let point = frame().stage.screenPoint(at: event.position)
      let isHandle =
        if case .handle = frame().stage.target(at: event.position) { true } else { false }
      if target?.role != .stage || point == nil || session.mode != .touch || isHandle {
        pointer.finger = event.finger
      }
    }
    if pointer.finger == event.finger { return playMouse(event, at: now) }
    guard let place = screenPoint(anywhere: event.position) else { return }
    let point = StageInput.clamped(place, to: session.tree.screen)
    let begins = event.phase == .down && !stageInput.isTouching
    let samples = stageInput.take(event.phase, finger: event.finger, at: point, now: now)
    guard !samples.isEmpty else { return }
    session.touch(samples, beginsTouch: begins, at: now)
    revealStep()
  }

  private mutating func playMouse(_ event: FingerEvent, at now: Int) {
    let action: MouseEvent.Action =
      switch event.phase {
      case .down: .down(.left, clicks: 1)
      case .moved: .moved
      case .up, .cancelled: .up(.left, clicks: 1)
      }
    if event.phase == .up || event.phase == .cancelled { pointer.finger = nil }
    handle(MouseEvent(action, at: event.position), at: now)
    // Nothing hovers once the finger is gone.
    if event.phase == .up || event.phase == .cancelled { leave() }
  }
}
