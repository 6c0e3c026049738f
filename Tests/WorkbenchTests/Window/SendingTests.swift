import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// What no finger does: holding the queue, keys, motion, the system's words.
struct SendingTests {
  /// A field that takes the focus, and a page that handles a shake.
  private static let scene = """
    { format: "hitscope.scene/1",
      windows: [ { id: "main", rootViewController: { id: "root", view: { id: "page", subviews: [
        { class: "UITextField", id: "field", frame: [20, 100, 200, 40] },
        { id: "card", frame: [20, 200, 200, 200],
          overrides: { canBecomeFirstResponder: true, motionBegan: "handle" } } ] } } } ] }
    """

  @Test func `while the queue is held, touches wait and are listed`() throws {
    var sandbox = try Sandbox(Self.scene)
    try sandbox.click(.hold)

    try sandbox.tap("card")
    try sandbox.tap("card")

    #expect(sandbox.session.run.engine.queuedEvents.count == 4)
    #expect(sandbox.shows("Held in the queue: 4 events"))
    #expect(!sandbox.log.contains { $0.hasPrefix("card") })
  }

  @Test func `a turn takes one event, and letting go takes the rest`() throws {
    var sandbox = try Sandbox(Self.scene)
    try sandbox.click(.hold)
    try sandbox.tap("card")
    try sandbox.tap("card")

    try sandbox.click(.turn)
    let began = sandbox.log.filter { $0.hasPrefix("card touchesBegan") }.count
    let waiting = sandbox.session.run.engine.queuedEvents.count
    sandbox.key(.character("h"))

    #expect(began == 1)
    #expect(waiting == 3)
    #expect(sandbox.log.filter { $0.hasPrefix("card touchesEnded") }.count == 2)
    #expect(sandbox.session.run.engine.queuedEvents.isEmpty)
  }

  @Test func `with nothing held a turn says why it can't be used`() throws {
    var sandbox = try Sandbox(Self.scene)

    sandbox.key(.character("h"))

    let turn = try sandbox.target(.turn)
    #expect(!turn.isEnabled)
    #expect(turn.tooltip == "no event is held")
  }

  @Test func `a shake is sent from the menu by the keyboard alone`() throws {
    var sandbox = try Sandbox(Self.scene)
    sandbox.key(.character("s"))
    let row = try #require(
      MenuBuilder(
        session: sandbox.session, view: sandbox.workbench.view, phrases: sandbox.workbench.phrases
      ).menu(.send).rows.firstIndex { $0.command == .send(.motion(.shake)) })

    for _ in 0..<row { sandbox.key(.down) }
    sandbox.key(.enter)

    #expect(sandbox.workbench.view.popup == nil)
    #expect(sandbox.log.contains { $0.contains("motion shake") })
  }

  @Test func `the inspector makes a view first responder, and the tree says so`() throws {
    var sandbox = try Sandbox(Self.scene)
    let field = try sandbox.view("field")
    try sandbox.click(.treeRow(.view(field)))

    let button = try sandbox.target(.call("becomeFirstResponder()"))
    sandbox.workbench.perform(
      .send(.effects([.becomeFirstResponder("field")])), at: sandbox.now)

    #expect(button.isEnabled)
    #expect(sandbox.log.contains("first responder nil > field"))
    #expect(sandbox.shows("first responder"))
    #expect(sandbox.has(.call("resignFirstResponder()")))
  }

  @Test func `an application that isn't in front gets nothing`() throws {
    var sandbox = try Sandbox(Self.scene)
    sandbox.workbench.perform(.send(.system(.willResignActive)), at: sandbox.now)

    try sandbox.tap("card")

    #expect(!sandbox.log.contains { $0.hasPrefix("hitTest") })
    #expect(sandbox.session.picture.application?.isActive == false)
  }

  @Test func `a touch from an earlier step keeps what was sent before it`() throws {
    var sandbox = try Sandbox(Self.scene)
    sandbox.workbench.perform(
      .send(.effects([.becomeFirstResponder("card")])), at: sandbox.now)
    try sandbox.tap("card")
    sandbox.key(.left)

    try sandbox.tap("card")

    #expect(sandbox.session.run.inputs.count == 3)
    #expect(sandbox.log.contains("first responder nil > card"))
  }
}
