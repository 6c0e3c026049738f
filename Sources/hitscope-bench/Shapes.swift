import EventDelivery
import Geometry

/// The trees that hit-testing is measured on; each fills a root of 1000 × 1000 points.
enum Shape: String, CaseIterable {
  /// Siblings on a square grid, each filling its cell.
  case flat
  /// A tree of tens: each view cut into ten strips, across and down in turn.
  case balanced
  /// Siblings of 1 × 1 in a corner, asked elsewhere: each is asked and refuses.
  case overlapMiss
  /// Nested views, each filling its parent.
  case chain

  static let side = 1000.0

  func tree(count: Int) -> ViewTree {
    var tree = ViewTree(screen: Screen(size: Size(Self.side, Self.side), scale: 1))
    let root = tree.addWindow(Self.details("root", "UIWindow", Rect(0, 0, Self.side, Self.side)))
    switch self {
    case .flat: Self.addGrid(of: count, to: root, in: &tree)
    case .balanced: Self.addTens(count, to: root, in: &tree)
    case .overlapMiss:
      for index in 0..<count {
        tree.addView(Self.details("v\(index)", "UIView", Rect(0, 0, 1, 1)), to: root)
      }
    case .chain:
      var parent = root
      for index in 0..<count {
        parent = tree.addView(
          Self.details("v\(index)", "UIView", Rect(0, 0, Self.side, Self.side)), to: parent)
      }
    }
    return tree
  }

  private static func details(_ id: String, _ className: String, _ frame: Rect) -> ViewDetails {
    var details = ViewDetails(identifier: id, className: className)
    details.geometry = ViewGeometry(frame: frame)
    return details
  }

  private static func addGrid(of count: Int, to root: ViewID, in tree: inout ViewTree) {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let cell = side / Double(columns)
    for index in 0..<count {
      let frame = Rect(
        Double(index % columns) * cell, Double(index / columns) * cell, cell, cell)
      tree.addView(details("v\(index)", "UIView", frame), to: root)
    }
  }

  private static func addTens(_ count: Int, to root: ViewID, in tree: inout ViewTree) {
    var waiting = [(view: root, size: Size(side, side), isAcross: true)]
    var next = 0
    var added = 0
    while added < count {
      let (parent, size, isAcross) = waiting[next]
      next += 1
      let strip =
        isAcross ? Size(size.width / 10, size.height) : Size(size.width, size.height / 10)
      for place in 0..<10 where added < count {
        let offset = Double(place)
        let origin = isAcross ? Point(offset * strip.width, 0) : Point(0, offset * strip.height)
        let frame = Rect(origin: origin, size: strip)
        let view = tree.addView(details("v\(added)", "UIView", frame), to: parent)
        waiting.append((view, strip, !isAcross))
        added += 1
      }
    }
  }

  /// The points asked, the same in every run.
  var points: [Point] {
    switch self {
    case .overlapMiss, .chain: [Point(500, 500)]
    case .flat, .balanced: Self.scatteredPoints
    }
  }

  /// 1024 points by a linear congruential generator, seeded with 12345.
  private static let scatteredPoints: [Point] = {
    var state: UInt32 = 12345
    func next() -> Double {
      state = 1_664_525 &* state &+ 1_013_904_223
      return Double((state >> 8) % 1000)
    }
    return (0..<1024).map { _ in
      let x = next()
      return Point(x, next())
    }
  }()
}
