import EventDelivery
import Geometry
import PlatformInterface
import TraceAnalysis

/// Typing into fields.
extension Workbench {
  /// Puts the caret into a field; all of its text is selected.
  mutating func beginEditing(_ id: WidgetID) {
    endEditing()
    editGroup += 1
    let text: String
    switch id {
    case .search: text = view.search
    case .field(let target): text = NumberText.text(target.value(in: session.tree))
    default: return
    }
    view.editing = ViewState.FieldEditing(id: id, editor: TextEditor(text), group: editGroup)
    view.attention.focused = id
    invalidate()
  }

  /// Takes the caret out of the field; what is valid is in force already.
  mutating func endEditing() {
    guard view.editing != nil else { return }
    view.editing = nil
    invalidate()
  }

  /// Takes the caret out and gives the field its old value back.
  mutating func cancelEditing() {
    guard let editing = view.editing else { return }
    switch editing.id {
    case .search: view.search = ""
    case .field:
      if session.history.group == editing.group { session.undo() }
    default: break
    }
    endEditing()
  }

  mutating func type(_ text: String) {
    guard view.editing != nil else { return }
    change { $0.insert(text) }
  }

  mutating func compose(_ composition: TextComposition) {
    guard view.editing != nil else { return }
    change { $0.compose(composition) }
  }

  /// Changes the text under edit and puts it into force.
  mutating func change(_ change: (inout TextEditor) -> Void) {
    guard var editing = view.editing else { return }
    change(&editing.editor)
    view.editing = editing
    invalidate()
    // What an input method composes isn't part of the text yet.
    guard editing.editor.composition == nil else { return }
    switch editing.id {
    case .search:
      guard view.search != editing.editor.text else { return }
      view.search = editing.editor.text
      view.scroll[.tree] = 0
    case .field(let target): put(editing.editor.text, into: target)
    default: break
    }
  }

  private mutating func put(_ text: String, into target: NumberTarget) {
    let value = NumberInput.value(of: text)
    view.editing?.isInvalid = value == nil || value.map { !target.range.contains($0) } == true
    guard let value, target.range.contains(value) else { return }
    set(target, to: value, group: view.editing?.group)
  }

  /// Gives a number a value; nothing happens where it has it already.
  mutating func set(_ target: NumberTarget, to value: Double, group: Int?) {
    let value = min(max(value, target.range.lowerBound), target.range.upperBound)
    guard target.value(in: session.scene.tree) != value else { return }
    session.edit(target.edit(to: value, in: session.scene.tree), group: group)
    invalidate()
  }

  /// Keys that work on the text under edit; says whether the key was one.
  mutating func edit(with key: KeyEvent) -> Bool {
    guard let editing = view.editing, editing.editor.composition == nil else {
      // The input method has the keys while it composes.
      return view.editing != nil
    }
    let isShortcut = key.modifiers.contains(.shortcut)
    let extends = key.modifiers.contains(.shift)
    switch key.key {
    case .left: change { $0.move(isShortcut ? .wordLeft : .left, extending: extends) }
    case .right: change { $0.move(isShortcut ? .wordRight : .right, extending: extends) }
    case .home: change { $0.move(.start, extending: extends) }
    case .end: change { $0.move(.end, extending: extends) }
    case .backspace: change { $0.remove(isShortcut ? .wordLeft : .left) }
    case .delete: change { $0.remove(isShortcut ? .wordRight : .right) }
    case .enter: finish(editing)
    case .escape: cancelEditing()
    case .up, .down: return nudge(editing, key)
    case .character("a") where isShortcut: change { $0.selectAll() }
    case .character("c") where isShortcut: copy(editing.editor)
    case .character("x") where isShortcut:
      copy(editing.editor)
      change { $0.insert("") }
    case .character("v") where isShortcut:
      if let text = surroundings.clipboard.text { change { $0.insert(text) } }
    case .character, .space:
      // Letters come as text input; shortcuts of the window go on.
      return !isShortcut
    default: return false
    }
    return true
  }

  private func copy(_ editor: TextEditor) {
    guard !editor.selectedText.isEmpty else { return }
    surroundings.clipboard.text = editor.selectedText
  }

  /// Enter: a number is in force and stays focused; a search goes to its first row.
  private mutating func finish(_ editing: ViewState.FieldEditing) {
    endEditing()
    guard editing.id == .search else { return }
    let tree = session.tree
    let needle = view.search.lowercased()
    let match = frame().rows.rows.first { row in
      tree.identifier(of: row.node).lowercased().contains(needle)
        || tree.className(of: row.node).lowercased().contains(needle)
    }
    if let match, !needle.isEmpty { select(match.node) }
    view.attention.focused = .tree
    invalidate()
  }

  /// Arrow keys change a number; in the search they go to the rows.
  private mutating func nudge(_ editing: ViewState.FieldEditing, _ key: KeyEvent) -> Bool {
    guard case .field(let target) = editing.id else {
      finish(editing)
      return true
    }
    let amount = Self.amount(of: target, key.modifiers) * (key.key == .up ? 1 : -1)
    set(target, to: target.value(in: session.scene.tree) + amount, group: editing.group)
    let text = NumberText.text(target.value(in: session.scene.tree))
    view.editing?.editor = TextEditor(text)
    view.editing?.isInvalid = false
    invalidate()
    return true
  }

  /// One unit; ten with Shift, a tenth with Alt.
  static func amount(of target: NumberTarget, _ modifiers: Modifiers) -> Double {
    if modifiers.contains(.shift) { return target.unit * 10 }
    return modifiers.contains(.alt) ? target.unit / 10 : target.unit
  }
}
