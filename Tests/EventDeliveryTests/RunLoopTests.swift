import EventDelivery
import Geometry
import Testing

private func handlingPage() -> ViewTree {
  var (tree, page) = Sketch.page()
  let methods: [ResponderMethod] = [
    .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
  ]
  tree.setOverrides(
    Sketch.overrides { overrides in
      overrides.methods = methods.map { MethodOverride(method: $0, behavior: .handle) }
    }, of: page)
  return tree
}

/// UIKit: events wait with their own times, moves become one with all its samples (B-071, B-093, B-319).
@Test func `a busy main thread delivers late, with one move that holds every sample`() throws {
  let busy = TimedInput(time: Timestamp(seconds: 0.1), input: .busy(seconds: 0.5))

  var run = DeliveryRun(
    tree: handlingPage(),
    inputs: [
      Sketch.touches([Sketch.touch(.began, 10, 100)], at: 0), busy,
      Sketch.touches([Sketch.touch(.moved, 20, 100)], at: 0.2),
      Sketch.touches([Sketch.touch(.moved, 30, 100)], at: 0.3),
      Sketch.touches([Sketch.touch(.moved, 40, 100)], at: 0.4),
    ])
  run.settle()

  let moves = run.events.filter { event in
    guard case .touch(.called(let call)) = event.kind else { return false }
    return call.phase == .moved
  }
  let touch = try #require(run.engine.touch(of: Finger(1)))
  #expect(moves.map(\.time.seconds) == [0.6])
  #expect(touch.timestamp == Timestamp(seconds: 0.4))
  #expect(touch.coalesced.map(\.sample.point.x) == [20, 30, 40])
  #expect(touch.coalesced.map(\.time.seconds) == [0.2, 0.3, 0.4])
}

@Test func `a lift and another finger's moves are never merged`() {
  let busy = TimedInput(time: Timestamp(seconds: 0.1), input: .busy(seconds: 1))

  var run = DeliveryRun(
    tree: handlingPage(),
    inputs: [
      Sketch.touches([Sketch.touch(.began, 10, 100)], at: 0), busy,
      Sketch.touches([Sketch.touch(.moved, 20, 100)], at: 0.2),
      Sketch.touches([Sketch.touch(.ended, 20, 100)], at: 0.3),
      Sketch.touches([Sketch.touch(.began, 30, 100)], at: 0.4),
      Sketch.touches([Sketch.touch(.moved, 40, 100)], at: 0.5),
    ])
  run.settle()

  #expect(
    run.lines(beginning: "page touches") == [
      "page touchesBegan {1}", "page touchesMoved {1}", "page touchesEnded {1}",
      "page touchesBegan {1}", "page touchesMoved {1}",
    ])
}

/// UIKit: sensed, forwarded, woken, drained (B-304, B-305, B-306).
@Test func `the pipeline's stations come before the queue`() {
  var tree = handlingPage()
  tree.application.showsPipeline = true

  let run = DeliveryRun(
    tree: tree, inputs: [Sketch.touches([Sketch.touch(.began, 10, 100)], at: 0)])

  #expect(
    run.lines.prefix(6) == [
      "IOKit touches {1 began}", "SpringBoard touches {1 began}", "Source1 touches {1 began}",
      "Source0 touches {1 began}", "event 1 queued touches {1 began}", "event 1 dequeued",
    ])
}

/// UIKit: the system sends events to the application in front; one that resigns loses its touches
/// (B-083, B-305).
@Test func `an application that isn't active gets nothing, and lost what it had`() {
  let resign = TimedInput(time: Timestamp(seconds: 0.1), input: .system(.willResignActive))
  let back = TimedInput(time: Timestamp(seconds: 1), input: .system(.didBecomeActive))

  let run = DeliveryRun(
    tree: handlingPage(),
    inputs: [
      Sketch.touches([Sketch.touch(.began, 10, 100)], at: 0), resign,
      Sketch.touches([Sketch.touch(.began, 50, 100, finger: 2)], at: 0.5), back,
      Sketch.touches([Sketch.touch(.began, 90, 100, finger: 3)], at: 1.5),
    ])

  #expect(
    run.lines(beginning: "page touches") == [
      "page touchesBegan {1}", "page touchesCancelled {1}", "page touchesBegan {3}",
    ])
  #expect(run.lines.contains("SpringBoard dropped touches {2 began} notActive"))
}

@Test func `a held queue fills up, and a turn takes one event`() {
  let hold = TimedInput(time: .zero, input: .effect(.holdQueue(true)))
  let turn = TimedInput(time: Timestamp(seconds: 1), input: .effect(.turn))
  let letGo = TimedInput(time: Timestamp(seconds: 2), input: .effect(.holdQueue(false)))

  let run = DeliveryRun(
    tree: handlingPage(),
    inputs: [
      hold, Sketch.touches([Sketch.touch(.began, 10, 100)], at: 0.1),
      Sketch.touches([Sketch.touch(.moved, 20, 100)], at: 0.2),
      Sketch.touches([Sketch.touch(.ended, 20, 100)], at: 0.3), turn, letGo,
    ])

  let calls = run.events.filter { event in
    guard case .touch(.called) = event.kind else { return false }
    return true
  }
  #expect(calls.map(\.time.seconds) == [1, 2, 2])
}
