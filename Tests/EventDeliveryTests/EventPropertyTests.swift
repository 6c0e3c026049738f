import EventDelivery
import TestSupport
import Testing

/// Random scenes whose inputs and actions change them while fingers are down.
struct EventPropertyTests {
  private static let seeds: Range<UInt64> = 0..<100

  /// A touch that a responder has heard the beginning of.
  private struct Opening: Hashable {
    let responder: ResponderID
    let finger: Finger
  }

  /// What a responder has heard of a finger's touches.
  private struct Story {
    var beginnings = 0
    var ends = 0
    /// Whether the latest call was no end.
    var isOpen = false
  }

  /// UIKit: every touch that began for a responder, whose finger has lifted and none of whose events was
  /// dropped, ends or is cancelled there, once (B-082, B-085).
  @Test(arguments: seeds, [false, true])
  func `every touch that began for a responder ends there once`(
    seed: UInt64, hasRecognizers: Bool
  ) {
    let scene = RandomScene.make(seed: seed, steps: 60, hasRecognizers: hasRecognizers)
    var run = DeliveryRun(tree: scene.tree, inputs: scene.inputs)
    run.settle()

    var stories: [Opening: Story] = [:]
    for event in run.events {
      guard case .touch(.called(let call)) = event.kind else { continue }
      for finger in call.fingers {
        let opening = Opening(responder: call.responder, finger: finger)
        var story = stories[opening, default: Story()]
        switch call.phase {
        case .began:
          // An end that is held back may come after the finger's next beginning.
          #expect(!story.isOpen || hasRecognizers, "\(opening) began twice")
          story.beginnings += 1
          story.isOpen = true
        case .moved:
          #expect(story.isOpen || hasRecognizers, "\(opening) moves and isn't open")
          #expect(story.beginnings > 0, "\(opening) moves and never began")
        case .ended, .cancelled:
          story.ends += 1
          // Two touches of one finger may end in one call, which names the finger once.
          #expect(story.ends <= story.beginnings, "\(opening) ends and never began")
          story.isOpen = false
        case .stationary: Issue.record("a stationary touch calls nobody")
        }
        stories[opening] = story
      }
    }

    #expect(stories.filter(\.value.isOpen).isEmpty)
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

  @Test(arguments: seeds, [false, true])
  func `the same scene and inputs give the same trace, edits and all`(
    seed: UInt64, hasRecognizers: Bool
  ) {
    let scene = RandomScene.make(seed: seed, steps: 60, hasRecognizers: hasRecognizers)
    let again = RandomScene.make(seed: seed, steps: 60, hasRecognizers: hasRecognizers)

    let first = DeliveryRun(tree: scene.tree, inputs: scene.inputs)
    let second = DeliveryRun(tree: again.tree, inputs: again.inputs)

    #expect(first.events == second.events)
    #expect(first.lines == second.lines)
  }

  /// The edits happen while fingers are down, and everything that can be said is said.
  @Test func `the random scenes are lively`() {
    let runs = Self.seeds.map { seed in
      let scene = RandomScene.make(seed: seed, steps: 60, hasRecognizers: true)
      return DeliveryRun(tree: scene.tree, inputs: scene.inputs)
    }

    let lines = runs.flatMap(\.lines)

    for part in [
      " touchesCancelled ", " touchUpInside", " touchCancel", " action ", "do insert ",
      "do present ",
      "do remove ", "do animate ", "do dismiss ", "event queue held", "main thread busy",
      " notActive", "first responder ", " held", " dropped ",
    ] {
      #expect(lines.filter { $0.contains(part) }.count > 10, "\(part)")
    }
  }

  /// UIKit: a control that nobody touches any more follows nobody (B-154).
  @Test(arguments: seeds, [false, true])
  func `no control tracks or is highlighted once all fingers are up`(
    seed: UInt64, hasRecognizers: Bool
  ) {
    let scene = RandomScene.make(seed: seed, steps: 60, hasRecognizers: hasRecognizers)
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
