import EventDelivery

/// Targets and actions, and recognizers.
extension UIKitCodeWriter {
  func addTargets(_ body: inout SourceText) {
    for case .view(let view) in Self.built(in: tree) {
      for action in (tree[view].control?.actions ?? []).flatMap(\.parts) {
        body.line(
          "\(name(.view(view))).addTarget(\(target(action.target)), "
            + "action: \(selector(action.action)), for: .\(action.event.rawValue))")
      }
    }
  }

  /// Hands overrides the responders they speak of, now that all are built.
  func setOverrideTargets(_ body: inout SourceText) {
    for responder in Self.built(in: tree) {
      let overrides = tree.traits(of: responder).overrides
      switch overrides.hitTest {
      case .redirect(let target, _), .forward(let target, _):
        body.line("\(name(responder)).hitTestTarget = \(name(.view(target)))")
      case nil, .returnsNil, .returnsSelf, .passthrough, .nilIf, .only, .beyondBounds, .unknown:
        break
      }
      if case .responder(let next) = overrides.next {
        body.line("\(name(responder)).nextTarget = \(name(next))")
      }
    }
  }

  func addRecognizers(_ body: inout SourceText) {
    var attached: [RecognizerID] = []
    for case .view(let view) in Self.built(in: tree) {
      for recognizer in tree[view].gestureRecognizers {
        attached.append(recognizer)
        add(recognizer, to: view, &body)
      }
    }
    for recognizer in attached {
      for other in tree[recognizer].requireToFail where attached.contains(other) {
        body.line("\(variable(recognizer)).require(toFail: \(variable(other)))")
      }
    }
  }

  private func add(_ recognizer: RecognizerID, to view: ViewID, _ body: inout SourceText) {
    let details = tree[recognizer]
    // A scroll view's private one is there and can't be named.
    guard details.scrollRole != .contentTouchDelay else { return }
    let variable = variable(recognizer)
    if details.scrollRole == nil { body.line("let \(variable) = \(details.className)()") }
    if let name = details.name { body.line("\(variable).name = \(SwiftText.string(name))") }
    if !details.isEnabled, details.scrollRole == nil { body.line("\(variable).isEnabled = false") }
    for property in details.properties {
      body.line(line(for: property, of: variable))
    }
    for action in details.actions {
      body.line(
        "\(variable).addTarget(\(target(action.target)), action: \(selector(action.action)))")
    }
    guard details.scrollRole == nil else { return }
    body.line("\(name(.view(view))).addGestureRecognizer(\(variable))")
  }

  /// A property as an assignment; what is no plain value, such as a delegate's answers, as a comment.
  private func line(for property: DataValue.Member, of variable: String) -> String {
    switch property.key {
    case "allowedTouchTypes": return numbers(property, of: variable, type: "UITouch.TouchType")
    case "allowedPressTypes": return numbers(property, of: variable, type: "UIPress.PressType")
    case "superclass", "requireToFail":
      return "// \(variable): \(property.key) \(words(property.value))"
    default: break
    }
    switch property.value {
    case .boolean, .number:
      let value = SwiftText.literal(property.value) ?? "nil"
      return "\(variable).\(property.key) = \(value)"
    case .string(let name):
      return "\(variable).\(property.key) = .\(name)"
    case .list(let names):
      let options = names.compactMap { value -> String? in
        guard case .string(let name) = value else { return nil }
        return name
      }
      return "\(variable).\(property.key) = \(SwiftText.optionSet(options))"
    case .null, .object:
      return "// \(variable): the scene sets \(property.key), which is code of yours in UIKit."
    }
  }

  /// UIKit takes these enumerations' values as a list of numbers.
  private func numbers(_ property: DataValue.Member, of variable: String, type: String) -> String {
    let values = names(property.value).map { "NSNumber(value: \(type).\($0).rawValue)" }
    return "\(variable).\(property.key) = [\(values.joined(separator: ", "))]"
  }

  private func words(_ value: DataValue) -> String { names(value).joined(separator: ", ") }

  private func names(_ value: DataValue) -> [String] {
    switch value {
    case .string(let name): [name]
    case .list(let values): values.flatMap { names($0) }
    case .null, .boolean, .number, .object: []
    }
  }

  private func variable(_ recognizer: RecognizerID) -> String {
    recognizerNames[recognizer] ?? "recognizer"
  }

  private func target(_ responder: ResponderID?) -> String {
    responder.map { name($0) } ?? "nil"
  }

  private func selector(_ action: String) -> String {
    "Selector((\(SwiftText.string(action))))"
  }
}
