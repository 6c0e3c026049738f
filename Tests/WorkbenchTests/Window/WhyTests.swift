import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// Why a view doesn't get a touch, and what helps, in the window.
struct WhyTests {
  /// A button that hangs out of its panel, and one under a view that draws nothing.
  private static let scene = """
    { format: "hitscope.scene/1",
      windows: [ { id: "main", rootViewController: { id: "root", responds: ["bought:"], view: {
        id: "page", subviews: [
          { id: "panel", frame: [40, 120, 200, 100], subviews: [
            { class: "UIButton", id: "buy", frame: [20, 140, 120, 44],
              actions: [{ event: "touchUpInside", action: "bought:", target: "root" }] } ] },
          { class: "UIButton", id: "covered", frame: [40, 460, 200, 60],
            actions: [{ event: "touchUpInside", action: "bought:", target: "root" }] },
          { id: "glass", frame: [30, 440, 300, 120] } ] } } } ] }
    """

  @Test func `the question names the culprit and marks it on the stage`() throws {
    var sandbox = try Sandbox(Self.scene)
    try sandbox.tap("buy")
    let buy = try sandbox.view("buy")
    try sandbox.click(.treeRow(.view(buy)))

    try sandbox.click(.why)

    let answer = try #require(sandbox.picture.why)
    #expect(answer.explanation.cause == .outsideAncestorBounds)
    #expect(sandbox.picture.stage.model.culprit == (try sandbox.view("panel")))
    #expect(sandbox.has(.whyCulprit))
    #expect(sandbox.has(.fix(0)))
  }

  @Test func `a fix is applied by its button and can be undone`() throws {
    var sandbox = try Sandbox(Self.scene)
    try sandbox.tap("buy")
    sandbox.workbench.perform(
      .ask(WhyQuestion(node: .view(try sandbox.view("buy")), point: nil)), at: sandbox.now)

    try sandbox.click(.fix(0))
    let fixed = try #require(sandbox.picture.why).explanation.arrives
    sandbox.key(.character("z"), .shortcut)

    #expect(fixed)
    #expect(sandbox.picture.why?.explanation.arrives == false)
  }

  @Test func `the right button lists the views under the pointer, the front one first`() throws {
    var sandbox = try Sandbox(Self.scene)
    let point = sandbox.windowPoint(Point(100, 480))

    sandbox.move(to: point)
    sandbox.send(.mouse(MouseEvent(.down(.right, clicks: 1), at: point)))
    sandbox.send(.mouse(MouseEvent(.up(.right, clicks: 1), at: point)))

    let rows = UnderPointerMenu(
      point: Point(100, 480), session: sandbox.session, phrases: sandbox.workbench.phrases
    ).rows
    #expect(rows.map(\.title) == ["glass", "covered", "page", "main"])
    #expect(rows.map(\.detail) == ["hit", "not asked", "inside", "inside"])
    #expect(sandbox.has(.menuRow(1)))
    #expect(sandbox.log == [])
  }

  @Test func `a row of that list says why its view isn't the one`() throws {
    var sandbox = try Sandbox(Self.scene)
    let point = sandbox.windowPoint(Point(100, 480))
    sandbox.press(at: point, .control)
    sandbox.release(at: point, .control)

    try sandbox.click(.menuRow(1))

    #expect(sandbox.selection == "covered")
    #expect(sandbox.picture.why?.explanation.cause == .coveredBySibling)
    #expect(sandbox.picture.why?.culprit == (try sandbox.view("glass")))
  }

  @Test func `the problems are listed, and a click selects the view`() throws {
    var sandbox = try Sandbox(Self.scene)

    try sandbox.click(.lowerTab(.problems))
    try sandbox.click(.problemRow(1))

    let codes = sandbox.workbench.problems?.map(\.code.name) ?? []
    #expect(codes.prefix(2) == ["outsideAncestorBounds", "coveredBySibling"])
    #expect(sandbox.selection == "covered")
  }

  @Test func `the arrow keys go through the problems`() throws {
    var sandbox = try Sandbox(Self.scene)
    sandbox.key(.character("p"))
    try sandbox.click(.problemRow(0))

    sandbox.key(.down)

    #expect(sandbox.selection == "covered")
  }

  @Test func `a picture of the app lies under its views`() throws {
    var sandbox = try Sandbox(Self.scene)
    let picture = PixelImage(width: 1, height: 1, pixels: [1, 2, 3, 255])

    sandbox.workbench.backdrop = picture

    let images = sandbox.picture.list.commands.filter { command in
      if case .image(picture, _) = command { return true }
      return false
    }
    #expect(images.count == 1)
  }
}
