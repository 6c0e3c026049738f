import EventDelivery
import Geometry
import TestSupport
import Testing

/// Every view whose `hitTest` a trace says has run, in order.
private func visited(in trace: RecordedTrace) -> [ViewID] {
  trace.events.compactMap { event in
    guard case .hitTest(let step) = event.kind else { return nil }
    switch step {
    case .visit(let view, _), .refuse(let view, _, _): return view
    case .pointInside, .answer, .bound: return nil
    }
  }
}

@Test(arguments: 0..<60 as Range<UInt64>)
func `hit-testing asks and answers as the recursive method would, with every override`(
  seed: UInt64
) {
  let tree = RandomTree.make(seed: seed, viewCount: 48)

  for point in RandomTree.points(60, on: tree, seed: seed) {
    var trace = RecordedTrace()
    let result = tree.hitTest(atScreenPoint: point, trace: &trace)

    var naive = NaiveHitTest(tree: tree)
    let expected = naive.hitTest(screenPoint: point)
    #expect(result?.view == expected, "at \(point)")
    #expect(visited(in: trace) == naive.visited, "at \(point)")
  }
}

@Test(arguments: 0..<20 as Range<UInt64>)
func `the answer is the same whether its story is kept or not`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 48)

  for point in RandomTree.points(60, on: tree, seed: seed) {
    var trace = RecordedTrace()
    let told = tree.hitTest(atScreenPoint: point, trace: &trace)

    #expect(tree.hitTest(atScreenPoint: point) == told, "at \(point)")
  }
}

/// UIKit: code may ask outside any event and gets the same answer (B-029).
@Test(arguments: 0..<10 as Range<UInt64>)
func `asked outside an event hitTest answers what a touch there is bound to`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 40)

  for point in RandomTree.points(20, on: tree, seed: seed) {
    let asked = tree.hitTest(atScreenPoint: point)
    let tap = InputItem(action: .tap(.point(point), count: 1, fingers: 1))
    let run = DeliveryRun.playing([tap], on: tree)

    let touch = run.engine.touch(of: Finger(1))
    #expect(touch?.view == asked?.view, "at \(point)")
    #expect(touch?.window == asked?.window, "at \(point)")
  }
}

@Test func `views that forward to each other are refused instead of asked for ever`() {
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  let first = tree.addView(Sketch.view("first", Rect(0, 0, 100, 100)), to: main)
  let second = tree.addView(Sketch.view("second", Rect(200, 0, 100, 100)), to: main)
  tree.setOverrides(
    Sketch.overrides { $0.hitTest = .forward(to: second, converted: true) }, of: first)
  tree.setOverrides(
    Sketch.overrides { $0.hitTest = .forward(to: first, converted: true) }, of: second)

  var trace = RecordedTrace()
  let result = tree.hitTest(atScreenPoint: Point(50, 50), trace: &trace)

  #expect(result?.view == main)
  #expect(
    trace.events.contains { $0.kind == .hitTest(.refuse(first, Point(50, 50), .endless)) })
}

@Test func `an override nobody can see marks what follows as assumed`() {
  var tree = ViewTree()
  let main = tree.addWindow(Sketch.window("main"))
  let view = tree.addView(Sketch.view("view", Rect(0, 0, 100, 100)), to: main)
  tree.setOverrides(Sketch.overrides { $0.pointInside = .unknown }, of: view)

  var trace = RecordedTrace()
  let result = tree.hitTest(atScreenPoint: Point(50, 50), trace: &trace)

  #expect(result == tree.hitTest(atScreenPoint: Point(50, 50)))
  #expect(result?.isAssumed == true)
  #expect(trace.events.filter(\.isAssumed).count == 4)
}
