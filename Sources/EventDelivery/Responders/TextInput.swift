/// Typed text.
extension DeliveryEngine {
  /// Text goes to a first responder that takes text, and to nobody else.
  mutating func deliverText(
    _ text: String, _ event: EventNumber, trace: inout some TraceSink
  ) {
    sendFromApplication(event, trace: &trace) { engine, trace in
      engine.type(text, trace: &trace)
    }
  }

  /// The first responder, if it takes text.
  var textInput: ViewID? {
    firstResponder?.viewID.flatMap { tree.takesText($0) ? $0 : nil }
  }

  /// UIKit: a text view keeps a line break (T-233), a text field takes one for the return key (T-232).
  mutating func type(_ text: String, trace: inout some TraceSink) {
    guard let view = textInput else {
      trace.emit(.responder(.text(text, at: nil)))
      return
    }
    guard tree[view].isKind(of: "UITextField") else {
      insert(text, into: view, trace: &trace)
      return
    }
    for part in Self.parts(of: text) {
      if part == "\n" {
        pressReturn(in: view, trace: &trace)
      } else {
        insert(part, into: view, trace: &trace)
      }
    }
  }

  mutating func type(_ press: Press, trace: inout some TraceSink) {
    guard textInput != nil, let text = press.typedText else { return }
    type(text, trace: &trace)
  }

  private mutating func insert(
    _ text: String, into view: ViewID, trace: inout some TraceSink
  ) {
    trace.emit(.responder(.text(text, at: .view(view))))
    tree.updateDetails(of: view) { $0.text = ($0.text ?? "") + text }
    if tree[view].control != nil { sendActions(.editingChanged, of: view, trace: &trace) }
  }

  /// A text field's return key; whoever is registered for the end on exit makes the field let go.
  private mutating func pressReturn(in field: ViewID, trace: inout some TraceSink) {
    trace.emit(.responder(.text("\n", at: .view(field))))
    sendActions(.editingDidEndOnExit, of: field, trace: &trace)
    sendActions(.primaryActionTriggered, of: field, trace: &trace)
    let event = ControlEvent.editingDidEndOnExit.mask
    let isRegistered = tree[field].control?.actions.contains { $0.mask & event != 0 } ?? false
    if isRegistered, isFirstResponder(.view(field)) {
      resignFirst(.view(field), trace: &trace)
    }
  }

  /// The text, each line break a part of its own.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var run = ""
    for character in text {
      guard character.isNewline else {
        run.append(character)
        continue
      }
      if !run.isEmpty { parts.append(run) }
      run = ""
      parts.append("\n")
    }
    return run.isEmpty && !parts.isEmpty ? parts : parts + [run]
  }
}

extension Press {
  /// What the key types; nil for one that types nothing, or with modifiers that make it a command.
  var typedText: String? {
    guard modifierFlags.allSatisfy({ $0 == "shift" }) else { return nil }
    switch key {
    case "return": return "\n"
    case "space": return " "
    case _ where key.count == 1: return modifierFlags.isEmpty ? key : key.uppercased()
    default: return nil
    }
  }
}

extension ViewTree {
  /// Whether a view takes typed text as first responder.
  public func takesText(_ view: ViewID) -> Bool {
    self[view].isKind(of: "UITextField") || self[view].isKind(of: "UITextView")
  }
}
