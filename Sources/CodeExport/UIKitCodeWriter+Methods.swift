import EventDelivery
import TraceAnalysis

/// Overridden responder methods, yes-or-no answers and action methods.
extension UIKitCodeWriter {
  func write(_ override: MethodOverride, _ body: inout SourceText) {
    let (declaration, call) = Self.signature(of: override.method)
    if override.behavior == .unknown {
      body.line("// \(override.method.rawValue) is overridden in code that the scene doesn't know.")
      return
    }
    body.block("override func \(declaration)") { method in
      method.line("print(#function)")
      if let route = override.route {
        let data = route.data.flatMap { SwiftText.literal($0) } ?? "nil"
        method.line("routerEvent(\(SwiftText.string(route.name)), with: \(data))")
      }
      switch override.behavior {
      case .super: method.line("super.\(call)")
      case .next: method.line("next?.\(call)")
      case .handle, .unknown: break
      }
    }
  }

  private static func signature(of method: ResponderMethod) -> (String, String) {
    let name = method.rawValue
    switch method {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      return (
        "\(name)(_ touches: Set<UITouch>, with event: UIEvent?)", "\(name)(touches, with: event)"
      )
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      return (
        "\(name)(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        "\(name)(presses, with: event)"
      )
    case .motionBegan, .motionEnded, .motionCancelled:
      return (
        "\(name)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
        "\(name)(motion, with: event)"
      )
    case .remoteControlReceived:
      return ("remoteControlReceived(with event: UIEvent?)", "remoteControlReceived(with: event)")
    }
  }

  func writeAnswers(
    _ overrides: ResponderOverrides, _ responder: ResponderID, _ body: inout SourceText
  ) {
    let isControl = responder.viewID.map { tree[$0].control != nil } ?? false
    let isScrollView = responder.viewID.map { tree[$0].scroll != nil } ?? false
    let answers: [(String, BooleanOverride?)] = [
      ("override var canBecomeFirstResponder: Bool", overrides.canBecomeFirstResponder),
      ("override var canResignFirstResponder: Bool", overrides.canResignFirstResponder),
      (
        "override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool",
        overrides.gestureRecognizerShouldBegin
      ),
      (
        "override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
        isControl ? overrides.beginTracking : nil
      ),
      (
        "override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
        isControl ? overrides.continueTracking : nil
      ),
      (
        "override func touchesShouldBegin("
          + "_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool",
        isScrollView ? overrides.touchesShouldBegin : nil
      ),
      (
        "override func touchesShouldCancel(in view: UIView) -> Bool",
        isScrollView ? overrides.touchesShouldCancel : nil
      ),
    ]
    for case (let declaration, .answer(let answer)?) in answers {
      body.line("\(declaration) { \(answer) }")
    }
    if let override = overrides.canPerformAction { write(override, &body) }
    if let override = overrides.sendEvent { write(override, &body) }
  }

  private func write(_ override: ActionOverride, _ body: inout SourceText) {
    guard case .answers(let answers) = override else {
      body.line("// canPerformAction is overridden in code that the scene doesn't know.")
      return
    }
    let action = "_ action: Selector, withSender sender: Any?"
    body.block("override func canPerformAction(\(action)) -> Bool") { method in
      for answer in answers {
        let selector = "Selector((\(SwiftText.string(answer.selector))))"
        method.line("if action == \(selector) { return \(answer.canPerform) }")
      }
      method.line("return super.canPerformAction(action, withSender: sender)")
    }
  }

  private func write(_ override: SendEventOverride, _ body: inout SourceText) {
    guard override != .unknown else {
      body.line("// sendEvent is overridden in code that the scene doesn't know.")
      return
    }
    body.block("override func sendEvent(_ event: UIEvent)") { method in
      method.line("print(#function)")
      if override == .super { method.line("super.sendEvent(event)") }
    }
  }

  /// The responder's part in custom events; the rest of them goes on to the next responder.
  func write(_ routes: [RouteHandler], _ body: inout SourceText) {
    guard !routes.isEmpty else { return }
    body.block("override func routerEvent(_ name: String, with data: Any?)") { method in
      for route in routes {
        method.block("if name == \(SwiftText.string(route.name))") { handler in
          handler.line("print(#function, name)")
          if route.behavior == .handle { handler.line("return") }
        }
      }
      method.line("super.routerEvent(name, with: data)")
    }
  }

  /// An action's method; a selector with a colon takes the sender, with two the event as well.
  func write(_ response: SelectorResponse, _ body: inout SourceText) {
    let parts = response.selector.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? response.selector
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      body.line("// The selector \(SwiftText.string(response.selector)) names no Swift method.")
      return
    }
    let sender = "_ sender: Any?"
    let arguments = parts.count <= 1 ? "" : parts.count == 2 ? sender : "\(sender), event: UIEvent?"
    body.block("@objc(\(response.selector)) func \(name)(\(arguments))") { method in
      method.line("print(#function)")
      for effect in response.effects {
        method.line("// Then: \(Transcript.words(effect))")
      }
    }
  }
}
