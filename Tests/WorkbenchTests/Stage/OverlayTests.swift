import EventDelivery
import Geometry
import Testing
import TraceAnalysis

@testable import Workbench

/// What the overlay shows of a touch.
struct OverlayTests {
  private func overlay(_ name: String, shown: Int? = nil) throws -> (StageOverlay, ViewTree) {
    let run = try #require(try StageFixture.shipped(name))
    return (try StageFixture(run, shown: shown).layout.overlay, run.tree)
  }

  @Test func `the way down is numbered in the order of asking`() throws {
    let (overlay, tree) = try overlay("which-view-is-hit")

    let stops = overlay.stops.map { "\($0.number) \(tree[$0.view].identifier)" }

    #expect(stops == ["2 A", "3 B", "4 C", "5 D", "6 E"])
    #expect(overlay.stops.map(\.isRefusal) == [false, true, false, true, false])
  }

  @Test func `the way up goes on beside the device and ends at nil`() throws {
    let (overlay, tree) = try overlay("which-view-is-hit")

    let discs = overlay.discs.map { "\($0.number) \(tree.identifier(of: $0.responder))" }
    let chips = overlay.chips.compactMap { chip -> String? in
      switch chip.kind {
      case .responder(let responder): tree.identifier(of: responder)
      case .discarded: "nil"
      default: nil
      }
    }

    #expect(discs == ["1 E", "2 C", "3 A"])
    #expect(chips == ["root", "main", "application", "appDelegate", "nil"])
  }

  @Test func `each line up says how the call went on`() throws {
    let (overlay, _) = try overlay("which-view-is-hit")

    let words = overlay.labels.filter { $0.label.kind == .word }.map(\.label.text)

    #expect(words.filter { $0 == "super" }.count == 1)
    #expect(words.filter { $0 == "default" }.count == 6)
  }

  @Test func `a handled call ends in a filled chip and leaves the rest unreached`() throws {
    let (overlay, tree) = try overlay("parent-and-child-both")

    let parent = try #require(tree.responder(identifier: "parent"))
    let ends = overlay.chips.filter { $0.kind == .handled(by: parent) }
    let unreached = overlay.chips.filter { !$0.isReached }

    #expect(ends.count == 1)
    #expect(unreached.map(\.title) == ["page", "root", "main", "application", "appDelegate"])
  }

  @Test func `lines are upright and go from marker to marker`() throws {
    let (overlay, _) = try overlay("which-view-is-hit")

    for line in overlay.lines {
      for segment in line.route.segments {
        #expect(segment.from.x == segment.to.x || segment.from.y == segment.to.y)
      }
    }
  }

  @Test func `what stands where doesn't change from step to step`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    let whole = try StageFixture(run).layout.overlay

