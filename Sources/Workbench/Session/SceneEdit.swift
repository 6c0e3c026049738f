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
      tree.updateTraits(of: responder) { traits in
        traits.overrides.methods.removeAll { $0.method == method }
        if let override { traits.overrides.methods.append(override) }
      }
    }
  }
}
