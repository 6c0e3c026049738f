import EventDelivery
import Geometry

/// Short ways to write what a test's tree is made of.
enum Sketch {
  static func view(_ identifier: String, _ frame: Rect, class className: String = "UIView")
    -> ViewDetails
  {
    var details = ViewDetails(identifier: identifier, className: className)
    details.geometry = ViewGeometry(frame: frame)
    return details
  }

  static func window(_ identifier: String, _ frame: Rect = Screen().bounds) -> ViewDetails {
    view(identifier, frame, class: "UIWindow")
  }

  static func overrides(_ change: (inout ResponderOverrides) -> Void) -> ResponderOverrides {
    var overrides = ResponderOverrides()
    change(&overrides)
    return overrides
  }

  /// A window with one view in another, so many levels deep, all of the same size.
  static func tower(levels: Int) -> (tree: ViewTree, top: ViewID) {
    var tree = ViewTree()
    var top = tree.addWindow(window("main"))
    for level in 0..<levels {
      top = tree.addView(view("v\(level)", tree.screen.bounds), to: top)
    }
    return (tree, top)
  }
}
