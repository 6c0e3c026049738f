import EventDelivery
import Foundation
import Geometry
import TraceAnalysis

/// How long hit-testing and dispatch take: the median of many rounds, each long enough to be timed.
struct Timings {
  static let roundSeconds = 0.02
  static let rounds = 21

  static func printAll() {
    for shape in Shape.allCases {
      for count in counts(of: shape) {
        let tree = shape.tree(count: count)
        report("hit-test \(shape.rawValue) \(count)", median { hitTests(tree, shape.points) })
      }
    }
    for depth in [10, 100, 1000, 10000] {
      let engine = DeliveryEngine(tree: Shape.chain.tree(count: depth))
      let perTap = median { dispatches(engine) }
      report("tap down and up a chain of \(depth)", perTap)
      report("  a hop", perTap / Double(2 * depth))
    }
    report("tap down and up a chain of 100, recorded", median { recordedTaps() })
  }

  private static func counts(of shape: Shape) -> [Int] {
    shape == .chain ? [10, 100, 1000, 10000] : [100, 1000, 10000, 100_000]
  }

  private static func hitTests(_ tree: ViewTree, _ points: [Point]) -> Int {
    var hits = 0
    for point in points where tree.hitTest(atScreenPoint: point) != nil { hits += 1 }
    return points.count
  }

  /// A tap discarded as it is told: what delivery costs by itself.
  private static func dispatches(_ start: DeliveryEngine) -> Int {
    var engine = start
    let down = TouchSample(finger: Finger(1), phase: .began, point: Point(500, 500))
    let up = TouchSample(finger: Finger(1), phase: .ended, point: Point(500, 500))
    engine.receiveUntold(.touches([down]), at: .zero)
    engine.receiveUntold(.touches([up]), at: .zero)
    return 1
  }

  private static let recordedTree = Shape.chain.tree(count: 100)

  private static func recordedTaps() -> Int {
    let tap = InputItem(action: .tap(.point(Point(500, 500)), count: 1, fingers: 1))
    return DeliveryRun.playing([tap], on: recordedTree).events.isEmpty ? 0 : 1
  }

  /// Seconds for one unit of work, by the median round; the work says how many units it did.
  private static func median(_ work: () -> Int) -> Double {
    var repetitions = 1
    while time(repetitions, work).seconds < roundSeconds { repetitions *= 2 }
    let rounds = (0..<Self.rounds).map { _ in time(repetitions, work) }
    let sorted = rounds.map { $0.seconds / Double(max(1, $0.units)) }.sorted()
    return sorted[sorted.count / 2]
  }

  private static func time(_ repetitions: Int, _ work: () -> Int) -> (seconds: Double, units: Int) {
    let start = DispatchTime.now().uptimeNanoseconds
    var units = 0
    for _ in 0..<repetitions { units += work() }
    let end = DispatchTime.now().uptimeNanoseconds
    return (Double(end - start) / 1e9, units)
  }

  private static func report(_ name: String, _ seconds: Double) {
    let text =
      seconds < 1e-6
      ? "\(NumberText.text(seconds * 1e9)) ns"
      : seconds < 1e-3
        ? "\(NumberText.text(seconds * 1e6)) µs" : "\(NumberText.text(seconds * 1e3)) ms"
    print("\(name): \(text)")
  }
}
