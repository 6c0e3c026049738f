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

extension Sketch {
  /// A window `main`, key, whose root controller `root` has the view `page`.
  static func page(screen: Screen = Screen()) -> (tree: ViewTree, page: ViewID) {
    var tree = ViewTree(screen: screen)
    let main = tree.addWindow(window("main"))
    let page = tree.addView(view("page", tree.screen.bounds), to: main)
    var root = Controller(identifier: "root", className: "UIViewController")
    root.view = page
    root.rootOfWindow = main
    tree.addController(root)
    return (tree, page)
  }

  static func touches(_ samples: [TouchSample], at seconds: Double) -> TimedInput {
    TimedInput(time: Timestamp(seconds: seconds), input: .touches(samples))
  }

  static func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1) -> TouchSample {
    TouchSample(finger: Finger(finger), phase: phase, point: Point(x, y))
  }
}
