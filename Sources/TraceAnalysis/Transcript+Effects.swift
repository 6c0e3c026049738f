public import EventDelivery
import Geometry

/// The words for edits of the scene.
extension Transcript {
  func effectWords(_ step: EffectStep) -> String {
    switch step {
    case .applied(let effect): "do \(Self.words(effect))"
    case .failed(let effect, let failure): "do \(Self.words(effect)) failed \(words(failure))"
    case .animationEnded(let view): "animation of \(name(view)) ended"
    }
  }

  private func words(_ failure: EffectStep.EffectFailure) -> String {
    switch failure {
    case .unknownIdentifier(let identifier): "no \(identifier)"
    case .wrongKind(let identifier): "\(identifier) is of another kind"
    case .alreadyPresents(let identifier): "\(identifier) presents already"
    case .notInWindow(let identifier): "\(identifier) is in no window"
    case .endless: "endless"
    }
  }

  /// An edit in words, as its `do` line says it.
  public static func words(_ effect: Effect) -> String {
    switch effect {
    case .set(let target, let changes): "set \(target) \(words(changes))"
    case .animate(let target, let changes, let animation):
      "animate \(target) \(words(changes)) in \(NumberText.text(animation.duration))"
    case .insert(let template, let superview, _):
      "insert \(template.views.first?.details.identifier ?? "nil") into \(superview)"
    case .remove(let view): "remove \(view)"
    case .bringToFront(let view): "bringToFront \(view)"
    case .sendToBack(let view): "sendToBack \(view)"
    case .makeKey(let window): "makeKey \(window)"
    case .becomeFirstResponder(let responder): "becomeFirstResponder \(responder)"
    case .resignFirstResponder(let responder): "resignFirstResponder \(responder)"
    case .beginIgnoringInteractionEvents: "beginIgnoringInteractionEvents"
    case .endIgnoringInteractionEvents: "endIgnoringInteractionEvents"
    case .addTarget(let control, let change): "addTarget \(control) \(words(change))"
    case .removeTarget(let control, let change): "removeTarget \(control) \(words(change))"
    case .sendAction(let action, let sender, let target):
      "sendAction \(action) from \(sender ?? "nil") to \(target ?? "nil")"
    case .present(let template, let presenter):
      "present \(template.controller.identifier) from \(presenter)"
    case .dismiss(let controller): "dismiss \(controller)"
    case .addChild(let controller): "addChild \(controller)"
    case .removeFromParent(let controller): "removeFromParent \(controller)"
    case .release(let responder): "release \(responder)"
    case .addRecognizer(.new(let recognizer), let view):
      "addRecognizer \(recognizer.identifier) to \(view)"
    case .addRecognizer(.existing(let recognizer), let view):
      "addRecognizer \(recognizer) to \(view)"
    case .removeRecognizer(let recognizer): "removeRecognizer \(recognizer)"
    case .holdQueue(let isHeld): "holdQueue \(isHeld)"
    case .turn: "turn"
    case .route(let sender, let event): "route \(event.name) from \(sender)"
    }
  }

  private static func words(_ change: Effect.TargetChange) -> String {
    [change.event?.rawValue, change.action, change.target.map { "> \($0)" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  private static func words(_ changes: [PropertyChange]) -> String {
    changes.map { words($0) }.joined(separator: ", ")
  }

  private static func words(_ change: PropertyChange) -> String {
    switch change {
    case .frame(let rect), .bounds(let rect):
      "\(change.name) \(words(rect))"
    case .center(let point), .contentOffset(let point), .anchorPoint(let point),
      .translation(let point):
      "\(change.name) \(NumberText.text(point))"
    case .zPosition(let value), .cornerRadius(let value), .alpha(let value), .value(let value),
      .windowLevel(let value), .scale(let value), .rotation(let value), .minimumValue(let value),
      .maximumValue(let value), .stepValue(let value), .borderWidth(let value),
      .scroll(.minimumZoomScale(let value)), .scroll(.maximumZoomScale(let value)),
      .scroll(.zoomScale(let value)), .scroll(.decelerationRate(let value)):
      "\(change.name) \(NumberText.text(value))"
    case .isHidden(let isOn), .isUserInteractionEnabled(let isOn),
      .isMultipleTouchEnabled(let isOn), .isExclusiveTouch(let isOn), .clipsToBounds(let isOn),
      .isEnabled(let isOn), .isSelected(let isOn), .isOn(let isOn), .scroll(.flag(_, let isOn)),
      .recognizerFlag(_, let isOn):
      "\(change.name) \(isOn)"
    case .tag(let number), .selectedSegmentIndex(let number):
      "\(change.name) \(number)"
    case .transform, .backgroundColor, .text, .title, .pointInside, .hitTest, .method,
      .override, .segments, .scroll(.contentSize), .scroll(.contentInset),
      .scroll(.viewForZooming), .autoresizingMask, .accessibilityIdentifier, .image, .borderColor:
      change.name
    }
  }

  private static func words(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return "(" + numbers.map { NumberText.text($0) }.joined(separator: ", ") + ")"
  }
}
