import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// What was delivered, and going back and forth in it.
struct SessionTests {
  @Test func `a tap is delivered, its last step is shown and its view selected`() throws {
    var sandbox = try Sandbox(shopScene)

    try sandbox.tap("buy")

    #expect(sandbox.log.contains("buy action bought: > root"))
    #expect(sandbox.session.cursor.isAtEnd)
    #expect(sandbox.selection == "buy")
    #expect(sandbox.session.run.inputs.map(\.time.seconds) == [0, 0.05])
  }

  @Test func `a second tap is added to the run, as much later as it came`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    sandbox.wait(950)

    try sandbox.tap("other")

    #expect(sandbox.session.run.inputs.map(\.time.seconds) == [0, 0.05, 1, 1.05])
    #expect(sandbox.selection == "other")
  }

  @Test func `a touch after going back to the start begins a new run`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    sandbox.key(.home)

    try sandbox.tap("other")

    #expect(sandbox.session.run.inputs.count == 2)
    #expect(sandbox.session.run.inputs.first?.time == .zero)
    #expect(!sandbox.log.contains { $0.contains("buy action") })
  }

  @Test func `a touch after going back into the second tap keeps the first`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    try sandbox.tap("other")
    sandbox.key(.left)

    sandbox.tap(Point(30, 30))

    let bound = sandbox.log.filter { $0.hasPrefix("touch 1 view") }
    #expect(
      bound == [
        "touch 1 view buy window main gestures []", "touch 1 view page window main gestures []",
      ])
  }

  @Test func `stepping selects who the step is about`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    let refusal = try #require(sandbox.log.firstIndex { $0.hasPrefix("hitTest other") })

    sandbox.workbench.perform(.showStep(TraceIndex(refusal)), at: 0)

    #expect(sandbox.selection == "other")
    #expect(sandbox.shows("Step \(refusal + 1) of \(sandbox.log.count)"))
  }

  @Test func `an edit delivers the same touches again`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    let hidden = SceneEdit.view(try sandbox.view("buy"), .isHidden(true))

    sandbox.workbench.perform(.edit([hidden]), at: 0)

    #expect(sandbox.log.contains("touch 1 view card window main gestures []"))
    #expect(sandbox.session.cursor.isAtEnd)
  }

  @Test func `undo and redo go through the edits`() throws {
    var sandbox = try Sandbox(shopScene)
    let view = try sandbox.view("buy")
    sandbox.workbench.perform(.edit([.view(view, .isHidden(true))]), at: 0)
    sandbox.workbench.perform(.edit([.view(view, .alpha(0.5))]), at: 0)

    sandbox.key(.character("z"), .shortcut)
    let once = sandbox.session.scene.tree.alpha(of: view)
    sandbox.key(.character("z"), .shortcut)
    let twice = sandbox.session.scene.tree.isHidden(view)
    sandbox.key(.character("z"), [.shortcut, .shift])

    #expect(once == 1)
    #expect(!twice)
    #expect(sandbox.session.scene.tree.isHidden(view))
    #expect(sandbox.session.history.canRedo)
  }

  @Test func `Play delivers the scene's own input and shows a step each 600 milliseconds`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.key(.space)
    let first = sandbox.session.cursor.shown
    sandbox.wait(1250)

    #expect(first == 1)
    #expect(sandbox.session.cursor.shown == 3)
    #expect(sandbox.session.playback.isPlaying)
  }

  @Test func `playing stops at the last step`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.workbench.perform(.setSpeed(8), at: 0)
    sandbox.key(.space)

    sandbox.wait(60_000)

    #expect(sandbox.session.cursor.isAtEnd)
    #expect(!sandbox.session.playback.isPlaying)
    #expect(sandbox.workbench.nextDeadline == nil)
  }

  @Test func `a scene without input has nothing to play and says why`() throws {
    let sandbox = try Sandbox("{ format: \"hitscope.scene/1\", view: { id: \"page\" } }")

    let play = try sandbox.target(.transport(.play))

    #expect(!play.isEnabled)
    #expect(play.tooltip?.contains("touch it first") == true)
  }
}
