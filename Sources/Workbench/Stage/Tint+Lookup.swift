import EventDelivery
import PlatformInterface

extension Tint {
  /// The tint that stands for a view's missing colour.
  static func color(of view: ViewID, in tree: ViewTree) -> Color {
    var parent: Int?
    var result = 0
    for (depth, ancestor) in tree.ancestors(from: view).reversed().enumerated() {
      let place = Self.place(of: ancestor, in: tree)
      result = index(depth: depth, place: place, parent: parent)
      parent = tree.isWindow(ancestor) ? nil : result
    }
    return colors[result]
  }

  private static func place(of view: ViewID, in tree: ViewTree) -> Int {
    var place = 0
    var sibling = tree.previousSibling(of: view)
    while let current = sibling {
      place += 1
      sibling = tree.previousSibling(of: current)
    }
    return place
  }
}
