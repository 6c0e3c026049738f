import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// The mouse on the panels; what it does on the stage is in `Workbench+Stage`.
extension Workbench {
  /// How long the pointer rests before a tooltip, in milliseconds.
  private static let tooltipDelay = 500

  mutating func handle(_ event: MouseEvent, at now: Int) {
    pointer.position = event.position
    switch event.action {
    case .moved: move(event, at: now)
    case .down(let button, let clicks): press(button, clicks: clicks, event, at: now)
    case .up(let button, _): release(button, event, at: now)
    }
  }

  // MARK: - Moving

  private mutating func move(_ event: MouseEvent, at now: Int) {
    if pointer.drag != nil { return drag(event, at: now) }
    hover(event, at: now)
  }

  /// Notes what lies under the pointer; only a change makes a new picture.
  mutating func hover(_ event: MouseEvent, at now: Int) {
    let target = frame().target(at: event.position)
    if view.attention.hovered != target?.id {
      view.attention.hovered = target?.id
      if view.tooltip != nil { view.tooltip = nil }
      if let target, let text = target.tooltip, !text.isEmpty {
        view.tooltip = ViewState.Tooltip(
          id: target.id, text: text, anchor: target.frame, due: now + Self.tooltipDelay)
      }
      invalidate()
    }
    hoverStage(target, event)
  }

  mutating func leave() {
    view.attention.hovered = nil
    view.tooltip = nil
    pointer.hoveredView = nil
    let screen = session.tree.screen
    stageInput.hover(at: nil, modifiers: stageInput.modifiers, screen: screen)
    invalidate()
  }

  // MARK: - Pressing

  private mutating func press(
    _ button: MouseEvent.Button, clicks: Int, _ event: MouseEvent, at now: Int
  ) {
    defer { invalidate() }
    view.tooltip = nil
    view.attention.showsFocus = false
    let target = frame().target(at: event.position)
    if view.popup != nil, target?.panel != .popup, !isInLogSheet(target) {
      // A click beside a menu only closes it.
      let anchor = view.popup?.anchorID
      view.popup = nil
      if target?.id == anchor { return }
      if case .stage = target?.role { return }
    }
    guard let target else { return endEditing() }
    if let editing = view.editing, editing.id != target.id, target.id != .searchClear {
      endEditing()
    }
    view.attention.hovered = target.id
    guard target.isEnabled else { return }
    if target.role == .stage { return pressStage(button, clicks: clicks, event, at: now) }
    guard button == .left else { return }
    view.attention.pressed = target.id
    press(target, clicks: clicks, event, at: now)
  }

  private func isInLogSheet(_ target: Target?) -> Bool {
    view.popup == .log && (target?.panel == .popup || target?.panel == .transport)
  }

  private mutating func press(
    _ target: Target, clicks: Int, _ event: MouseEvent, at now: Int
  ) {
    switch target.role {
    case .split(let handle):
      if clicks == 2 {
        view.splits[handle] = Splits()[handle]
        view.attention.pressed = nil
      } else {
        let start = frame().layout.splits[handle]
        pointer.drag = .split(handle, start: start, from: event.position)
      }
    case .slider(let number, _, let track):
      editGroup += 1
      view.attention.focused = target.id
      pointer.drag = .slider(number, track: track, group: editGroup)
      slide(number, track: track, group: editGroup, to: event.position)
    case .number(let number, _): pressNumber(number, target, event)
    case .text: pressText(target, clicks: clicks, event)
    case .scrub:
      pointer.drag = .scrub
      view.attention.focused = .scrub
      scrub(to: event.position)
    case .list: view.attention.focused = target.id
    case .value:
      view.attention.focused = target.id
    case .button:
      if let list = Self.list(of: target.id) { view.attention.focused = list }
    case .stage, .cover: break
    }
  }

  /// The list whose row a widget is.
  private static func list(of id: WidgetID) -> WidgetID? {
    switch id {
    case .treeRow, .treeDisclosure: .tree
    case .sceneRow: .scenes
    case .problemRow: .problems
    case .logLine: .log
    default: nil
    }
  }

  private mutating func pressNumber(
    _ number: NumberTarget, _ target: Target, _ event: MouseEvent
  ) {
    let isEdited = view.editing?.id == target.id
    // The name is at the left; it is what one drags.
    if !isEdited, event.position.x < target.frame.minX + 22 {
      editGroup += 1
      pointer.drag = .number(
        PointerState.NumberDrag(
          id: target.id, target: number, start: number.value(in: session.scene.tree),
          from: event.position, group: editGroup))
      return
    }
    if isEdited { return placeCaret(at: event.position, extending: false) }
    beginEditing(target.id)
  }

