import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// The mouse on panels and stage.
struct WorkbenchMouseTests {
  @Test func `a row of the hierarchy selects its view`() throws {
    var sandbox = try Sandbox(shopScene)

    try sandbox.click(.treeRow(.view(try sandbox.view("card"))))

    #expect(sandbox.selection == "card")
    #expect(sandbox.shows("0, 0, 350, 300"))
  }

  @Test func `Inspect selects who would be hit and delivers nothing`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.click(.mode(.inspect))

    try sandbox.tap("buy")

    #expect(sandbox.selection == "buy")
    #expect(sandbox.log == [])
  }

  @Test func `a toggle edits the scene`() throws {
    var sandbox = try Sandbox(shopScene)
    let view = try sandbox.view("buy")
    try sandbox.click(.treeRow(.view(view)))

    try sandbox.click(.toggle(.view(view, .isHidden)))

    #expect(sandbox.session.scene.tree.isHidden(view))
  }

  @Test func `typing into a number field is in force at once and undone as one`() throws {
    var sandbox = try Sandbox(shopScene)
    let view = try sandbox.view("buy")
    try sandbox.click(.treeRow(.view(view)))
    let field = try sandbox.target(.field(.frame(view, .width))).frame
    sandbox.click(at: Point(field.maxX - 10, field.midY))

    sandbox.type("120")
    let typed = try sandbox.frame(of: "buy").width
    sandbox.key(.enter)
    sandbox.key(.character("z"), .shortcut)

    #expect(typed == 120)
    #expect(try sandbox.frame(of: "buy").width == 72)
  }

  @Test func `what is no number leaves the old value in force and says so`() throws {
    var sandbox = try Sandbox(shopScene)
    let view = try sandbox.view("buy")
    try sandbox.click(.treeRow(.view(view)))
    let field = try sandbox.target(.field(.frame(view, .width))).frame
    sandbox.click(at: Point(field.maxX - 10, field.midY))

    sandbox.type("x")

    #expect(try sandbox.frame(of: "buy").width == 72)
    #expect(sandbox.texts().contains { $0.contains("no number") })
  }

  @Test func `dragging a field's name changes its value`() throws {
    var sandbox = try Sandbox(shopScene)
    let view = try sandbox.view("buy")
    try sandbox.click(.treeRow(.view(view)))
    let field = try sandbox.target(.field(.frame(view, .x))).frame
    let name = Point(field.minX + 8, field.midY)

    sandbox.drag(from: name, to: name + Point(20, 0))

    #expect(try sandbox.frame(of: "buy").minX == 110)
  }

  @Test func `dragging a view in Edit moves it, undone as one`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.click(.mode(.edit))
    let start = sandbox.windowPoint(Point(70, 550))

    sandbox.drag(from: start, to: sandbox.windowPoint(Point(100, 540)))
    let moved = try sandbox.frame(of: "other")
    sandbox.key(.character("z"), .shortcut)

    #expect(moved == Rect(50, 490, 100, 100))
    #expect(try sandbox.frame(of: "other") == Rect(20, 500, 100, 100))
  }

  @Test func `an area's handle is pulled in Touch as well`() throws {
    var sandbox = try Sandbox(shopScene)
    let handle = try rightHandle(ofArea: "buy", in: sandbox)

    sandbox.drag(from: handle, to: handle + Point(40, 0))

    let buy = try sandbox.view("buy")
    guard case .outset(let insets) = sandbox.session.tree[buy].traits.overrides.pointInside else {
      Issue.record("the area is no outset")
      return
    }
    #expect(insets.right > 20)
    #expect(sandbox.log.isEmpty)
  }

  @Test func `a click on an area's handle is a tap`() throws {
    var sandbox = try Sandbox(shopScene)
    let handle = try rightHandle(ofArea: "buy", in: sandbox)

    sandbox.click(at: handle)

    #expect(!sandbox.log.isEmpty)
  }

  /// Where the handle at the right side of a view's area is, in the window.
  private func rightHandle(ofArea identifier: String, in sandbox: Sandbox) throws -> Point {
    let view = try sandbox.view(identifier)
    let tree = sandbox.session.tree
    let area = HandleDrag.area(of: view, in: tree)
    return sandbox.windowPoint(tree.toScreen(view).apply(Point(area.maxX, area.midY)))
  }

  @Test func `scrubbing through the lanes shows the step under the pointer`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    let frame = sandbox.picture
    let x = frame.scrubArea.minX + frame.scale.x(of: 6)

    sandbox.press(at: Point(x, frame.scrubArea.midY))

    #expect(sandbox.session.cursor.shown == 7)
  }

  @Test func `a split handle is dragged, and a double-click takes it back`() throws {
    var sandbox = try Sandbox(shopScene)
    let grip = try sandbox.target(.split(.hierarchy)).frame.center

    sandbox.drag(from: grip, to: grip + Point(40, 0))
    let wide = sandbox.picture.layout.hierarchy?.width
    sandbox.press(at: grip + Point(40, 0), clicks: 2)

    #expect(wide == 288)
    #expect(sandbox.picture.layout.hierarchy?.width == 248)
  }

  @Test func `the wheel scrolls what lies under the pointer, as far as it goes`() throws {
    var sandbox = try Sandbox(shopScene, size: Size(1440, 800))
    try sandbox.tap("buy")
    let area = try #require(sandbox.picture.scrollArea(.inspector))

    sandbox.send(.wheel(WheelEvent(delta: Point(0, -100), at: area.frame.center)))

    #expect(area.limit > 0)
    #expect(sandbox.workbench.view.offset(.inspector) == area.limit)
  }

  @Test func `a tooltip comes after the pointer has rested and goes with it`() throws {
    var sandbox = try Sandbox(shopScene)
    let undo = try sandbox.target(.undo)

    sandbox.move(to: undo.frame.center)
    sandbox.wait(300)
    let early = sandbox.workbench.view.tooltip?.isShown
    sandbox.wait(300)
    let late = sandbox.workbench.view.tooltip?.isShown
    sandbox.move(to: Point(700, 300))

    #expect(early == false)
    #expect(late == true)
    #expect(sandbox.workbench.view.tooltip == nil)
  }

  @Test func `a menu opens, chooses and closes, and a click beside it only closes it`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.click(.speed)
    try sandbox.click(.menuRow(3))
    let chosen = sandbox.session.playback.speed

    try sandbox.click(.fingers)
    try sandbox.tap("buy")

    #expect(chosen == 2)
    #expect(sandbox.workbench.view.popup == nil)
    #expect(sandbox.log == [])
  }

  @Test func `nothing new is drawn while the pointer moves over the same thing`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.move(to: Point(700, 300))
    let before = sandbox.picture.list

    sandbox.move(to: Point(710, 310))
    sandbox.send(.window(.exposed))
    sandbox.wait(5000)

    #expect(sandbox.picture.list == before)
    #expect(sandbox.workbench.nextDeadline == nil)
  }
}
