import EventDelivery
import Geometry
import PlatformInterface
import Testing

@testable import Workbench

/// Fingers from the mouse and from a touch screen.
struct StageInputTests {
  @Test func `pressing, moving and lifting the mouse is one finger's touch`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.drag(
      from: sandbox.windowPoint(Point(60, 540)), to: sandbox.windowPoint(Point(200, 700)))

    let phases = sandbox.log.filter { $0.contains(" queued ") }
    #expect(phases.first == "event 1 queued touches {1 began}")
    #expect(phases.last?.hasSuffix("queued touches {1 ended}") == true)
    #expect(phases.contains("event 2 queued touches {1 moved}"))
    #expect(sandbox.log.contains("touch 1 view other window main gestures []"))
  }

  @Test func `Alt makes two fingers that mirror each other about the centre`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.press(at: sandbox.windowPoint(Point(60, 540)), .alt)

    let points = sandbox.session.run.engine.touches.map(\.location)
    #expect(points.count == 2)
    let sum = points[0] + points[1]
    #expect(abs(sum.x - 390) < 1e-6 && abs(sum.y - 844) < 1e-6)
  }

  @Test func `Alt and Shift move the pair together`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.press(at: sandbox.windowPoint(Point(60, 540)), .alt)
    let before = sandbox.session.run.engine.touches.map(\.location)

    sandbox.wait(20)
    sandbox.move(to: sandbox.windowPoint(Point(80, 550)), [.alt, .shift])

    let after = sandbox.session.run.engine.touches.map(\.location)
    #expect((after[0] - before[0]).distance(to: Point(20, 10)) < 1e-6)
    #expect((after[1] - before[1]).distance(to: Point(20, 10)) < 1e-6)
  }

  @Test func `the toolbar's two fingers need no Alt`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.workbench.perform(.setFingers(2), at: 0)

    sandbox.press(at: sandbox.windowPoint(Point(60, 540)))

    #expect(sandbox.log.first == "event 1 queued touches {1 began, 2 began}")
  }

  @Test func `two quick clicks count up on the one place`() throws {
    var sandbox = try Sandbox(shopScene)

    try sandbox.tap("other")
    sandbox.wait(100)
    try sandbox.tap("other")

    #expect(sandbox.session.run.engine.touches.first?.tapCount == 2)
  }

  @Test func `Escape takes back the touch that is under way`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.press(at: sandbox.windowPoint(Point(60, 540)))

    sandbox.key(.escape)
    sandbox.release(at: sandbox.windowPoint(Point(60, 540)))

    #expect(sandbox.log.contains("event 2 queued touches {1 cancelled}"))
    #expect(!sandbox.log.contains { $0.contains("ended") })
  }

  @Test func `losing the focus takes back every touch`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.press(at: sandbox.windowPoint(Point(60, 540)))

    sandbox.send(.window(.focusLost))

    #expect(sandbox.log.contains("other touchesCancelled {1} default > page"))
  }

  @Test func `fingers of a touch screen are fingers of their own number`() throws {
    var sandbox = try Sandbox(shopScene)
    let first = sandbox.windowPoint(Point(60, 540))
    let second = sandbox.windowPoint(Point(300, 700))

    sandbox.send(.finger(FingerEvent(.down, finger: 1, at: first)))
    sandbox.send(.finger(FingerEvent(.down, finger: 2, at: second)))
    sandbox.send(.finger(FingerEvent(.up, finger: 1, at: first)))
    sandbox.send(.finger(FingerEvent(.up, finger: 2, at: second)))

    #expect(
      sandbox.log.filter { $0.contains(" queued ") } == [
        "event 1 queued touches {1 began}", "event 2 queued touches {2 began}",
        "event 3 queued touches {1 ended}", "event 4 queued touches {2 ended}",
      ])
  }

  @Test func `a finger on a panel plays the mouse`() throws {
    var sandbox = try Sandbox(shopScene)
    let button = try sandbox.target(.mode(.edit)).frame.center

    sandbox.send(.finger(FingerEvent(.down, finger: 1, at: button)))
    sandbox.send(.finger(FingerEvent(.up, finger: 1, at: button)))

    #expect(sandbox.session.mode == .edit)
    #expect(sandbox.log == [])
  }

  @Test func `moves are reported at most once in 16 milliseconds, and none is lost`() throws {
    var sandbox = try Sandbox(shopScene)
    let start = sandbox.windowPoint(Point(60, 540))
    sandbox.press(at: start)
    sandbox.wait(30)

    for step in 1...10 { sandbox.move(to: start + Point(Double(step), 0)) }
    let atOnce = sandbox.log.filter { $0.contains("moved") && $0.contains("queued") }.count
    sandbox.wait(16)

    #expect(atOnce == 1)
    let last = try #require(sandbox.session.run.engine.touches.first).location
    #expect(
      last.distance(to: Point(60 + 10 / sandbox.picture.stage.device.scale, 540)) < 1e-6)
  }

  @Test func `a touch that is dragged off the screen stays at its edge`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.press(at: sandbox.windowPoint(Point(60, 540)))

    sandbox.wait(20)
    sandbox.move(to: Point(2, 400))

    #expect(sandbox.session.run.engine.touches.first?.location.x == 0)
  }
}
