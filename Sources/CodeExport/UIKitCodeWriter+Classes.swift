import EventDelivery
import Geometry

/// Subclasses that hold what a scene says declaratively.
extension UIKitCodeWriter {
  /// The lines inside a responder's class; none where it only has a name.
  func body(ofClassOf responder: ResponderID) -> [String] {
    let traits = tree.traits(of: responder)
    var body = SourceText()
    writeTargets(of: traits.overrides, &body)
    writePointInside(traits.overrides.pointInside, &body)
    writeHitTest(traits.overrides.hitTest, &body)
    for method in traits.overrides.methods { write(method, &body) }
    write(traits.overrides.routes, &body)
    writeAnswers(traits.overrides, responder, &body)
    for response in traits.responds ?? [] { write(response, &body) }
    return body.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Views that an override speaks of are handed in after they are built.
  private func writeTargets(of overrides: ResponderOverrides, _ body: inout SourceText) {
    switch overrides.hitTest {
    case .redirect, .forward:
      body.line("weak var hitTestTarget: UIView?")
      body.line()
    case nil, .returnsNil, .returnsSelf, .passthrough, .nilIf, .only, .beyondBounds, .unknown:
      break
    }
    if case .responder = overrides.next {
      body.line("weak var nextTarget: UIResponder?")
      body.line("override var next: UIResponder? { nextTarget }")
    } else if overrides.next == NextOverride.none {
      body.line("override var next: UIResponder? { nil }")
    }
  }

  private func writePointInside(_ override: PointInsideOverride?, _ body: inout SourceText) {
    guard let override else { return }
    if override == .unknown {
      body.line("// point(inside:with:) is overridden in code that the scene doesn't know.")
      return
    }
    body.block("override func point(inside point: CGPoint, with event: UIEvent?) -> Bool") {
      for line in statements(of: override) { $0.line(line) }
    }
  }

  private func statements(of override: PointInsideOverride) -> [String] {
    switch override {
    case .outset(let insets):
      let inset = insets.negated
      return [
        "bounds.inset(by: UIEdgeInsets(top: \(SwiftText.number(inset.top)), "
          + "left: \(SwiftText.number(inset.left)), bottom: \(SwiftText.number(inset.bottom)), "
          + "right: \(SwiftText.number(inset.right)))).contains(point)"
      ]
    case .rect(let rect): return ["\(SwiftText.rect(rect)).contains(point)"]
    case .path(let points):
      let moves = points.enumerated().map { index, point in
        "path.\(index == 0 ? "move" : "addLine")(to: \(SwiftText.point(point)))"
      }
      return ["let path = CGMutablePath()"] + moves
        + ["path.closeSubpath()", "return path.contains(point, using: .evenOdd)"]
    case .circle:
      return [
        "let radius = min(bounds.width, bounds.height) / 2",
        "return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius",
      ]
    case .includeSubviews:
      return [
        "if super.point(inside: point, with: event) { return true }",
        "return subviews.contains { view in",
        "  !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01",
        "    && view.point(inside: convert(point, to: view), with: event)",
        "}",
      ]
    case .always: return ["true"]
    case .never: return ["false"]
    case .unknown: return ["super.point(inside: point, with: event)"]
    }
  }

  private func writeHitTest(_ override: HitTestOverride?, _ body: inout SourceText) {
    guard let override else { return }
    if override == .unknown {
      body.line("// hitTest(_:with:) is overridden in code that the scene doesn't know.")
      return
    }
    body.block("override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?") {
      for line in statements(of: override) { $0.line(line) }
    }
  }

  private func statements(of override: HitTestOverride) -> [String] {
    let asksSuper = "let view = super.hitTest(point, with: event)"
    switch override {
    case .returnsNil: return ["nil"]
    case .returnsSelf: return ["self"]
    case .passthrough: return [asksSuper, "return view === self ? nil : view"]
    case .nilIf(let matches):
      return [asksSuper, "return \(condition(matches)) ? nil : view"]
    case .only(let matches):
      return [asksSuper, "return \(condition(matches)) ? view : nil"]
    case .redirect(_, .superAnswers):
      return ["super.hitTest(point, with: event) == nil ? nil : hitTestTarget"]
    case .redirect(_, .always): return ["hitTestTarget"]
    case .redirect(_, .inside(let area)):
      return [
        "if \(SwiftText.rect(area)).contains(point) { return hitTestTarget }",
        "return super.hitTest(point, with: event)",
      ]
    case .forward(_, let converted):
      let argument = converted ? "convert(point, to: hitTestTarget)" : "point"
      return ["hitTestTarget?.hitTest(\(argument), with: event)"]
    case .beyondBounds:
      return [
        "guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }",
        "for view in subviews.reversed() {",
        "  if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }",
        "}",
        "return self.point(inside: point, with: event) ? self : nil",
      ]
    case .unknown: return ["super.hitTest(point, with: event)"]
    }
  }

  private func condition(_ matches: [ViewMatch]) -> String {
    let tests = matches.map { match in
      switch match {
      case .view(let view):
        let identifier = tree[view].accessibilityIdentifier ?? tree[view].identifier
        return "view?.accessibilityIdentifier == \(SwiftText.string(identifier))"
      case .className(let name): return "view is \(classNames[name] ?? name)"
      }
    }
    return tests.isEmpty ? "false" : "(\(tests.joined(separator: " || ")))"
  }
}
