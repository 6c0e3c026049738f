import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// Two fingers by one mouse.
struct SeveralFingersTests {
  private static let scene = """
    { format: "hitscope.scene/1", view: { id: "page", frame: [0, 0, 390, 844],
      isMultipleTouchEnabled: true, subviews: [
        { id: "top", frame: [0, 0, 390, 300] }, { id: "bottom", frame: [0, 544, 390, 300] } ] } }
    """

  @Test func `with Alt held both fingers are shown before they touch`() throws {
    var sandbox = try Sandbox(Self.scene)

    sandbox.move(to: sandbox.windowPoint(Point(100, 100)), .alt)

    let fingers = sandbox.picture.stage.overlay.fingers
    #expect(fingers.map(\.finger) == [Finger(1), Finger(2)])
    #expect(fingers.allSatisfy { !$0.isDown && $0.isNumbered })
    #expect(fingers.last?.center == sandbox.windowPoint(Point(290, 744)))
  }

  @Test func `the sum of a touch by two fingers names both views`() throws {
    var sandbox = try Sandbox(Self.scene)

    sandbox.tap(Point(100, 100), .alt)

    #expect(sandbox.shows("The touches part: 1 goes to top, 2 goes to bottom."))
    let tabs = sandbox.picture.stage.overlay.labels.filter { $0.label.kind == .hitTab }
    #expect(Set(tabs.map(\.label.text)) == ["top", "bottom"])
    #expect(!sandbox.shows("not asked"))
  }

  @Test func `two fingers on one view are summed up as one`() throws {
    var sandbox = try Sandbox(Self.scene)

    sandbox.tap(Point(100, 400), .alt)

    #expect(sandbox.shows("The 2 touches go to page."))
  }

  @Test func `a later touch by one finger is about that finger alone`() throws {
    var sandbox = try Sandbox(Self.scene)
    sandbox.tap(Point(100, 100), .alt)
    sandbox.wait(2000)

    sandbox.tap(Point(100, 400))

    #expect(sandbox.shows("The tap goes to page."))
    #expect(sandbox.picture.stage.overlay.fingers.count == 1)
  }
}
