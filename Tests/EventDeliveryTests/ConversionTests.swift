import EventDelivery
import Geometry
import TestSupport
import Testing

/// UIKit: with no window, nil is the view's own space (B-068, T-048).
@Test func `a view in no window converts to and from nil unchanged`() {
  var tree = ViewTree()
  let view = tree.addView(Sketch.view("v", Rect(40, 60, 10, 10)))

  let outwards = tree.convert(Point(10, 10), from: view, to: nil)
  let inwards = tree.convert(Point(10, 10), from: nil, to: view)

  #expect(outwards == Point(10, 10))
  #expect(inwards == Point(10, 10))
}

@Test(arguments: 0..<40 as Range<UInt64>)
func `a point converted to another view and back is where it was`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 30, overridden: false)
  let invertible = tree.allViews.filter { view in
    tree.ancestors(from: view).allSatisfy { tree.geometry(of: $0).transform.inverse != nil }
  }

  for source in invertible {
    for target in invertible where source < target {
      let there = tree.convert(Point(7, -3), from: source, to: target)
      let back = tree.convert(there, from: target, to: source)

      #expect(abs(back.x - 7) < 1e-6 && abs(back.y + 3) < 1e-6)
    }
  }
}

@Test(arguments: 0..<40 as Range<UInt64>)
func `converting level by level agrees with converting at once`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 30, overridden: false)

  for view in tree.allViews {
    guard let superview = tree.superview(of: view) else { continue }
    let inSuperview = tree.geometry(of: view).toParent.apply(Point(12, 5))
    let onScreen = tree.toScreen(superview).apply(inSuperview)

    let difference = onScreen - tree.toScreen(view).apply(Point(12, 5))
    #expect(abs(difference.x) < 1e-6 && abs(difference.y) < 1e-6)
  }
}

@Test func `setting a frame under a transform gives that frame back`() {
  var geometry = ViewGeometry(
    frame: Rect(0, 0, 80, 40), transform: .scale(0.5, 2), anchorPoint: Point(0, 1))

  geometry.setFrame(Rect(20, 30, 100, 60))

  #expect(geometry.frame == Rect(20, 30, 100, 60))
  #expect(geometry.bounds.size == Size(200, 30))
}

@Test func `a rectangle converts to the box around its turned corners`() {
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  var details = Sketch.view("turned", Rect(100, 100, 100, 100))
  details.geometry.transform = .rotation(degrees: 45)
  let turned = tree.addView(details, to: main)

  let box = tree.convert(Rect(0, 0, 100, 100), from: turned, to: main)

  let half = 50 * 2.0.squareRoot()
  #expect(abs(box.minX - (150 - half)) < 1e-9)
  #expect(abs(box.width - 2 * half) < 1e-9)
}
