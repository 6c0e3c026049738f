import EventDelivery
import Geometry

/// A change that the user makes to the scene as it is before any input.
enum SceneEdit: Hashable, Sendable {
  case view(ViewID, PropertyChange)
  /// What a controller, the application or its delegate overrides.
  /// What code would do before any input.
  case effects([Effect])
  case application(FlagTarget.ApplicationFlag, Bool)
  case method(ResponderID, ResponderMethod, MethodOverride?)

  /// Changes the tree.
  func apply(to tree: inout ViewTree) {
    switch self {
    case .view(let view, let change): tree.apply(change, to: view)
    case .effects(let effects): tree = tree.changed(by: effects)
    case .application(.showsPipeline, let isOn): tree.application.showsPipeline = isOn
    case .application(.hitTestsTwice, let isOn): tree.application.hitTestPasses = isOn ? 2 : 1
    case .method(.view(let view), let method, let override):
      tree.apply(.method(method, override), to: view)
    case .method(let responder, let method, let override):
      tree.updateTraits(of: responder) { traits in
        traits.overrides.methods.removeAll { $0.method == method }
        if let override { traits.overrides.methods.append(override) }
      }
    }
  }
}

extension ViewTree {
  /// The tree after effects done before any input.
  fileprivate func changed(by effects: [Effect]) -> ViewTree {
    var engine = DeliveryEngine(tree: self)
    for effect in effects { engine.receiveUntold(.effect(effect), at: .zero) }
    var result = engine.tree
    // What the application does by then is part of the scene as well.
    result.application.isIgnoringInteractionEvents = engine.isIgnoringInteractionEvents
    return result
  }
}
