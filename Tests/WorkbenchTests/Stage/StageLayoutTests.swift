import EventDelivery
import Geometry
import PlatformInterface
import Testing
import TraceAnalysis

@testable import Workbench

/// Where the device and what stands beside it lie, and what a window point means.
struct StageLayoutTests {
  @Test func `the whole device fits with both its gutters`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))

    let layout = try StageFixture(run).layout

    #expect(layout.bounds.contains(layout.device.outer))
    #expect(layout.device.leadingGutter.width >= 150)
    #expect(layout.device.trailingGutter.width >= 150)
    #expect(abs(layout.device.screen.width / layout.device.screen.height - 390.0 / 844) < 1e-9)
  }

  @Test func `a window point on the screen is a screen point and back`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    let layout = try StageFixture(run).layout
    let point = Point(280, 380)

    let window = layout.device.windowPoint(of: point)
    let back = try #require(layout.screenPoint(at: window))

    #expect(back.distance(to: point) < 1e-9)
    #expect(layout.screenPoint(at: Point(4, 200)) == nil)
  }

  @Test func `the frontmost view drawn at a point is the one meant`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    let layout = try StageFixture(run).layout

    let view = layout.view(at: layout.device.windowPoint(of: Point(280, 380)))

    #expect(view == run.tree.view(identifier: "F"))
  }

  @Test func `a chip beside the device stands for its responder`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    let layout = try StageFixture(run).layout
    let root = try #require(run.tree.responder(identifier: "root"))

    let chip = try #require(layout.overlay.chips.first { $0.kind == .responder(root) })

    #expect(layout.target(at: chip.rect.center) == .responder(root))
  }

  @Test func `in Edit the corner of an area can be dragged`() throws {
    let run = try #require(try StageFixture.shipped("enlarge-a-hit-area"))
    var fixture = try StageFixture(run)
    let buy = try #require(run.tree.view(identifier: "buy"))
    fixture.model.mode = .edit
    fixture.model.selection = .view(buy)

    let layout = fixture.layout
    let handle = try #require(
      layout.overlay.handles.first { $0.handle == .area([.bottom, .right]) })

    #expect(
      layout.target(at: handle.center) == .handle(.area([.bottom, .right]), of: buy))
    #expect(layout.overlay.handles.filter(\.isArea).count == 8)
    #expect(layout.overlay.handles.filter { !$0.isArea }.count == 4)
  }

  @Test func `in Touch nothing on the device is in the finger's way`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    let layout = try StageFixture(run).layout

    let inside = layout.targets.filter { layout.device.screen.contains($0.rect) }

    #expect(inside.isEmpty)
  }

  @Test func `a magnified device shows its zoom and the part that is seen`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    var fixture = try StageFixture(run)
    fixture.model.zoom = .magnified(2, center: Point(195, 240))

    let layout = fixture.layout
    let zoom = try #require(layout.zoom)

    #expect(
      layout.device.windowPoint(of: Point(195, 240)).distance(to: layout.device.ground.center) < 1)
    #expect(layout.target(at: zoom.plus.center) == .zoomIn)
    #expect(zoom.screen.inset(by: -1).contains(zoom.visible))
    #expect(zoom.text == "200%")
  }

  @Test func `equal models draw equal pictures`() throws {
    let run = try #require(try StageFixture.shipped("rotated-and-scaled"))
    let fixture = try StageFixture(run)

    let first = fixture.list
    let second = fixture.list

    #expect(first == second)
  }

  @Test func `the theme leaves the app's views alone`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    var fixture = try StageFixture(run)
    let light = StagePainter(layout: fixture.layout)
    fixture.model.theme = .dark
    let dark = StagePainter(layout: fixture.layout)

    var lists = [DisplayList(), DisplayList()]
    light.paintScene(&lists[0])
    dark.paintScene(&lists[1])

    #expect(lists[0] == lists[1])
  }

  @Test func `a stage without room still has a layout`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    var fixture = try StageFixture(run)

    for size in [Size(0, 0), Size(40, 40), Size(200, 120), Size(120, 700)] {
      fixture.size = size

      #expect(fixture.layout.meetings == [])
    }
  }
}
