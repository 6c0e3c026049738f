import Geometry

/// Presenting, dismissing and containing controllers while the scene runs.
extension DeliveryEngine {
  mutating func changeControllers(_ effect: Effect, trace: inout some TraceSink) {
    switch effect {
    case .present(let template, let identifier):
      var presenter = identifier
      for next in [template] + template.presented {
        present(next, from: presenter)
        presenter = next.controller.identifier
      }
    case .dismiss(let identifier):
      guard let controller = tree.controller(identifier: identifier) else { return }
      dismiss(tree[controller].presentedViewController ?? controller, trace: &trace)
    case .addChild(let identifier):
      guard let controller = tree.controller(identifier: identifier) else { return }
      tree.updateController(controller) { $0.isAddedToParent = true }
    case .removeFromParent(let identifier):
      guard let controller = tree.controller(identifier: identifier) else { return }
      tree.updateController(controller) { $0.isAddedToParent = false }
    case .release(let identifier):
      guard let responder = tree.responder(identifier: identifier) else { return }
      releasedTargets.insert(responder)
      if case .controller(let controller) = responder {
        tree.updateController(controller) { $0.isReleased = true }
      }
    default: return
    }
  }

  /// Puts the presented controller's view in front of everything else in the presenter's window.
  private mutating func present(_ template: ControllerTemplate, from identifier: String) {
    guard let presenter = tree.controller(identifier: identifier),
      let window = tree[presenter].view.flatMap({ tree.window(of: $0) }),
      let view = tree.insert(template.view, into: window, at: .front)
    else { return }
    if tree.bounds(of: view).isEmpty {
      tree.setGeometry(ViewGeometry(frame: tree.bounds(of: window)), of: view)
    }
    var controller = template.controller
    controller.view = view
    controller.presentingViewController = presenter
    let presented = tree.addController(controller)
    tree.findPending(in: tree.subtree(of: view))
    tree.updateController(presenter) { $0.presentedViewController = presented }
  }

  /// Takes away a presented controller and all that it presents, the one in front first.
  private mutating func dismiss(_ controller: ControllerID, trace: inout some TraceSink) {
    var presented = [controller]
    while let next = presented.last.flatMap({ tree[$0].presentedViewController }) {
      presented.append(next)
    }
    for next in presented.reversed() {
      guard let presenter = tree[next].presentingViewController else { continue }
      if let view = tree[next].view { remove(view, trace: &trace) }
      tree.updateController(presenter) { $0.presentedViewController = nil }
      tree.updateController(next) { controller in
        controller.presentingViewController = nil
        controller.isAddedToParent = false
      }
    }
  }

  /// UIKit: a recognizer is on one view at a time, and leaves the one it was on (B-188).
  mutating func addRecognizer(
    _ source: Effect.RecognizerSource, to identifier: String, trace: inout some TraceSink
  ) {
    guard let view = tree.view(identifier: identifier) else { return }
    switch source {
    case .new(let recognizer):
      var recognizer = recognizer
      recognizer.view = view
      tree.addRecognizer(recognizer)
      tree.findPending(in: [view])
    case .existing(let name):
      guard let recognizer = tree.recognizer(identifier: name) else { return }
      if tree[recognizer].view != view { stop(recognizer, .cancelled, trace: &trace) }
      tree.attach(recognizer, to: view)
    }
  }
}
