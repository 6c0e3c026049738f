import EventDelivery
import TestSupport
import Testing

/// A random tree with random recognizers on its views, some with requirements and delegates.
private func treeWithRecognizers(seed: UInt64) -> ViewTree {
  var tree = RandomTree.make(seed: seed, viewCount: 30)
  var random = SeededGenerator(seed: seed ^ 0x6E57)
  let views = Array(tree.allViews)
  var earlier: [RecognizerID] = []
  for index in 0..<24 {
    var recognizer = randomRecognizer("g\(index)", &random)
    recognizer.view = random.element(of: views)
    if random.happens(onceIn: 3), !earlier.isEmpty {
      recognizer.requireToFail = [random.element(of: earlier)]
    }
    earlier.append(tree.addRecognizer(recognizer))
  }
  if random.happens(onceIn: 2), let first = earlier.first, let last = earlier.last {
    tree.updateRecognizer(first) { $0.requireToFail = [last] }
  }
  return tree
}

private func randomRecognizer(_ name: String, _ random: inout SeededGenerator) -> Recognizer {
  let classes = [
    "UITapGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIGestureRecognizer",
  ]
  var recognizer = Recognizer(identifier: name, className: random.element(of: classes))
  let flags = ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"]
  recognizer.properties = flags.map {
    DataValue.Member(key: $0, value: .boolean(random.happens(onceIn: 2)))
  }
  if recognizer.className == "UITapGestureRecognizer" {
    let taps = Double(random.element(of: [1, 1, 2, 3]))
    recognizer.properties.append(
      DataValue.Member(key: "numberOfTapsRequired", value: .number(taps)))
  }
  let questions = [
    "shouldBegin", "shouldReceiveTouch", "shouldRecognizeSimultaneouslyWith",
    "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
  ]
  let answers = questions.filter { _ in random.happens(onceIn: 6) }.map {
    DataValue.Member(key: $0, value: .boolean(random.happens(onceIn: 2)))
  }
  if !answers.isEmpty {
    recognizer.properties.append(DataValue.Member(key: "delegate", value: .object(answers)))
  }
  recognizer.actions = [RecognizerAction(action: "act:", target: .application)]
  return recognizer
}

private func settledRun(seed: UInt64) -> DeliveryRun {
  let tree = treeWithRecognizers(seed: seed)
  var run = DeliveryRun(tree: tree, inputs: RandomTree.touches(40, on: tree, seed: seed))
  run.settle()
  return run
}

@Test(arguments: 0..<120 as Range<UInt64>)
func `no recognizer ever changes its state in a way that UIKit's don't`(seed: UInt64) {
  let run = settledRun(seed: seed)

  var states: [RecognizerID: RecognizerState] = [:]
  for event in run.events {
    guard case .gesture(let step) = event.kind else { continue }
    switch step {
    case .state(let recognizer, let old, let new, let reason):
      #expect(states[recognizer, default: .possible] == old)
      #expect(old.mayBecome(new), "\(old) > \(new)")
      #expect((new == .failed) == (reason != nil && old == .possible))
      states[recognizer] = new
    case .reset(let recognizer):
      #expect(states[recognizer]?.isFinished == true)
      states[recognizer] = .possible
    case .touches, .waits, .asked, .viewAsked, .action, .held, .replayed, .dropped: break
    }
  }
}

@Test(arguments: 0..<120 as Range<UInt64>)
func `once all fingers are up and nothing is pending every recognizer is possible`(seed: UInt64) {
  let run = settledRun(seed: seed)

  for index in 0..<run.tree.recognizerCount {
    #expect(run.engine.state(of: RecognizerID(index: Int32(index))) == .possible)
  }
  #expect(run.engine.nextDeadline == nil)
  let begun = run.events.filter { event in
    guard case .gesture(.state(_, from: .possible, _, _)) = event.kind else { return false }
    return true
  }
  let resets = run.events.filter { event in
    guard case .gesture(.reset) = event.kind else { return false }
    return true
  }
  #expect(begun.count == resets.count)
}

@Test(arguments: 0..<120 as Range<UInt64>)
func `no touch of a view is left open, whatever recognizers hold back`(seed: UInt64) {
  let run = settledRun(seed: seed)

  var open: [String: Int] = [:]
  for event in run.events {
    guard case .touch(.called(let call)) = event.kind,
      isFirst(event, in: run.events)
    else { continue }
    for finger in call.fingers {
      let key = "\(call.responder) \(finger.number)"
      switch call.phase {
      case .began: open[key, default: 0] += 1
      case .ended, .cancelled: open[key, default: 0] -= 1
      case .moved: #expect(open[key, default: 0] > 0, "\(key)")
      case .stationary: break
      }
    }
  }
  #expect(open.values.allSatisfy { $0 == 0 })
}

/// Whether a call is the first of its way up, made by delivery and not by the responder before.
private func isFirst(_ event: TraceEvent, in events: [TraceEvent]) -> Bool {
  guard event.index.position > 0, case .touch(.called(let call)) = event.kind else { return true }
  for earlier in events[..<event.index.position].reversed() {
    guard case .touch(.called(let before)) = earlier.kind else {
      if case .action = earlier.kind { continue }
      return true
    }
    guard case .passedOn(_, let next) = before.disposition else { return true }
    return next != call.responder || before.phase != call.phase
  }
  return true
}

@Test(arguments: 0..<40 as Range<UInt64>)
func `recognizers give the same trace twice`(seed: UInt64) {
  let first = settledRun(seed: seed)
  let second = settledRun(seed: seed)

  #expect(first.events == second.events)
}
