import EventDelivery
import Geometry
import TraceAnalysis

/// A count that doesn't depend on the machine, and the most it may be.
struct Count {
  let name: String
  let value: Int
  let limit: Int

  var isWithinLimit: Bool { value <= limit }

  /// How many views are asked, and how many steps said, in fixed runs.
  static func all() -> [Count] {
    [
      Count(name: "views asked, flat 1000, 1024 points", value: asked(.flat, 1000), limit: 524_915),
      Count(
        name: "views asked, balanced 10000, 1024 points", value: asked(.balanced, 10000),
        limit: 23_073),
      Count(
        name: "views asked, overlapMiss 1000, 1 point", value: asked(.overlapMiss, 1000),
        limit: 1001),
      Count(name: "views asked, chain 1000, 1 point", value: asked(.chain, 1000), limit: 1001),
      Count(
        name: "steps of one tap down a chain of 100", value: stepsOfTap(depth: 100), limit: 518),
      Count(name: "bytes of a step", value: MemoryLayout<TraceEvent>.stride, limit: 120),
    ]
  }

  private static func asked(_ shape: Shape, _ count: Int) -> Int {
    let tree = shape.tree(count: count)
    var trace = RecordedTrace()
    for point in shape.points { _ = tree.hitTest(atScreenPoint: point, trace: &trace) }
    return trace.events.count { event in
      switch event.kind {
      case .hitTest(.visit), .hitTest(.refuse): true
      default: false
      }
    }
  }

  private static func stepsOfTap(depth: Int) -> Int {
    let tap = InputItem(action: .tap(.point(Point(500, 500)), count: 1, fingers: 1))
    return DeliveryRun.playing([tap], on: Shape.chain.tree(count: depth)).events.count
  }
}
