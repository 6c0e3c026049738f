import EventDelivery
import TestSupport
import Testing

/// Random scenes whose inputs and actions change them while fingers are down.
struct EventPropertyTests {
  private static let seeds: Range<UInt64> = 0..<150

  /// What each responder was told of each touch, by where the touch began.
  private struct Story {
    let responder: ResponderID
    let finger: Finger
    var isOpen = true
  }

  /// UIKit: every touch that began for a responder, whose finger has lifted and none of whose events was
  /// dropped, ends or is cancelled there, once (B-082, B-085).
  @Test(arguments: seeds)
  func `every touch that began for a responder ends there once`(seed: UInt64) {
    let scene = RandomScene.make(seed: seed, steps: 60)
    var run = DeliveryRun(tree: scene.tree, inputs: scene.inputs)
    run.settle()

    var open: [Story] = []
    for event in run.events {
      guard case .touch(.called(let call)) = event.kind else { continue }
      for finger in call.fingers {
        let index = open.firstIndex { $0.responder == call.responder && $0.finger == finger }
        switch call.phase {
        case .began:
          #expect(index == nil, "\(call.responder) has begun with \(finger) already")
          open.append(Story(responder: call.responder, finger: finger))
        case .moved:
          #expect(index != nil, "\(call.responder) hears of a move of \(finger) that never began")
        case .ended, .cancelled:
          #expect(index != nil, "\(call.responder) hears of an end of \(finger) that never began")
          if let index { open.remove(at: index) }
        case .stationary: Issue.record("a stationary touch calls nobody")
        }
      }
    }

    #expect(open.map(\.responder) == [])
    #expect(run.engine.touches.allSatisfy { !$0.isDown })
  }

  @Test(arguments: seeds)
  func `every step's chain ends and meets nobody twice, whatever was edited`(seed: UInt64) {
    let scene = RandomScene.make(seed: seed, steps: 60)

    let run = DeliveryRun(tree: scene.tree, inputs: scene.inputs)

    for view in run.tree.allViews {
      let chain = run.tree.responderChain(from: .view(view))
      #expect(Set(chain).count == chain.count)
      #expect(chain.last.map { run.tree.next(of: $0) } == .some(nil))
    }
  }

  @Test(arguments: seeds)
  func `the same scene and inputs give the same trace, edits and all`(seed: UInt64) {
    let scene = RandomScene.make(seed: seed, steps: 60)
    let again = RandomScene.make(seed: seed, steps: 60)

    let first = DeliveryRun(tree: scene.tree, inputs: scene.inputs)
    let second = DeliveryRun(tree: again.tree, inputs: again.inputs)

    #expect(first.events == second.events)
    #expect(first.lines == second.lines)
  }

  /// UIKit: a control that nobody touches any more follows nobody (B-154).
  @Test(arguments: seeds)
  func `no control tracks or is highlighted once all fingers are up`(seed: UInt64) {
    let scene = RandomScene.make(seed: seed, steps: 60)
    var run = DeliveryRun(tree: scene.tree, inputs: scene.inputs)

    run.settle()

    for view in run.tree.allViews {
      #expect(!run.engine.isTracking(view))
      #expect(!run.engine.isHighlighted(view))
    }
  }

  @Test(arguments: seeds)
  func `whoever is first responder is in a window and willing`(seed: UInt64) {
    let scene = RandomScene.make(seed: seed, steps: 60)

    let run = DeliveryRun(tree: scene.tree, inputs: scene.inputs)

    for window in run.tree.windows {
      guard let view = run.engine.firstResponder(of: window)?.viewID else { continue }
      #expect(run.tree.window(of: view) == window)
      #expect(run.engine.canBecomeFirstResponder(.view(view)))
    }
  }
}
