import EventDelivery
import Geometry
import Testing

/// An observation's hierarchy as the model has it, under a window of its own.
struct ObservedTree {
  private(set) var tree: ViewTree
  let window: ViewID
  private(set) var views: [(name: String, view: ViewID)] = []

  init(_ hierarchy: Observation.Hierarchy) throws {
    tree = ViewTree(screen: Screen(size: Size(1000, 1000)))
    var details = ViewDetails(identifier: "window", className: "UIWindow")
    details.geometry = ViewGeometry(frame: tree.screen.bounds)
    window = tree.addWindow(details)
    for view in hierarchy.views { try add(view) }
  }

  /// The outermost view, in whose coordinates the observers give points.
  var root: ViewID { views[0].view }

  func view(_ name: String) throws -> ViewID {
    try #require(views.first { $0.name == name }).view
  }

  func name(_ view: ViewID?) -> String? {
    views.first { $0.view == view }?.name
  }

  /// Lets a view's `touchesBegan` call super, as the observer's subclasses did.
  mutating func callSuper(in name: String) throws {
    var overrides = ResponderOverrides()
    overrides.methods = [MethodOverride(method: .touchesBegan, behavior: .super)]
    tree.setOverrides(overrides, of: try view(name))
  }

  mutating func setPasses(_ count: Int) {
    tree.application.hitTestPasses = count
  }

  /// A place in the root's coordinates, on the screen.
  func screenPoint(_ place: Observation.Place) throws -> Point {
    switch place {
    case .point(let point): return tree.toScreen(root).apply(point)
    case .words(let words):
      let name = try #require(words.split(separator: " ").last)
      return tree.centerOnScreen(of: try view(String(name)))
    }
  }

  private mutating func add(_ view: Observation.View) throws {
    var details = ViewDetails(identifier: view.name, className: view.class)
    details.geometry = try Self.geometry(of: view)
    details.clipsToBounds = view.clipsToBounds ?? false
    let superview = try view.parent.map { try self.view($0) } ?? window
    let id = tree.addView(details, to: superview)
    views.append((view.name, id))
    if let isHidden = view.hidden { tree.setHidden(isHidden, of: id) }
    if let alpha = view.alpha { tree.setAlpha(alpha, of: id) }
    if let isEnabled = view.userInteractionEnabled {
      tree.setUserInteractionEnabled(isEnabled, of: id)
    }
  }

  /// The observers set the transform, then the frame, then the bounds' origin.
  private static func geometry(of view: Observation.View) throws -> ViewGeometry {
    var geometry = ViewGeometry()
    if let words = view.transform {
      let scale = try #require(words.split(separator: " ").compactMap { Double($0) }.first)
      geometry.transform = .scale(scale, scale)
    }
    if let frame = view.frame {
      geometry.setFrame(Rect(frame[0], frame[1], frame[2], frame[3]))
    }
    if let bounds = view.bounds {
      geometry.bounds = Rect(bounds[0], bounds[1], bounds[2], bounds[3])
      let origin = view.frameOrigin ?? [0, 0]
      geometry.center = Point(origin[0] + bounds[2] / 2, origin[1] + bounds[3] / 2)
    }
    if let origin = view.boundsOrigin { geometry.bounds.origin = Point(origin[0], origin[1]) }
    if let size = view.boundsSize { #expect(geometry.bounds.size == Size(size[0], size[1])) }
    return geometry
  }
}