  private mutating func pressText(_ target: Target, clicks: Int, _ event: MouseEvent) {
    if view.editing?.id != target.id {
      beginEditing(target.id)
      if view.search.isEmpty { return }
    }
    if clicks == 2 { return change { $0.selectAll() } }
    placeCaret(at: event.position, extending: event.modifiers.contains(.shift))
    pointer.drag = .text(target.id)
  }

  private mutating func placeCaret(at point: Point, extending: Bool) {
    guard let editing = view.editing, editing.editor.composition == nil,
      let frame = frame().target(editing.id)?.frame
    else { return }
    let isSearch = editing.id == .search
    let room =
      isSearch
      ? SearchFieldModel(text: "", placeholder: "").room(in: frame)
      : frame.inset(by: Insets(top: 0, left: 7, bottom: 0, right: 7))
    let place = EditorPlace(
      editing.editor, in: room,
      style: isSearch ? Typography.sceneRow : Typography.inspector,
      alignment: isSearch ? .leading : .trailing, text: surroundings.text)
    change { $0.move(to: place.position(at: point.x), extending: extending) }
  }

  // MARK: - Dragging

  private mutating func drag(_ event: MouseEvent, at now: Int) {
    defer { invalidate() }
    switch pointer.drag {
    case .split(let handle, let start, let from):
      view.splits[handle] = Self.size(
        of: handle, from: start, by: event.position - from, in: frame().layout)
      view.splits = WindowLayout(size: view.size, splits: view.splits).splits
    case .slider(let number, let track, let group):
      slide(number, track: track, group: group, to: event.position)
    case .number(var drag):
      let distance = (event.position.x - drag.from.x) - (event.position.y - drag.from.y)
      guard drag.hasMoved || abs(distance) >= 3 else { return }
      drag.hasMoved = true
      pointer.drag = .number(drag)
      let steps = (distance / 2).rounded()
      let amount = Self.amount(of: drag.target, event.modifiers)
      set(drag.target, to: drag.start + steps * amount, group: drag.group)
    case .text: placeCaret(at: event.position, extending: true)
    case .scrub: scrub(to: event.position)
    case .touch, .handle, .view, .pan: dragStage(event, at: now)
    case nil: break
    }
  }

  private static func size(
    of handle: Splits.Handle, from start: Double, by delta: Point, in layout: WindowLayout
  ) -> Double {
    switch handle {
    case .hierarchy: start + delta.x
    case .inspector: start - delta.x
    case .bottom, .scenes: start - delta.y
    case .lanes: start + delta.x / max(1, layout.transport.width)
    }
  }

  private mutating func slide(
    _ number: NumberTarget, track: Rect, group: Int, to point: Point
  ) {
    let share = min(max((point.x - track.minX) / track.width, 0), 1)
    set(number, to: (share * 100).rounded() / 100, group: group)
  }

  private mutating func scrub(to point: Point) {
    let frame = frame()
    let x = point.x - frame.scrubArea.minX + view.offset(.lanes)
    guard let step = frame.scale.step(at: x) else { return }
    session.step { $0.move(to: TraceIndex(step)) }
    revealStep()
  }

  // MARK: - Releasing

  private mutating func release(_ button: MouseEvent.Button, _ event: MouseEvent, at now: Int) {
    defer { invalidate() }
    let pressed = view.attention.pressed
    view.attention.pressed = nil
    let drag = pointer.drag
    pointer.drag = nil
    pointer.stageDrag = nil
    switch drag {
    case .touch, .handle, .view, .pan: releaseStage(drag, event, at: now)
    case .number(let number) where !number.hasMoved: beginEditing(number.id)
    case .split, .slider, .number, .text, .scrub: break
    case nil:
      let target = frame().target(at: event.position)
      if button == .left, let target, target.id == pressed {
        use(target, event.modifiers, at: now)
      }
    }
    hover(event, at: now)
  }

  /// Does what a click or the Enter key does to a widget.
  mutating func use(_ target: Target, _ modifiers: Modifiers, at now: Int) {
    guard target.isEnabled, case .button(let command, let alternate) = target.role
    else { return }
    let isAlternate = modifiers.contains(.alt) && alternate != nil
    perform(isAlternate ? alternate ?? command : command, at: now)
  }

  // MARK: - Wheel

  mutating func handle(_ event: WheelEvent) {
    view.tooltip = nil
    let frame = frame()
    if case .stage = frame.target(at: event.position)?.role {
      return handleOnStage(event)
    }
    guard let area = frame.scrollAreas.last(where: { $0.frame.contains(event.position) })
    else { return }
    let delta =
      area.isHorizontal ? event.delta.x + event.delta.y : event.delta.y
    let before = view.offset(area.id)
    let after = min(max(before - delta * 40, 0), area.limit)
    guard after != before else { return }
    view.scroll[area.id] = after
    invalidate()
  }
}
