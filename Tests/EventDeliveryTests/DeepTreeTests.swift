import EventDelivery
import Geometry
import Testing

private let levels = 100_000
/// Built once: it is a value, so that no test can change it for another.
private let tower = Sketch.tower(levels: levels)

@Test func `a hundred thousand levels are hit-tested without overflowing the stack`() {
  let (tree, top) = tower

  let result = tree.hitTest(atScreenPoint: Point(100, 100))

  #expect(result?.view == top)
}

@Test func `a touch climbs a hundred thousand levels and is discarded`() {
  let (tree, top) = tower
  let began = TouchSample(finger: Finger(1), phase: .began, point: Point(100, 100))

  let run = DeliveryRun(
    tree: tree, inputs: [TimedInput(time: .zero, input: .touches([began]))])

  let calls = run.events.filter { event in
    guard case .touch(.called) = event.kind else { return false }
    return true
  }
  #expect(run.engine.touch(of: Finger(1))?.view == top)
  #expect(calls.count == levels + 3)
}

@Test func `views that all count their subviews as inside are asked without recursion`() {
  let depth = 20_000
  var (tree, top) = Sketch.tower(levels: depth)
  for view in tree.ancestors(from: top).dropLast() {
    tree.setOverrides(Sketch.overrides { $0.pointInside = .includeSubviews }, of: view)
  }
  tree.updateDetails(of: top) { $0.geometry = ViewGeometry(frame: Rect(500, 0, 50, 50)) }
  tree.setOverrides(Sketch.overrides { $0.pointInside = .always }, of: tree.windows[0])

  let result = tree.hitTest(atScreenPoint: Point(510, 10))

  #expect(result?.view == top)
}

@Test func `converting and walking a deep tree needs no stack`() {
  let (tree, top) = tower
  let main = tree.windows[0]

  let converted = tree.convert(Point(3, 4), from: main, to: top)

  #expect(converted == Point(3, 4))
  #expect(tree.ancestors(from: top).count == levels + 1)
  #expect(tree.subtree(of: main).count == levels + 1)
  #expect(tree.responderChain(from: .view(top)).count == levels + 3)
}
