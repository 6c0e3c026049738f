import EventDelivery
import TestSupport
import Testing

/// The calls of a run that start at the view a touch is bound to, as method and finger.
private func calls(in events: [TraceEvent], on view: ViewID, of finger: Finger) -> [TouchPhase] {
  events.compactMap { event in
    guard case .touch(.called(let call)) = event.kind, call.responder == .view(view),
      call.fingers.contains(finger)
    else { return nil }
    return call.phase
  }
}

@Test(arguments: 0..<40 as Range<UInt64>)
func `the same tree and inputs give the same trace`(seed: UInt64) {
  let inputs = RandomTree.touches(24, on: RandomTree.make(seed: seed, viewCount: 30), seed: seed)

  let first = DeliveryRun(tree: RandomTree.make(seed: seed, viewCount: 30), inputs: inputs)
  let second = DeliveryRun(tree: RandomTree.make(seed: seed, viewCount: 30), inputs: inputs)

  #expect(first.events == second.events)
  #expect(first.engine.touches == second.engine.touches)
}

@Test(arguments: 0..<40 as Range<UInt64>)
func `a replay of a run's own inputs gives the same trace`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 30)
  let inputs = RandomTree.touches(24, on: tree, seed: seed)
  let run = DeliveryRun(tree: tree, inputs: inputs)

  let replay = DeliveryRun(tree: run.initialTree, inputs: run.inputs)

  #expect(replay.events == run.events)
}

@Test(arguments: 0..<40 as Range<UInt64>)
func `every step lies inside an earlier one that is one level out`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 30)

  let run = DeliveryRun(tree: tree, inputs: RandomTree.touches(24, on: tree, seed: seed))

  for (position, event) in run.events.enumerated() {
    #expect(event.index == TraceIndex(position))
    guard let parent = event.parent else {
      #expect(event.depth == 0)
      continue
    }
    #expect(parent < event.index)
    #expect(run.events[parent.position].depth == event.depth - 1)
  }
}

/// UIKit: for each touch it got in began, a view gets one ended or cancelled (B-082).
@Test(arguments: 0..<40 as Range<UInt64>)
func `a view that gets began gets one end for it`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 30)
  let inputs = RandomTree.touches(40, on: tree, seed: seed)

  let run = DeliveryRun(tree: tree, inputs: inputs)

  for view in tree.allViews {
    for finger in [Finger(1), Finger(2), Finger(3)] {
      let bound = run.events.filter { event in
        guard case .hitTest(.bound(let binding)) = event.kind else { return false }
        return binding.view == view && binding.finger == finger
      }
      guard !bound.isEmpty, !isForwardedTo(view, in: run) else { continue }
      let phases = calls(in: run.events, on: view, of: finger)
      let ends = phases.filter { $0 == .ended || $0 == .cancelled }
      #expect(phases.filter { $0 == .began }.count == ends.count)
    }
  }
}

/// Whether any call reached the view from another responder, whose own overrides then decide.
private func isForwardedTo(_ view: ViewID, in run: DeliveryRun) -> Bool {
  run.events.contains { event in
    guard case .touch(.called(let call)) = event.kind else { return false }
    switch call.disposition {
    case .passedOn(_, let next): return next == .view(view)
    case .handled, .endless: return false
    }
  }
}

@Test(arguments: 0..<60 as Range<UInt64>)
func `every responder chain ends and meets nobody twice`(seed: UInt64) {
  let tree = RandomTree.make(seed: seed, viewCount: 60)

  for view in tree.allViews {
    let chain = tree.responderChain(from: .view(view))

    #expect(chain.first == .view(view))
    #expect(Set(chain).count == chain.count)
    for (link, next) in zip(chain, chain.dropFirst()) { #expect(tree.next(of: link) == next) }
  }
}

@Test(arguments: 0..<30 as Range<UInt64>)
func `without overrides every view's chain passes its window and ends at the delegate`(
  seed: UInt64
) {
  let tree = RandomTree.make(seed: seed, viewCount: 60, overridden: false)

  for view in tree.allViews {
    let chain = tree.responderChain(from: .view(view))

    #expect(chain.dropLast(2) == tree.ancestors(from: view).map { .view($0) }[...])
    #expect(chain.suffix(2) == [.application, .applicationDelegate])
  }
}
