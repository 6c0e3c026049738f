import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import TestSupport
import Testing

/// Random trees of what a `recursiveDescription` carries, printed and read back.
struct DumpRoundTripTests {
  private static let transforms: [AffineTransform] = [
    .rotation(degrees: 30), .rotation(degrees: 90), .rotation(degrees: -7), .scale(0.5, 2),
    .scale(-1, 1), .translation(12, -8), .rotation(degrees: 20).then(.scale(1.5, 0.75)),
    .rotation(degrees: 60).then(.translation(3, 4)),
  ]

  private static let texts = [
    "OK", "What's", "a; b = c", "x'; hidden = YES; y", "<UIView>", "你好", "🙂", "two\nlines", "",
    "|", "')", "…",
  ]

  private static let classes: [(String, String?)] = [
    ("UIView", nil), ("UIView", nil), ("UIButton", nil), ("UILabel", nil), ("UIScrollView", nil),
    ("Demo.CardView", "UIView"), ("Demo.Table", "UITableView"),
  ]

  private static func tree(seed: UInt64, count: Int) -> ViewTree {
    var random = SeededGenerator(seed: seed)
    var tree = ViewTree()
    var window = ViewDetails(identifier: "w", className: "UIWindow")
    window.geometry = ViewGeometry(frame: tree.screen.bounds)
    var views = [tree.addWindow(window)]
    for index in 0..<count {
      let (name, superclass) = random.element(of: classes)
      var details = ViewDetails(
        identifier: "v\(index)", className: name, superclassName: superclass)
      var geometry = ViewGeometry(
        frame: Rect(
          random.halves(-100...600), random.halves(-100...900), random.halves(0...400),
          random.halves(0...400)))
      if random.happens(onceIn: 4) { geometry.transform = random.element(of: transforms) }
      if random.happens(onceIn: 6) { geometry.anchorPoint = Point(0.25, 1) }
      if details.scroll != nil { geometry.bounds.origin = Point(0, random.halves(-80...900)) }
      details.geometry = geometry
      if random.happens(onceIn: 3) { details.text = random.element(of: texts) }
      details.tag = random.element(of: [0, 0, 7])
      details.clipsToBounds = random.happens(onceIn: 3)
      let view = tree.addView(details, to: random.element(of: views.suffix(6)))
      if random.happens(onceIn: 6) { tree.setHidden(true, of: view) }
      if random.happens(onceIn: 6) { tree.setAlpha(0.25, of: view) }
      tree.setUserInteractionEnabled(!random.happens(onceIn: 5), of: view)
      views.append(view)
    }
    return tree
  }

  @Test(arguments: 0..<40)
  func `a printed tree reads back as itself`(_ seed: Int) throws {
    let tree = Self.tree(seed: UInt64(seed), count: 60)

    let scene = try Reading.open(DumpWriter(tree: tree).text())

    let read = scene.document.tree
    let written = tree.windows.flatMap { tree.subtree(of: $0) }
    let found = read.windows.flatMap { read.subtree(of: $0) }
    #expect(found.count == written.count)
    for (one, other) in zip(written, found) {
      let address = DumpWriter.address(one)
      try #require(scene.addresses[address] == read[other].identifier)
      #expect(Self.facts(of: one, in: tree) == Self.facts(of: other, in: read), "\(address)")
      #expect(Self.isNear(tree.geometry(of: one), read.geometry(of: other)), "\(address)")
    }
  }

  private static func facts(of view: ViewID, in tree: ViewTree) -> [String] {
    let details = tree[view]
    return [
      details.className, details.superclassName ?? "", details.text ?? "-", "\(details.tag)",
      "\(details.clipsToBounds)", "\(tree.alpha(of: view))", "\(tree.isHidden(view))",
      "\(tree.isUserInteractionEnabled(view))",
    ].map { $0 == "UIView" ? "" : $0 }
  }

  /// The printed frame has six digits: a thousandth of a point is what is left of them.
  private static func isNear(_ one: ViewGeometry, _ other: ViewGeometry) -> Bool {
    let pairs = [
      (one.bounds.minX, other.bounds.minX), (one.bounds.minY, other.bounds.minY),
      (one.bounds.width, other.bounds.width), (one.bounds.height, other.bounds.height),
      (one.center.x, other.center.x), (one.center.y, other.center.y),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.02 } && one.anchorPoint == other.anchorPoint
      && one.transform == other.transform
  }
}
