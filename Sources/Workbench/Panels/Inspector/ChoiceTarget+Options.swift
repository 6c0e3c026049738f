import EventDelivery
import Geometry
import TraceAnalysis

extension ChoiceTarget {
  /// A value that can be chosen; its title is code, as a scene spells it.
  struct Option: Hashable, Sendable {
    /// Nil is UIKit's default.
    let title: String?
    let edit: SceneEdit
  }

  /// What is in force, as code; nil for UIKit's default.
  func title(in tree: ViewTree) -> String? {
    switch self {
    case .pointInside(let view): tree[view].traits.overrides.pointInside.map(Self.title)
    case .hitTest(let view):
      tree[view].traits.overrides.hitTest.map { Self.title($0, in: tree) }
    case .method(let responder, let method):
      tree.traits(of: responder).overrides.override(of: method)?.behavior.rawValue
    case .newMethod: nil
    }
  }

  func options(in tree: ViewTree) -> [Option] {
    switch self {
    case .pointInside(let view):
      let outset = tree.outset(of: view)
      let values: [PointInsideOverride?] = [
        nil, .outset(outset == .zero ? Insets(all: 20) : outset), .circle, .includeSubviews,
        .always, .never,
      ]
      return values.map { value in
        Option(title: value.map(Self.title), edit: .view(view, .pointInside(value)))
      }
    case .hitTest(let view):
      let values: [HitTestOverride?] = [
        nil, .returnsNil, .returnsSelf, .passthrough, .beyondBounds,
      ]
      return values.map { value in
        Option(
          title: value.map { Self.title($0, in: tree) }, edit: .view(view, .hitTest(value)))
      }
    case .method(let responder, let method):
      let values: [MethodBehavior?] = [nil, .handle, .super, .next]
      let route = tree.traits(of: responder).overrides.override(of: method)?.route
      return values.map { value in
        let override = value.map {
          MethodOverride(method: method, behavior: $0, route: route)
        }
        return Option(title: value?.rawValue, edit: .method(responder, method, override))
      }
    case .newMethod(let responder):
      let overrides = tree.traits(of: responder).overrides
      return InspectorPanel.touchMethods.filter { overrides.override(of: $0) == nil }.map {
        let override = MethodOverride(method: $0, behavior: .handle)
        return Option(title: $0.rawValue, edit: .method(responder, $0, override))
      }
    }
  }

  private static func title(_ override: PointInsideOverride) -> String {
    switch override {
    case .outset: "outset"
    case .rect: "rect"
    case .path: "path"
    case .circle: "circle"
    case .includeSubviews: "includeSubviews"
    case .always: "always"
    case .never: "never"
    case .unknown: "unknown"
    }
  }

  private static func title(_ override: HitTestOverride, in tree: ViewTree) -> String {
    switch override {
    case .returnsNil: "nil"
    case .returnsSelf: "self"
    case .passthrough: "passthrough"
    case .nilIf: "nilIf"
    case .only: "only"
    case .redirect(let view, _): "redirect \(tree[view].identifier)"
    case .forward(let view, _): "forward \(tree[view].identifier)"
    case .beyondBounds: "beyondBounds"
    case .unknown: "unknown"
    }
  }
}
