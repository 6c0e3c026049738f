import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// The hit map over the app.
struct HitMapTests {
  @Test func `the key M colours the app by who is hit, with a legend`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.key(.character("m"))

    let parts = try #require(sandbox.picture.stage.model.hitMap).parts
    let names = parts.map { sandbox.session.tree[$0.reach.view].identifier }
    #expect(names == ["page", "card", "other", "buy"])
    #expect(sandbox.shows("112 × 76"))
    #expect(sandbox.shows("Who is hit, and in how large an area"))
  }

  @Test func `a row of the legend selects its view`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.key(.character("m"))
    let side = try #require(sandbox.picture.stage.overlay.sides.first)
    let row = try #require(side.rows.first { $0.title == "buy" })

    sandbox.click(at: row.rect.center)

    #expect(sandbox.selection == "buy")
  }

  @Test func `where one sees the selected view and touches another is marked`() throws {
    var sandbox = try Sandbox(
      """
      { format: "hitscope.scene/1", view: { id: "page", frame: [0, 0, 390, 844], subviews: [
        { id: "under", frame: [0, 0, 100, 100] }, { id: "cover", frame: [50, 0, 100, 100] } ] } }
      """)
    sandbox.key(.character("m"))

    try sandbox.click(.treeRow(.view(try sandbox.view("under"))))

    #expect(sandbox.picture.stage.model.hitMapMissing == [Rect(50, 0, 50, 100)])
  }

  @Test func `places where nobody answers are counted and hatched`() throws {
    var sandbox = try Sandbox(
      """
      { format: "hitscope.scene/1", windows: [ { id: "main", frame: [0, 0, 390, 422] } ] }
      """)

    sandbox.key(.character("m"))

    let shading = try #require(sandbox.picture.stage.model.hitMap)
    #expect(shading.deadRects == [Rect(0, 422, 390, 422)])
    #expect(sandbox.shows("nobody"))
    #expect(sandbox.shows("50%"))
  }

  @Test func `an edit changes the map at once`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.key(.character("m"))
    let view = try sandbox.view("other")
    try sandbox.click(.treeRow(.view(view)))

    try sandbox.click(.toggle(.view(view, .isHidden)))

    let parts = try #require(sandbox.picture.stage.model.hitMap).parts
    #expect(!parts.contains { $0.reach.view == view })
  }
}
