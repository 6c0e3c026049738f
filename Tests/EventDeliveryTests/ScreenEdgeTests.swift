import EventDelivery
import Geometry
import Testing

private func edge(_ x: Double, _ y: Double, told: TouchEdge? = nil) -> TouchEdge? {
  var sample = Sketch.touch(.began, x, y)
  sample.edge = told
  let run = DeliveryRun(tree: Sketch.page().tree, inputs: [Sketch.touches([sample], at: 0)])
  return run.engine.touch(of: Finger(1))?.edge
}

/// UIKit: the system marks touches from an edge; an input that doesn't say takes the nearest (B-276).
@Test func `a touch that comes down near an edge of the screen has that edge`() {
  #expect(edge(5, 400) == .left)
  #expect(edge(385, 400) == .right)
  #expect(edge(200, 3) == .top)
  #expect(edge(200, 840) == .bottom)
  #expect(edge(4, 10) == .left)
  #expect(edge(200, 400) == TouchEdge.none)
}

@Test func `an input's own word about the edge counts`() {
  #expect(edge(5, 400, told: TouchEdge.none) == TouchEdge.none)
  #expect(edge(200, 400, told: .left) == .left)
}
