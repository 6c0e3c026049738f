import EventDelivery
import Geometry
import Testing
import TraceAnalysis

/// Pictures of a growing trace without folding it from its beginning again.
struct PictureHistoryTests {
  /// A finger that goes down on E and moves so many times.
  private static func drag(moves: Int) -> DeliveryRun {
    var run = DeliveryRun(tree: ClassicTree.make())
    var sample = TouchSample(finger: Finger(1), phase: .began, point: Point(280, 380))
    run.send(.touches([sample]), at: .zero)
    for move in 1...moves {
      sample.phase = .moved
      sample.point = Point(280, 380 + Double(move % 50))
      run.send(.touches([sample]), at: Timestamp(seconds: Double(move) / 60))
    }
    return run
  }

  @Test func `every step shows what a fold from the beginning shows`() {
    let run = Self.drag(moves: 160)
    var history = PictureHistory()

    history.grow(with: run.events)

    for shown in stride(from: 0, through: run.events.count, by: 37) + [run.events.count] {
      #expect(history.picture(of: run, shown: shown) == DeliveryPicture(of: run, shown: shown))
    }
  }

  @Test func `a delivered move of a long drag folds only its own steps`() {
    let run = Self.drag(moves: 600)
    var history = PictureHistory()

    history.grow(with: run.events)

    let most = (0...run.events.count).map { history.stepsToFold(for: $0) }.max() ?? 0
    #expect(run.events.count > PictureHistory.spacing * 8)
    #expect(history.stepsToFold(for: run.events.count) == 0)
    #expect(most < PictureHistory.spacing)
  }
}

extension StrideThrough<Int> {
  fileprivate static func + (steps: Self, more: [Int]) -> [Int] { Array(steps) + more }
}
