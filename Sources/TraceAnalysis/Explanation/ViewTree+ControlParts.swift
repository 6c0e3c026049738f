import EventDelivery

extension ViewTree {
  /// Whether a view is a part that one of UIKit's own controls is made of.
  ///
  /// Dumps show such private views, whose hit-testing nobody outside UIKit can see: the control works
  /// all the same, so that no verdict may rest on them.
  func isPrivatePart(_ view: ViewID, of control: ViewID) -> Bool {
    guard self[control].control != nil, ViewClass.named(self[control].className) != nil else {
      return false
    }
    let between = ancestors(from: view).prefix { $0 != control }
    return isDescendant(view, of: control) && view != control
      && between.allSatisfy { Self.isPrivate(self[$0].className) && self[$0].control == nil }
  }

  /// UIKit's private classes begin with an underscore, behind a module's name or not.
  private static func isPrivate(_ className: String) -> Bool {
    className.split(separator: ".").last?.hasPrefix("_") == true
  }
}
