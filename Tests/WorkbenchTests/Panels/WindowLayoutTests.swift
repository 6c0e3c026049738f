import Geometry
import Testing

@testable import Workbench

/// Which regions there are at a window's size, and how large.
struct WindowLayoutTests {
  @Test func `at 1440 × 900 every region has its own place`() {
    let layout = WindowLayout(size: Size(1440, 900), splits: Splits())

    #expect(layout.toolbar == Rect(0, 0, 1440, 48))
    #expect(layout.hierarchy == Rect(0, 48, 248, 496))
    #expect(layout.scenes == Rect(0, 544, 248, 356))
    #expect(layout.inspector == Rect(1152, 48, 288, 852))
    #expect(layout.stage == Rect(248, 48, 904, 656))
    #expect(layout.transport == Rect(248, 704, 904, 48))
    #expect(layout.lanes == Rect(248, 752, 470, 148))
    #expect(layout.log == Rect(718, 752, 434, 148))
    #expect(layout.logLine == nil)
  }

  @Test func `at 900 × 600 the sides are rails and the bottom is two strips`() {
    let layout = WindowLayout(size: Size(900, 600), splits: Splits())

    #expect(layout.leadingRail == Rect(0, 44, 44, 468))
    #expect(layout.trailingRail == Rect(856, 44, 44, 468))
    #expect(layout.stage == Rect(44, 44, 812, 468))
    #expect(layout.transport == Rect(0, 512, 900, 48))
    #expect(layout.logLine == Rect(0, 560, 900, 40))
    #expect(layout.hierarchy == nil)
    #expect(layout.lanes == nil)
  }

  @Test(arguments: [
    (Size(1280, 800), false, false, false), (Size(1279, 800), false, true, false),
    (Size(1100, 760), false, true, false), (Size(1099, 800), true, true, true),
    (Size(1440, 759), false, false, true),
  ])
  func `the last region to fold is the first that the width allows`(
    size: Size, leading: Bool, trailing: Bool, bottom: Bool
  ) {
    let fold = Fold(size: size)

    #expect(fold.isLeadingRail == leading)
    #expect(fold.isTrailingRail == trailing)
    #expect(fold.isBottomFolded == bottom)
  }

  @Test func `split handles stop at their limits`() {
    var wide = Splits()
    wide.hierarchyWidth = 1000
    wide.inspectorWidth = 10
    wide.bottomHeight = 800

    let layout = WindowLayout(size: Size(1440, 900), splits: wide)

    #expect(layout.hierarchy?.width == 360)
    #expect(layout.inspector?.width == 260)
    #expect(layout.splits.bottomHeight == 450)
  }

  @Test func `a list of scenes too low for its rows folds to its heading`() {
    var low = Splits()
    low.scenesHeight = 90

    let layout = WindowLayout(size: Size(1440, 900), splits: low)

    #expect(layout.scenes?.height == WindowLayout.headingHeight)
  }

  @Test func `below 900 × 600 the window doesn't shrink`() {
    let layout = WindowLayout(size: Size(300, 200), splits: Splits())

    #expect(layout.size == Size(900, 600))
  }

  @Test(arguments: [
    Size(1440, 900), Size(1279, 800), Size(1100, 760), Size(1000, 700), Size(900, 600),
    Size(2560, 1440),
  ])
  func `regions neither overlap nor leave the window`(size: Size) {
    let layout = WindowLayout(size: size, splits: Splits())
    let regions = [
      layout.toolbar, layout.hierarchy, layout.scenes, layout.inspector, layout.leadingRail,
      layout.trailingRail, layout.stage, layout.transport, layout.lanes, layout.log,
      layout.logLine,
    ].compactMap { $0 }

    let window = Rect(origin: .zero, size: layout.size)

    for (place, region) in regions.enumerated() {
      #expect(window.contains(region))
      for other in regions[(place + 1)...] { #expect(!region.intersects(other)) }
    }
    let area = regions.reduce(0) { $0 + $1.width * $1.height }
    #expect(area == layout.size.width * layout.size.height)
  }
}
