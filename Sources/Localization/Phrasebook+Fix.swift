public import EventDelivery
import Geometry
public import TraceAnalysis

extension Phrasebook {
  /// A fix in words: assignments as code, everything else as a sentence.
  public func sentence(_ fix: Fix, in tree: ViewTree) -> String {
    fix.changes.map { sentence($0, tree) }.reduce(into: [String]()) { sentences, next in
      if sentences.last != next { sentences.append(next) }
    }.joined(separator: "; ")
  }

  private func sentence(_ effect: Effect, _ tree: ViewTree) -> String {
    switch effect {
    case .set(let target, let changes):
      changes.map { sentence($0, of: target, tree) }.joined(separator: "; ")
    case .bringToFront(let view): code(view, in: tree)
    case .animate(let view, _, _): text(FixPhrase.allowInteraction, ["view": view])
    case .endIgnoringInteractionEvents: "application.endIgnoringInteractionEvents()"
    case .becomeFirstResponder(let responder): "\(responder).becomeFirstResponder()"
    case .addChild(let controller): "addChild(\(controller))"
    case .addTarget(let control, let change):
      call("addTarget", on: control, change)
    case .removeTarget(let control, let change):
      call("removeTarget", on: control, change)
    case .addRecognizer(.existing(let recognizer), let view):
      "\(view).addGestureRecognizer(\(recognizer))"
    case .insert, .remove, .sendToBack, .makeKey, .resignFirstResponder,
      .beginIgnoringInteractionEvents, .sendAction, .route, .present, .dismiss,
      .removeFromParent, .release, .addRecognizer, .removeRecognizer, .holdQueue, .turn:
      "\(effect)"
    }
  }

  private func code(_ view: String, in tree: ViewTree) -> String {
    let superview = tree.view(identifier: view).flatMap { tree.superview(of: $0) }
    let receiver = superview.map { tree[$0].identifier } ?? "superview"
    return "\(receiver).bringSubviewToFront(\(view))"
  }

  private func call(
    _ method: String, on control: String, _ change: Effect.TargetChange
  ) -> String {
    let event = change.event.map { ".\($0.rawValue)" } ?? ".allEvents"
    return "\(control).\(method)(\(change.target ?? "nil"), "
      + "action: \(change.action ?? "nil"), for: \(event))"
  }

  // MARK: - Properties

  private func sentence(
    _ change: PropertyChange, of view: String, _ tree: ViewTree
  ) -> String {
    switch change {
    case .pointInside(.outset(let insets)):
      text(
        FixPhrase.pointInsideOutset, ["view": view, "length": NumberText.text(insets.top)])
    case .pointInside(.some): text(FixPhrase.pointInsideSubviews, ["view": view])
    case .pointInside(nil): text(FixPhrase.dropPointInside, ["view": view])
    case .hitTest(let override?): passThrough(override, view, tree)
    case .hitTest(nil): text(FixPhrase.dropHitTest, ["view": view])
    case .override(let change):
      text(FixPhrase.dropOverride, ["view": view, "method": change.name])
    case .method(let method, _):
      text(FixPhrase.callSuper, ["view": view, "method": method.rawValue])
    default: "\(view).\(change.name) = \(Self.value(change))"
    }
  }

  private func passThrough(
    _ override: HitTestOverride, _ view: String, _ tree: ViewTree
  ) -> String {
    var names = "self"
    if case .nilIf(let matches) = override {
      names = matches.map { match in
        switch match {
        case .view(let other): tree[other].identifier
        case .className(let name): name
        }
      }.joined(separator: ", ")
    }
    return text(FixPhrase.passThrough, ["view": view, "names": names])
  }

  private static func value(_ change: PropertyChange) -> String {
    switch change {
    case .isHidden(let isOn), .isUserInteractionEnabled(let isOn),
      .isMultipleTouchEnabled(let isOn), .isExclusiveTouch(let isOn), .isEnabled(let isOn),
      .recognizerFlag(_, let isOn), .scroll(.flag(_, let isOn)):
      "\(isOn)"
    case .alpha(let alpha): NumberText.text(alpha)
    case .frame(let frame):
      "("
        + [frame.minX, frame.minY, frame.width, frame.height].map(NumberText.text)
        .joined(separator: ", ") + ")"
    default: "\(change)"
    }
  }
}
