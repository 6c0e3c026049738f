import EventDelivery
import Geometry
import Testing

@Test func `what follows from an override nobody can see is marked assumed`() {
  var tree = ViewTree()
  var window = ViewDetails(identifier: "main", className: "UIWindow")
  window.geometry = ViewGeometry(frame: tree.screen.bounds)
  let main = tree.addWindow(window)
  var view = ViewDetails(identifier: "A", className: "UIView")
  view.geometry = ViewGeometry(frame: Rect(0, 0, 100, 100))
  view.traits.overrides.hitTest = .unknown
  tree.addView(view, to: main)
  let tap = InputItem(action: .tap(.point(Point(50, 50)), count: 1, fingers: 1))

  let run = DeliveryRun.playing([tap], on: tree)

  let assumed = run.events.filter { event in
    switch event.kind {
    case .hitTest(.answer), .hitTest(.bound), .touch(.called): event.isAssumed
    default: false
    }
  }
  let dependent = run.events.filter { event in
    switch event.kind {
    case .hitTest(.answer), .hitTest(.bound), .touch(.called): true
    default: false
    }
  }
  #expect(!dependent.isEmpty)
  #expect(assumed == dependent)
}
