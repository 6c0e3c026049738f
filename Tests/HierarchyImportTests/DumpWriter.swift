import EventDelivery
import Geometry

/// Prints a tree as UIKit's `recursiveDescription` does.
struct DumpWriter {
  let tree: ViewTree

  /// A view's address: its place in the tree.
  static func address(_ view: ViewID) -> String {
    "0x7f" + String(Int(view.index) * 16 + 4096, radix: 16)
  }

  func text() -> String {
    tree.windows.flatMap { tree.subtree(of: $0) }.map(line).joined(separator: "\n")
  }

  private func line(_ view: ViewID) -> String {
    let depth = tree.ancestors(from: view).count - 1
    let details = tree[view]
    var fields = ["\(details.className): \(Self.address(view))"]
    if let superclass = details.superclassName { fields.append("baseClass = \(superclass)") }
    let frame = tree.frame(of: view)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    fields.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
    let geometry = tree.geometry(of: view)
    if geometry.anchorPoint != Point(0.5, 0.5) {
      fields.append("anchorPoint = (\(geometry.anchorPoint.x), \(geometry.anchorPoint.y))")
    }
    let matrix = geometry.transform
    if !matrix.isIdentity {
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { "\($0)" }
      fields.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text = details.text { fields.append("text = '\(text)'") }
    if details.clipsToBounds { fields.append("clipsToBounds = YES") }
    if tree.alpha(of: view) != 1 { fields.append("alpha = \(tree.alpha(of: view))") }
    if tree.isHidden(view) { fields.append("hidden = YES") }
    if !tree.isUserInteractionEnabled(view) { fields.append("userInteractionEnabled = NO") }
    if details.tag != 0 { fields.append("tag = \(details.tag)") }
    fields.append("layer = <CALayer: 0x600000>")
    if details.scroll != nil {
      let origin = geometry.bounds.origin
      fields.append("contentOffset: {\(number(origin.x)), \(number(origin.y))}")
    }
    return String(repeating: "   |", count: depth) + (depth > 0 ? " " : "")
      + "<" + fields.joined(separator: "; ") + ">"
  }

  /// Six significant digits, as `%g` prints them.
  private func number(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    var scale = 1.0
    while abs(value) * scale < 100_000 { scale *= 10 }
    while abs(value) * scale >= 1_000_000 { scale /= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
