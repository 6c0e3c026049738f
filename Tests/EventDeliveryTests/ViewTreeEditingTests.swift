import EventDelivery
import Geometry
import TestSupport
import Testing

/// UIKit: a view added to a second superview leaves the first (T-051).
@Test func `adding to another superview removes from the old one`() {
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  let p = tree.addView(Sketch.view("p", .zero), to: main)
  let q = tree.addView(Sketch.view("q", .zero), to: main)
  let s = tree.addView(Sketch.view("s", .zero), to: p)

  tree.insert(s, into: q, at: .front)

  #expect(tree.subviews(of: p) == [])
  #expect(tree.subviews(of: q) == [s])
  #expect(tree.superview(of: s) == q)
}

/// UIKit: below and above put a view beside its sibling, whatever lies between (T-051).
@Test func `a view goes where its position says among its siblings`() {
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  let views = ["a", "b", "c"].map { tree.addView(Sketch.view($0, .zero), to: main) }

  tree.insert(views[2], into: main, at: .below(views[1]))
  #expect(tree.subviews(of: main) == [views[0], views[2], views[1]])
  tree.insert(views[0], into: main, at: .above(views[1]))
  #expect(tree.subviews(of: main) == [views[2], views[1], views[0]])
  tree.insert(views[0], into: main, at: .index(0))
  #expect(tree.subviews(of: main) == [views[0], views[2], views[1]])
  tree.insert(views[0], into: main, at: .index(99))
  #expect(tree.subviews(of: main) == [views[2], views[1], views[0]])
}

@Test func `a view can't be put inside itself`() {
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  let outer = tree.addView(Sketch.view("outer", .zero), to: main)
  let inner = tree.addView(Sketch.view("inner", .zero), to: outer)

  tree.insert(outer, into: inner, at: .front)

  #expect(tree.superview(of: outer) == main)
  #expect(tree.subviews(of: inner) == [])
}

@Test(arguments: 0..<30 as Range<UInt64>)
func `after any moves each list of subviews is what an array would be`(seed: UInt64) {
  var random = SeededGenerator(seed: seed)
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  let parents = (0..<3).map { tree.addView(Sketch.view("parent\($0)", .zero), to: main) }
  let children = (0..<8).map { tree.addView(Sketch.view("child\($0)", .zero), to: parents[0]) }
  var expected = [children, [], []]

  for _ in 0..<200 {
    let child = random.element(of: children)
    let parent = Int.random(in: 0..<3, using: &random)
    for index in expected.indices { expected[index].removeAll { $0 == child } }
    let siblings = expected[parent]
    let place = Int.random(in: 0...siblings.count, using: &random)
    let position: ViewTree.Position =
      place == siblings.count
      ? .front : random.element(of: [.index(place), .below(siblings[place])])

    tree.insert(child, into: parents[parent], at: position)
    expected[parent].insert(child, at: place)

    for (index, parent) in parents.enumerated() {
      #expect(tree.subviews(of: parent) == expected[index])
      #expect(tree.lastSubview(of: parent) == expected[index].last)
    }
  }
}

/// UIKit: a window shown again comes to the front of its level, and no further (B-031).
@Test func `a window shown again passes its equals and stays under higher levels`() {
  var tree = ViewTree()
  let first = tree.addWindow(Sketch.window("first"))
  let second = tree.addWindow(Sketch.window("second"))
  var alert = Sketch.window("alert")
  alert.window?.windowLevel = 2000
  let high = tree.addWindow(alert)

  tree.apply(.isHidden(true), to: first)
  tree.apply(.isHidden(false), to: first)

  #expect(tree.windowsFrontToBack == [high, first, second])
}
