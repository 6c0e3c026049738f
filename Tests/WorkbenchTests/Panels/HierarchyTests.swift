import EventDelivery
import Geometry
import Testing
import TraceAnalysis

@testable import Workbench

/// The rows of the hierarchy and their badges.
struct HierarchyTests {
  private func identifiers(_ rows: HierarchyRows, _ tree: ViewTree) -> [String] {
    rows.rows.map { String(repeating: " ", count: $0.depth) + tree.identifier(of: $0.node) }
  }

  @Test func `windows, controllers and views stand in UIKit's order, back to front`() throws {
    let sandbox = try Sandbox(shopScene)

    let rows = HierarchyRows(tree: sandbox.session.tree, shut: [], search: "")

    #expect(
      identifiers(rows, sandbox.session.tree) == [
        "main", " root", "  page", "   card", "    info", "    buy", "   other", "application",
      ])
    #expect(rows.total == 8)
  }

  @Test func `a shut row hides what lies below it`() throws {
    let sandbox = try Sandbox(shopScene)
    let card = NodeID.view(try sandbox.view("card"))

    let rows = HierarchyRows(tree: sandbox.session.tree, shut: [card], search: "")

    #expect(
      identifiers(rows, sandbox.session.tree) == [
        "main", " root", "  page", "   card", "   other", "application",
      ])
    #expect(rows.total == 8)
  }

  @Test func `a search shows what matches and what it lies in, by id or class`() throws {
    let sandbox = try Sandbox(shopScene)

    let rows = HierarchyRows(tree: sandbox.session.tree, shut: [], search: "uibutt")

    #expect(
      identifiers(rows, sandbox.session.tree) == [
        "main", " root", "  page", "   card", "    buy",
      ])
  }

  @Test func `recognizers stand below their view`() throws {
    let sandbox = try Sandbox(
      """
      { format: "hitscope.scene/1", view: { id: "page", gestureRecognizers: [
        { class: "UITapGestureRecognizer", id: "tap" } ] } }
      """)
    let tree = sandbox.session.tree

    let rows = HierarchyRows(tree: tree, shut: [], search: "")

    #expect(identifiers(rows, tree) == ["window", " page", "  tap", "application"])
    let board = BadgeBoard(tree: tree, picture: DeliveryPicture())
    #expect(board.badges(of: rows.rows[2].node) == [])
  }

  @Test func `before any touch only badges that hold for every touch are there`() throws {
    let sandbox = try Sandbox(shopScene)
    let board = BadgeBoard(tree: sandbox.session.tree, picture: DeliveryPicture())

    let badges = try ["info", "buy", "other"].map {
      board.badges(of: .view(try sandbox.view($0)))
    }

    #expect(badges == [[.unreachable(.interactionDisabled)], [.enlarged(20)], []])
  }

  @Test func `after a touch the badges say what it met`() throws {
    var sandbox = try Sandbox(shopScene)
    try sandbox.tap("buy")
    let board = BadgeBoard(
      tree: sandbox.session.tree, picture: sandbox.session.picture)

    let badges = try ["page", "card", "other", "buy"].map {
      board.badges(of: .view(try sandbox.view($0)))
    }

    let other = sandbox.session.tree.bounds(of: try sandbox.view("other"))
    #expect(
      badges == [[.asked], [.asked], [.refused(.outside(bounds: other))], [.hit, .enlarged(20)]])
  }

  @Test func `thousands of rows cost no more drawing than fit the panel`() throws {
    let views = (0..<5000).map { "{ id: \"v\($0)\", frame: [0, 0, 10, 10] }" }
      .joined(separator: ",")
    let sandbox = try Sandbox(
      "{ format: \"hitscope.scene/1\", view: { id: \"page\", subviews: [\(views)] } }")

    let rows = sandbox.picture.targets.filter { target in
      if case .treeRow = target.id { true } else { false }
    }

    #expect(sandbox.picture.rows.rows.count == 5003)
    #expect(rows.count < 20)
  }
}
