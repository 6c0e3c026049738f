import EventDelivery
import Geometry
import Localization
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// Whatever can be done with the mouse can be done with the keyboard.
struct WorkbenchKeyboardTests {
  @Test func `the Tab key goes through the panels in their order`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    sandbox.key(.escape)
    try sandbox.tap("buy")

    let panels = sandbox.picture.focusOrder.map(\.panel)

    #expect(panels == panels.sorted { $0.rawValue < $1.rawValue })
    #expect(Set(panels).count == 7)
  }

  @Test func `F6 goes from panel to panel and Shift F6 back`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.key(.function(6))
    let first = sandbox.workbench.view.attention.focused
    sandbox.key(.function(6))
    let second = sandbox.workbench.view.attention.focused
    sandbox.key(.function(6), .shift)

    #expect(first == .title)
    #expect(second == .search)
    #expect(sandbox.workbench.view.attention.focused == .title)
  }

  @Test func `only the keyboard's focus has a ring`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.key(.tab)
    let byKeyboard = sandbox.workbench.view.attention.showsFocus

    try sandbox.click(.mode(.edit))

    #expect(byKeyboard)
    #expect(!sandbox.workbench.view.attention.showsFocus)
  }

  @Test func `arrow keys go through the rows, open and shut them`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.click(.treeRow(.view(try sandbox.view("page"))))

    sandbox.key(.down)
    let below = sandbox.selection
    sandbox.key(.left)
    let shut = sandbox.picture.rows.rows.count
    sandbox.key(.right)
    sandbox.key(.right)

    #expect(below == "card")
    #expect(shut == 6)
    #expect(sandbox.selection == "info")
  }

  @Test func `arrow keys step and space plays`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    let count = sandbox.session.cursor.count

    sandbox.key(.left)
    let back = sandbox.session.cursor.shown
    sandbox.key(.home)
    let start = sandbox.session.cursor.shown
    sandbox.key(.end)

    #expect(back == count - 1)
    #expect(start == 0)
    #expect(sandbox.session.cursor.isAtEnd)
  }

  @Test func `a search finds views, says when there is none, and takes Chinese`() throws {
    var sandbox = try Sandbox(shopScene, language: .simplifiedChinese)

    sandbox.key(.character("f"), .shortcut)
    let area = sandbox.workbench.textInputArea
    sandbox.send(.textEditing(TextComposition("gou", caret: 3)))
    let composing = sandbox.shows("gou")
    sandbox.send(.textEditing(TextComposition("", caret: 0)))
    sandbox.send(.textInput("购买"))

    #expect(area != nil)
    #expect(composing)
    #expect(sandbox.workbench.view.search == "购买")
    #expect(sandbox.shows("没有名为“购买”的视图。"))
  }

  @Test func `letters typed into the search are no shortcuts`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.key(.character("f"), .shortcut)

    sandbox.key(.character("e"))
    sandbox.type("e")

    #expect(sandbox.session.mode == .touch)
    #expect(sandbox.workbench.view.search == "e")
  }

  @Test func `Enter in the search selects the first match`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.key(.character("f"), .shortcut)
    sandbox.type("oth")

    sandbox.key(.enter)

    #expect(sandbox.selection == "other")
  }

  @Test func `letters choose the mode and a question mark shows the keys`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.key(.character("e"))
    let mode = sandbox.session.mode
    sandbox.key(.character("/"), .shift)
    let sheet = sandbox.workbench.view.popup
    sandbox.key(.escape)

    #expect(mode == .edit)
    #expect(sheet == .keys)
    #expect(sandbox.workbench.view.popup == nil)
  }

  @Test func `Enter on the stage taps the selected view`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.click(.treeRow(.view(try sandbox.view("buy"))))
    while sandbox.workbench.view.attention.focused != .stage { sandbox.key(.tab) }

    sandbox.key(.enter)

    #expect(sandbox.log.contains("buy action bought: > root"))
  }

  @Test func `arrow keys on the stage move the selected view in Edit`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.click(.mode(.edit))
    sandbox.click(at: sandbox.windowPoint(Point(70, 550)))

    sandbox.key(.right)
    sandbox.key(.down, .shift)

    #expect(try sandbox.frame(of: "other") == Rect(21, 510, 100, 100))
  }

  @Test func `a menu is used by arrow keys and Enter`() throws {
    var sandbox = try Sandbox(shopScene)
    while sandbox.workbench.view.attention.focused != .fingers { sandbox.key(.tab) }

    sandbox.key(.enter)
    sandbox.key(.down)
    sandbox.key(.down)
    sandbox.key(.enter)

    #expect(sandbox.workbench.view.fingers == 2)
    #expect(sandbox.workbench.view.attention.focused == .fingers)
  }

  @Test func `arrow keys change a focused number, with Shift by ten`() throws {
    var sandbox = try Sandbox(shopScene)
    let view = try sandbox.view("buy")
    try sandbox.click(.treeRow(.view(view)))
    let id = WidgetID.field(.outset(view, .bottom))
    while sandbox.workbench.view.attention.focused != id { sandbox.key(.tab) }

    sandbox.key(.up)
    sandbox.key(.up, .shift)

    #expect(sandbox.session.scene.tree.outset(of: view).bottom == 31)
  }

  @Test func `every widget can be reached by the Tab key`() throws {
    var sandbox = try Sandbox(shopScene, size: Size(1440, 1300))
    try sandbox.tap("buy")
    let wanted = sandbox.picture.focusOrder.map(\.id)

    var met: Set<WidgetID> = []
    for _ in wanted {
      sandbox.key(.tab)
      if let id = sandbox.workbench.view.attention.focused { met.insert(id) }
    }

    #expect(met == Set(wanted))
  }
}
