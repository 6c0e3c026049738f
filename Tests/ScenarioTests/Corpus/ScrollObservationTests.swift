import EventDelivery
import Foundation
import Geometry
import TestSupport
import Testing

/// Drags and flicks that were recorded on Apple's UIKit, run on the model from the observers' own data.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of observations"))
struct ScrollObservationTests {
  /// Those told in numbers; scenarios hold the others, by the rules' list.
  private static let areas = ["scroll-drag", "scroll-inertia", "scroll-bounce"]

  private static func observations() throws -> [ScrollObservation] {
    try Corpus.files(in: "truth/cases", ending: ".json").compactMap { file in
      let data = try Data(contentsOf: file)
      let area = try JSONDecoder().decode(Observation.Area.self, from: data).area
      guard areas.contains(area) else { return nil }
      return try JSONDecoder().decode(ScrollObservation.self, from: data)
    }
  }

  @Test func `each recorded drag moves the content as it did`() throws {
    let observations = try Self.observations()

    var compared = 0
    for observation in observations {
      if let series = observation.series { compared += try compare(observation, series) }
      if observation.observed.afterEach != nil { compared += try compareEach(observation) }
    }

    #expect(observations.count >= 10)
    #expect(compared >= 40)
  }

  /// A drag of even moves from a place in the middle of the screen, and the lift after it.
  private func compare(
    _ observation: ScrollObservation, _ series: (count: Int, step: Point, interval: Double)
  ) throws -> Int {
    var recorded = try Recorded(observation)
    let start = Point(196.5, series.step.y < 0 ? 792 : 120)
    recorded.touch(.began, start, at: 0)
    var offsets: [Double] = [recorded.offset]
    for move in 1...series.count {
      let place = start + series.step * Double(move)
      recorded.touch(.moved, place, at: Double(move) * series.interval)
      offsets.append(recorded.offset)
    }
    var compared = 0
    for (move, offset) in observation.observed.afterMove ?? [:] {
      let index = try #require(Int(move))
      #expect(abs(offsets[index] - offset) < 0.34, "\(observation.id) move \(move)")
      compared += 1
    }
    for pair in observation.observed.raw ?? [] {
      let index = Int(((pair[0] + 10) / abs(series.step.y)).rounded())
      #expect(abs(offsets[index] - pair[1]) < 0.34, "\(observation.id) at \(pair[0])")
      compared += 1
    }
    return try compared + compareLift(observation, series, &recorded, start)
  }

  private func compareLift(
    _ observation: ScrollObservation, _ series: (count: Int, step: Point, interval: Double),
    _ recorded: inout Recorded, _ start: Point
  ) throws -> Int {
    guard let curve = observation.observed.curve, let end = observation.observed.end,
      let lift = observation.input.last(where: { $0.phase == "ended" })?.time
    else { return 0 }
    let place = start + series.step * Double(series.count)
    recorded.touch(.ended, place, at: lift)
    let told = try #require(recorded.told)
    #expect(abs(told.velocity.y - end.velocity[1]) < 0.001, "\(observation.id)")
    #expect(abs(told.target.y - end.target) < 0.5, "\(observation.id)")
    for sample in curve {
      // Between two frames the content stays: a frame of motion either way.
      let before = recorded.offset(after: sample[0] - 1.0 / 60, lift: lift)
      let later = recorded.offset(after: sample[0] + 1.0 / 60, lift: lift)
      #expect(
        sample[1] >= min(before, later) - 1 && sample[1] <= max(before, later) + 1,
        "\(observation.id) at \(sample[0])")
    }
    if let final = observation.observed.final {
      #expect(abs(recorded.offset(after: 9, lift: lift) - final) < 1, "\(observation.id)")
    }
    return curve.count
  }

  private func compareEach(_ observation: ScrollObservation) throws -> Int {
    let expected = try #require(observation.observed.afterEach)
    var recorded = try Recorded(observation)
    for (move, offset) in zip(observation.input, expected) {
      let phase = try #require(move.phase.flatMap { TouchPhase(rawValue: $0) })
      let point = try #require(move.point)
      recorded.touch(phase, Point(point[0], point[1]), at: move.time ?? 0)
      if phase != .ended { #expect(recorded.offset == offset, "\(observation.id)") }
    }
    return expected.count
  }

  /// The scroll view of an observation, run sample by sample.
  private struct Recorded {
    private var run: DeliveryRun
    private let scroll: ViewID

    init(_ observation: ScrollObservation) throws {
      var tree = ViewTree(screen: Screen(size: Size(393, 852), scale: 3))
      var details = ViewDetails(identifier: "window", className: "UIWindow")
      details.geometry = ViewGeometry(frame: tree.screen.bounds)
      let window = tree.addWindow(details)
      let view = try #require(observation.hierarchy.views.last { $0.contentSize != nil })
      var scroll = ViewDetails(identifier: view.name, className: view.class)
      let frame = try #require(view.frame)
      scroll.geometry = ViewGeometry(frame: Rect(frame[0], frame[1], frame[2], frame[3]))
      if let start = view.startOffset { scroll.geometry.bounds.origin = Point(start[0], start[1]) }
      let size = try #require(view.contentSize)
      scroll.scroll?.contentSize = Size(size[0], size[1])
      self.scroll = tree.addView(scroll, to: window)
      run = DeliveryRun(tree: tree)
    }

    var offset: Double { run.tree.bounds(of: scroll).origin.y }

    var told: (velocity: Point, target: Point)? {
      for event in run.events.reversed() {
        if case .scroll(.willEndDragging(_, let velocity, let target)) = event.kind {
          return (velocity, target)
        }
      }
      return nil
    }

    mutating func touch(_ phase: TouchPhase, _ point: Point, at seconds: Double) {
      let sample = TouchSample(finger: Finger(1), phase: phase, point: point)
      run.send(.touches([sample]), at: Timestamp(seconds: seconds))
    }

    func offset(after seconds: Double, lift: Double) -> Double {
      var later = run
      later.advance(to: Timestamp(seconds: lift + max(0, seconds)))
      return later.tree.bounds(of: scroll).origin.y
    }
  }
}
