import EventDelivery
import Geometry
import TestSupport
import Testing
import TraceAnalysis

struct HitGridTests {
  @Test func `the grid has a letter for each cell by who is hit at its centre`() {
    var tree = ViewTree(screen: Screen(size: Size(60, 60), scale: 1))
    func details(_ identifier: String, _ className: String, _ frame: Rect) -> ViewDetails {
      var details = ViewDetails(identifier: identifier, className: className)
      details.geometry = ViewGeometry(frame: frame)
      return details
    }
    let window = tree.addWindow(details("window", "UIWindow", Rect(0, 0, 50, 60)))
    let button = tree.addView(details("b", "UIButton", Rect(20, 20, 20, 20)), to: window)

    let grid = HitGrid(of: tree)

    #expect(grid.rows == ["wwwww.", "wwbbw.", "wwwww."])
    #expect(grid.legend.map(\.view) == [window, button])
  }

  @Test func `with more views than letters a cell takes two`() {
    var tree = ViewTree(screen: Screen(size: Size(600, 20), scale: 1))
    for index in 0..<60 {
      var details = ViewDetails(identifier: "w\(index)", className: "UIWindow")
      details.geometry = ViewGeometry(frame: Rect(Double(index) * 10, 0, 10, 20))
      tree.addWindow(details)
    }

    let grid = HitGrid(of: tree)

    #expect(Set(grid.legend.map(\.mark)).count == 60)
    #expect(grid.rows.first?.count == 120)
  }

  @Test func `dead zones are where nobody handles the touch, and with the rest make the screen`() {
    for seed in UInt64(1)...8 {
      let tree = RandomTree.make(seed: seed, viewCount: 20)
      let map = HitMap(of: tree, scale: 0.25)

      let zones = map.deadZones(in: tree)

      let nobody = zones.filter { $0.view == nil }.reduce(0) { $0 + $1.area }
      let all = map.reaches().reduce(nobody) { $0 + $1.area }
      #expect(all == Double(map.width * map.height) * 16)
      for zone in zones.compactMap(\.view) { #expect(tree[zone].control == nil) }
    }
  }
}
