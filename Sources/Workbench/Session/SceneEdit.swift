import EventDelivery
import Geometry

/// A change that the user makes to the scene as it is before any input.
enum SceneEdit: Hashable, Sendable {
  case view(ViewID, PropertyChange)
  /// What a controller, the application or its delegate overrides.
  case application(FlagTarget.ApplicationFlag, Bool)
  case method(ResponderID, ResponderMethod, MethodOverride?)

  /// Changes the tree.
  func apply(to tree: inout ViewTree) {
    switch self {
    case .view(let view, let change): tree.apply(change, to: view)
    case .application(.showsPipeline, let isOn): tree.application.showsPipeline = isOn
    case .application(.hitTestsTwice, let isOn): tree.application.hitTestPasses = isOn ? 2 : 1
    case .method(.view(let view), let method, let override):
      tree.apply(.method(method, override), to: view)
    case .method(let responder, let method, let override):
      tree.updateOverrides(of: responder) { overrides in
        overrides.methods.removeAll { $0.method == method }
        if let override { overrides.methods.append(override) }
      }
    }
  }
}

extension ViewTree {
  /// Changes what a responder that is no view overrides.
  fileprivate mutating func updateOverrides(
    of responder: ResponderID, _ change: (inout ResponderOverrides) -> Void
  ) {
    switch responder {
    case .view(let view):
      var overrides = self[view].traits.overrides
      change(&overrides)
      setOverrides(overrides, of: view)
    case .controller(let controller):
      updateController(controller) { change(&$0.traits.overrides) }
    case .windowScene(let scene):
      updateWindowScene(scene) { change(&$0.traits.overrides) }
    case .application: change(&application.traits.overrides)
    case .applicationDelegate: change(&application.delegate.traits.overrides)
    }
  }
}
