import EventDelivery

extension IdentifierRegistry {
  /// The ids of a scene that has been read, those that its effects bring included.
  init(_ scene: SceneDocument) {
    self.init()
    let tree = scene.tree
    _ = add("application", target: .responder, source: nil)
    _ = add(tree.application.delegate.identifier, target: .responder, source: nil)
    for windowScene in tree.windowScenes {
      _ = add(windowScene.identifier, target: .responder, source: nil)
    }
    add(tree.application.traits)
    add(tree.application.delegate.traits)
    for view in tree.allViews {
      let details = tree[view]
      _ = add(
        details.identifier, target: ReferenceProblem.Target(details.kind.family), source: nil)
      add(details.traits)
    }
    for index in 0..<tree.controllerCount {
      let controller = tree[ControllerID(index: Int32(index))]
      _ = add(controller.identifier, target: .controller, source: nil)
      add(controller.traits)
    }
    for index in 0..<tree.recognizerCount {
      let recognizer = tree[RecognizerID(index: Int32(index))]
      _ = add(recognizer.identifier, target: .recognizer, source: nil)
    }
    for case .effects(let effects) in (scene.input ?? []).map(\.action) { add(effects) }
  }

  private mutating func add(_ traits: ResponderTraits) {
    for response in traits.responds ?? [] { add(response.effects) }
  }

  private mutating func add(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .insert(let template, _, _): add(template)
      case .present(let controller, _):
        _ = add(controller.controller.identifier, target: .controller, source: nil)
        add(controller.view)
      case .addRecognizer(.new(let recognizer), _):
        _ = add(recognizer.identifier, target: .recognizer, source: nil)
      default: break
      }
    }
  }

  private mutating func add(_ template: SubtreeTemplate) {
    for node in template.views {
      let target = ReferenceProblem.Target(node.details.kind.family)
      _ = add(node.details.identifier, target: target, source: nil)
      add(node.details.traits)
    }
  }
}
