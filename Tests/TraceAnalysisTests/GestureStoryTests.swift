import EventDelivery
import Geometry
import Testing
import TraceAnalysis

/// What recognizers have done at each step, and what is between them.
struct GestureStoryTests {
  private static func tree(
    _ change: (inout Recognizer, inout Recognizer) -> Void = { _, _ in }
  ) throws -> ViewTree {
    var tree = ClassicTree.make()
    let e = try #require(tree.view(identifier: "E"))
    var single = Recognizer(identifier: "single", className: "UITapGestureRecognizer")
    var double = Recognizer(identifier: "double", className: "UITapGestureRecognizer")
    double.properties = [DataValue.Member(key: "numberOfTapsRequired", value: .number(2))]
    change(&single, &double)
    double.view = e
    single.view = e
    let required = tree.addRecognizer(double)
    single.requireToFail = [required]
    tree.addRecognizer(single)
    return tree
  }

  private static func tap(_ tree: ViewTree) -> DeliveryRun {
    DeliveryRun.playing(
      [InputItem(action: .tap(.view("E"), count: 1, fingers: 1))], on: tree)
  }

  @Test func `a tap that waits for a double tap acts once that has failed`() throws {
    let run = Self.tap(try Self.tree())

    let story = DeliveryPicture(of: run, shown: run.events.count).gestures

    let single = try #require(run.tree.recognizer(identifier: "single"))
    let double = try #require(run.tree.recognizer(identifier: "double"))
    #expect(story.course(of: single)?.state == .ended)
    #expect(story.course(of: double)?.failure == .timedOut)
    #expect(story.relations == [GestureStory.Relation(.waitsFor, single, double)])
  }

  @Test func `a held touch is held until it is let go`() throws {
    let run = Self.tap(
      try Self.tree { _, double in
        double.properties.append(
          DataValue.Member(key: "delaysTouchesBegan", value: .boolean(true)))
      })
    let held = try #require(
      run.events.first { event in
        if case .gesture(.held) = event.kind { return true }
        return false
      })

    let picture = DeliveryPicture(of: run, shown: held.index.position + 1)
    let end = DeliveryPicture(of: run, shown: run.events.count)

    #expect(picture.gestures.held.map(\.phase) == [.began])
    #expect(end.gestures.held == [])
  }

  @Test func `each recognizer has a lane with its states`() throws {
    let run = Self.tap(try Self.tree())

    let lanes = Timeline(events: run.events).recognizers

    let states = lanes.map { lane in lane.changes.map(\.state) }
    #expect(lanes.map { run.tree[$0.recognizer].identifier } == ["double", "single"])
    #expect(states == [[.possible, .failed, .possible], [.possible, .ended, .possible]])
  }

  @Test func `a new touch forgets the recognizers that are done`() throws {
    let run = DeliveryRun.playing(
      [
        InputItem(action: .tap(.view("E"), count: 1, fingers: 1)),
        InputItem(action: .tap(.view("B"), count: 1, fingers: 1)),
      ], on: try Self.tree())

    let story = DeliveryPicture(of: run, shown: run.events.count).gestures

    #expect(story.courses == [])
  }
}
