import EventDelivery
import Geometry
import Localization
import PlatformInterface
import Testing

@testable import Workbench

/// Small windows: rails, drawers, and what found no room.
struct FoldTests {
  @Test func `a rail button opens its panel over the stage and Escape closes it`() throws {
    var sandbox = try Sandbox(shopScene, size: Size(900, 600))

    try sandbox.click(.rail(.hierarchy))
    let open = sandbox.has(.search)
    sandbox.key(.escape)

    #expect(open)
    let shut = !sandbox.has(.search)
    #expect(shut)
  }

  @Test func `one drawer is open at a time`() throws {
    var sandbox = try Sandbox(shopScene, size: Size(900, 600))
    try sandbox.click(.rail(.hierarchy))

    try sandbox.click(.rail(.inspector))

    let hasSearch = sandbox.has(.search)
    #expect(!hasSearch)
    #expect(sandbox.workbench.view.drawer == .inspector)
  }

  @Test func `a touch under a drawer isn't delivered`() throws {
    var sandbox = try Sandbox(shopScene, size: Size(900, 600))
    try sandbox.click(.rail(.hierarchy))
    let drawer = sandbox.picture.layout.leadingDrawer

    sandbox.click(at: Point(drawer.maxX - 4, drawer.maxY - 4))

    #expect(sandbox.log == [])
  }

  @Test func `the folded log is a line that opens the whole`() throws {
    var sandbox = try Sandbox(shopScene, size: Size(900, 600))
    try sandbox.tap("buy")
    let last = try #require(sandbox.log.last)
    let line = sandbox.shows(last)

    try sandbox.click(.logUnfold)

    let unfolded = sandbox.has(.logLine(sandbox.log.count - 1))
    #expect(line)
    #expect(unfolded)
  }

  @Test func `folding keeps selection and split positions`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    let grip = try sandbox.target(.split(.inspector)).frame.center
    sandbox.drag(from: grip, to: grip + Point(-50, 0))

    sandbox.send(.window(.resized(Size(900, 600), pixelScale: 1)))
    sandbox.send(.window(.resized(Size(1440, 900), pixelScale: 1)))

    #expect(sandbox.selection == "buy")
    #expect(sandbox.picture.layout.inspector?.width == 338)
  }

  @Test func `what finds no room in the toolbar is in the menu at its end`() throws {
    let title = String(repeating: "A long title ", count: 6)
    var sandbox = try Sandbox(
      "{ format: \"hitscope.scene/1\", title: \"\(title)\", view: { id: \"page\" } }",
      size: Size(900, 600))
    let always: [WidgetID] = [.mode(.touch), .mode(.edit), .undo, .redo, .keys]

    let missing = always.filter { sandbox.picture.target($0) == nil }
    #expect(missing == [])
    let hasFingers = sandbox.has(.fingers)
    if !hasFingers {
      try sandbox.click(.more)
      try sandbox.click(.menuRow(1))
      #expect(sandbox.workbench.view.fingers == 2)
    }
  }

  @Test(
    arguments: [Size(1440, 900), Size(1180, 800), Size(900, 600)],
    ["en", "zh-Hans", "zh-Hant"])
  func `toolbar buttons neither overlap nor leave the window`(
    size: Size, language: String
  ) throws {
    let sandbox = try Sandbox(
      shopScene, size: size, language: try #require(.init(rawValue: language)))

    let buttons = sandbox.picture.targets.filter { $0.panel == .toolbar }

    for (place, button) in buttons.enumerated() {
      #expect(button.frame.minX >= 0 && button.frame.maxX <= size.width)
      for other in buttons[(place + 1)...] { #expect(!button.frame.intersects(other.frame)) }
    }
  }
}
