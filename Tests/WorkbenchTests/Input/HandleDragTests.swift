import EventDelivery
import Geometry
import PlatformInterface
import Testing

@testable import Workbench

/// Dragging the edges of areas and views.
struct HandleDragTests {
  private func drag(
    _ edges: StageHandle.Edges, by delta: Point, _ modifiers: Modifiers = [],
    of identifier: String = "buy"
  ) throws -> PointInsideOverride? {
    let sandbox = try Sandbox(shopScene)
    let view = try sandbox.view(identifier)
    var tree = sandbox.session.tree
    let start = tree.centerOnScreen(of: view)
    let drag = HandleDrag(view: view, handle: .area(edges), tree: tree, start: start, group: 1)
    for edit in drag.edits(at: start + delta, modifiers: modifiers) { edit.apply(to: &tree) }
    return tree[view].traits.overrides.pointInside
  }

  private func outset(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> PointInsideOverride
  {
    .outset(Insets(top: top, left: left, bottom: bottom, right: right))
  }

  @Test func `a side moves alone, to whole points`() throws {
    let result = try drag(.right, by: Point(10.4, 99))

    #expect(result == outset(20, 20, 20, 30))
  }

  @Test func `a corner moves its two sides`() throws {
    let result = try drag([.top, .left], by: Point(5, -7))

    #expect(result == outset(27, 15, 20, 20))
  }

  @Test func `Shift moves all sides`() throws {
    let result = try drag(.bottom, by: Point(0, 12), .shift)

    #expect(result == outset(32, 32, 32, 32))
  }

  @Test func `Alt moves the opposite side along`() throws {
    let result = try drag(.top, by: Point(0, -6), .alt)

    #expect(result == outset(26, 20, 26, 20))
  }

  @Test func `an area near 44 high snaps to it`() throws {
    let result = try drag(.bottom, by: Point(0, -30))

    // 36 + 20 - 10 is 46 high: two points off.
    #expect(result == outset(20, 20, -12, 20))
  }

  @Test func `an area that shrinks to the bounds is no override`() throws {
    let result = try drag(.right, by: Point(-20, 0), .shift)

    #expect(result == nil)
  }

  @Test func `a view without an override gets one`() throws {
    let result = try drag(.left, by: Point(-15, 0), of: "other")

    #expect(result == outset(0, 15, 0, 0))
  }

  @Test func `a turned view's edge stays put while the other one moves`() throws {
    let sandbox = try Sandbox(
      """
      { format: "hitscope.scene/1", view: { id: "page", subviews: [
        { id: "turned", frame: [100, 100, 80, 40], transform: { rotation: 90 } } ] } }
      """)
    let view = try sandbox.view("turned")
    var tree = sandbox.session.tree
    let before = tree.toScreen(view).apply(Point(0, 0))
    let drag = HandleDrag(
      view: view, handle: .frame(.right), tree: tree, start: Point(140, 160), group: 1)

    // Its right edge points down on the screen.
    for edit in drag.edits(at: Point(140, 180), modifiers: []) { edit.apply(to: &tree) }

    #expect(tree.bounds(of: view).size == Size(100, 40))
    #expect(tree.toScreen(view).apply(Point(0, 0)).distance(to: before) < 1e-9)
  }
}
