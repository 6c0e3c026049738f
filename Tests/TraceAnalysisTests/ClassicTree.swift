import EventDelivery
import Geometry

/// Views A to F like the classic example: A holds C and B, C holds E and D, B holds F, which hangs
/// out of B over E.
enum ClassicTree {
  static func make(_ change: (inout ViewTree) -> Void = { _ in }) -> ViewTree {
    var tree = ViewTree()
    var window = ViewDetails(identifier: "main", className: "UIWindow")
    window.geometry = ViewGeometry(frame: tree.screen.bounds)
    let main = tree.addWindow(window)
    let a = tree.addView(details("A", tree.screen.bounds), to: main)
    var root = Controller(identifier: "root", className: "UIViewController")
    root.view = a
    root.rootOfWindow = main
    tree.addController(root)
    let c = tree.addView(details("C", Rect(20, 300, 350, 320)), to: a)
    var e = details("E", Rect(190, 20, 140, 120))
    e.traits.overrides.methods = [MethodOverride(method: .touchesBegan, behavior: .super)]
    tree.addView(e, to: c)
    tree.addView(details("D", Rect(20, 20, 140, 120)), to: c)
    let b = tree.addView(details("B", Rect(20, 80, 350, 180)), to: a)
    tree.addView(details("F", Rect(220, 100, 90, 220)), to: b)
    change(&tree)
    return tree
  }

  static func details(_ identifier: String, _ frame: Rect) -> ViewDetails {
    var details = ViewDetails(identifier: identifier, className: "UIView")
    details.geometry = ViewGeometry(frame: frame)
    return details
  }

  /// The tree with a tap on E played on it.
  static func tapOnE(_ change: (inout ViewTree) -> Void = { _ in }) -> DeliveryRun {
    let tap = InputItem(action: .tap(.view("E"), count: 1, fingers: 1))
    return DeliveryRun.playing([tap], on: make(change))
  }
}

extension ViewTree {
  /// The names of views, in their order.
  func names(_ views: [ViewID]) -> [String] { views.map { self[$0].identifier } }
  func names(_ responders: [ResponderID]) -> [String] { responders.map { identifier(of: $0) } }

  /// Gives a view's class an override.
  mutating func override(_ identifier: String, _ change: (inout ResponderOverrides) -> Void) {
    guard let view = view(identifier: identifier) else { return }
    updateDetails(of: view) { change(&$0.traits.overrides) }
  }
}
