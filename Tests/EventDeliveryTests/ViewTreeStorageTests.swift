import EventDelivery
import Geometry
import Testing

@Test func `an edit after a snapshot leaves the snapshot as it was`() {
  var tree = ViewTree()
  let window = tree.addWindow(ViewDetails(identifier: "main", className: "UIWindow"))
  let view = tree.addView(ViewDetails(identifier: "A", className: "UIView"), to: window)
  let snapshot = tree

  tree.setHidden(true, of: view)
  tree.addView(ViewDetails(identifier: "B", className: "UIView"), to: window)

  #expect(!snapshot.isHidden(view))
  #expect(snapshot.subviews(of: window) == [view])
  #expect(tree.isHidden(view))
  #expect(tree.subviews(of: window).count == 2)
}