    var mostDiscs = 0
    for shown in 19..<26 {
      let overlay = try StageFixture(run, shown: shown).layout.overlay

      // Discs come as the call climbs; each stands where it stays.
      #expect(overlay.stops.map(\.center) == whole.stops.map(\.center))
      let strays = overlay.discs.filter { disc in !whole.discs.contains { $0.center == disc.center }
      }
      #expect(strays.isEmpty)
      mostDiscs = max(mostDiscs, overlay.discs.count)
    }
    #expect(mostDiscs == whole.discs.count)
  }

  @Test func `the current step's refusal is measured and named`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))

    let layout = try StageFixture(run, shown: 7).layout

    #expect(layout.overlay.stops.map(\.isCurrent) == [false, true])
    #expect(layout.label(.measure)?.label.text == "120 pt")
    #expect(layout.overlay.askedList?.rows.map(\.name) == ["main", "A", "B"])
    #expect(layout.overlay.askedList?.next == "Next: C, the sibling behind B")
  }

  @Test func `a long chain folds its middle into one chip that opens`() throws {
    var tree = ViewTree()
    var window = ViewDetails(identifier: "main", className: "UIWindow")
    window.geometry = ViewGeometry(frame: tree.screen.bounds)
    var parent = tree.addWindow(window)
    for index in 0..<8 {
      var details = ViewDetails(identifier: "v\(index)", className: "UIView")
      details.geometry = ViewGeometry(frame: tree.screen.bounds)
      parent = tree.addView(details, to: parent)
      var controller = Controller(identifier: "c\(index)", className: "UIViewController")
      controller.view = parent
      tree.addController(controller)
    }
    let tap = InputItem(action: .tap(.point(Point(100, 100)), count: 1, fingers: 1))
    let run = DeliveryRun.playing([tap], on: tree)

    let layout = try StageFixture(run).layout

    let fold = try #require(
      layout.overlay.chips.first { chip in
        if case .folded = chip.kind { return true }
        return false
      })
    #expect(layout.target(at: fold.rect.center) == .foldedChain)
    let responders = layout.overlay.chips.filter { chip in
      if case .responder = chip.kind { return true }
      return false
    }
    #expect(responders.count < Metrics.Stage.mostChips)
  }

  @Test func `the part of an area that no touch reaches is told from the rest`() throws {
    let run = try #require(try StageFixture.shipped("enlarge-a-hit-area"))
    var tree = run.tree
    let buy = try #require(tree.view(identifier: "buy"))
    tree.updateDetails(of: buy) {
      $0.traits.overrides.pointInside = .outset(Insets(all: 400))
    }

    let layout = try StageFixture(DeliveryRun(tree: tree)).layout

    let area = try #require(layout.overlay.areas.first { $0.view == buy })
    let whole = area.pieces.reduce(0) { $0 + $1.area }
    let lost = area.unreachable.reduce(0) { $0 + $1.area }
    #expect(lost > 0)
    #expect(lost < whole)
  }

  @Test func `an area inside its ancestors is reached everywhere`() throws {
    let (overlay, tree) = try overlay("enlarge-a-hit-area")

    let area = try #require(overlay.areas.first { $0.view == tree.view(identifier: "buy") })

    #expect(area.unreachable.isEmpty)
  }

  @Test func `a point outside the bounds and inside the area gets a callout`() throws {
    let run = try #require(try StageFixture.shipped("enlarge-a-hit-area"))

    let layout = try StageFixture(run).layout

    #expect(layout.label(.callout)?.label.text == "outside the bounds, inside the area")
  }

  @Test func `hovering shows who would be asked and no way up`() throws {
    let run = try #require(try StageFixture.shipped("which-view-is-hit"))
    var fixture = try StageFixture(DeliveryRun(tree: run.tree))
    fixture.model.mode = .inspect
    fixture.model.picture = DeliveryPicture(hoveringAt: Point(280, 380), in: run.tree)

    let overlay = fixture.layout.overlay

    #expect(overlay.stops.count == 5)
    #expect(overlay.discs.isEmpty)
    #expect(overlay.hit == run.tree.view(identifier: "E"))
  }

  @Test func `a hidden view that refused is an outline, and its own tint stands for no colour`()
    throws
  {
    var tree = ViewTree()
    var window = ViewDetails(identifier: "main", className: "UIWindow")
    window.geometry = ViewGeometry(frame: tree.screen.bounds)
    let main = tree.addWindow(window)
    var ghost = ViewDetails(identifier: "ghost", className: "UIView")
    ghost.geometry = ViewGeometry(frame: Rect(50, 50, 200, 200))
    let view = tree.addView(ghost, to: main)
    tree.setHidden(true, of: view)
    let tap = InputItem(action: .tap(.point(Point(100, 100)), count: 1, fingers: 1))

    let layout = try StageFixture(DeliveryRun.playing([tap], on: tree)).layout

    #expect(layout.dimming.marks.map(\.isGhost) == [true])
    #expect(layout.dimming.marks.map(\.kind) == [.refused(.hidden)])
    #expect(layout.scene[view]?.fill == nil)
  }
}
