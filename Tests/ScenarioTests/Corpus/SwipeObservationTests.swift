import EventDelivery
import Foundation
import Geometry
import TestSupport
import Testing

/// What a probe saw of UIKit's swipe recognizer, run on the model from the probe's own figures.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of observations"))
struct SwipeObservationTests {
  @Test func `each swipe whose places were written down comes out as it was seen`() throws {
    let observations = try Corpus.files(in: "truth/cases", ending: ".json").compactMap { file in
      try? JSONDecoder().decode(SwipeObservation.self, from: Data(contentsOf: file))
    }

    #expect(observations.count >= 6)
    for observation in observations {
      for (place, run) in observation.runs.enumerated() {
        let seen = try recognizes(run.moves, observation.hierarchy.gestures.first)
        #expect(seen == run.isRecognized, "\(observation.id), run \(place + 1)")
      }
    }
    RunReport.ran("swipe observations")
  }

  private func recognizes(
    _ moves: [SwipeObservation.Move], _ gesture: SwipeObservation.Gesture?
  ) throws -> Bool {
    var run = DeliveryRun(tree: Self.tree(fingers: gesture?.numberOfTouchesRequired ?? 1))
    var last: [Int: Point] = [:]
    for time in Set(moves.map(\.t)).sorted() {
      for phase in ["began", "moved", "ended"] {
        let now = moves.filter { $0.t == time && $0.phase == phase }
        guard !now.isEmpty else { continue }
        var samples: [TouchSample] = []
        for move in now {
          let point = try Self.point(move, last: last[move.finger])
          last[move.finger] = point
          let phase = try #require(TouchPhase(rawValue: phase))
          samples.append(TouchSample(finger: Finger(move.finger), phase: phase, point: point))
        }
        run.send(.touches(samples), at: Timestamp(seconds: time))
      }
    }
    run.settle()
    return run.events.contains { event in
      guard case .gesture(.state(_, _, to: .ended, _)) = event.kind else { return false }
      return true
    }
  }

  /// The probe's first finger started at (120, 300), each further one 80 points below.
  private static func point(_ move: SwipeObservation.Move, last: Point?) throws -> Point {
    let start = Point(120, 220 + 80 * Double(move.finger))
    if move.at == "start" { return start }
    if move.at == "last point" { return last ?? start }
    let match = try #require(
      move.at.wholeMatch(of: /start \+ \((-?[\d.]+),(-?[\d.]+)\)/), "\(move.at)")
    return start + Point(try #require(Double(match.1)), try #require(Double(match.2)))
  }

  private static func tree(fingers: Int) -> ViewTree {
    var tree = ViewTree(screen: Screen(size: Size(375, 667)))
    var window = ViewDetails(identifier: "window", className: "UIWindow")
    window.geometry = ViewGeometry(frame: tree.screen.bounds)
    var host = ViewDetails(identifier: "host", className: "UIView")
    host.geometry = ViewGeometry(frame: tree.screen.bounds)
    let view = tree.addView(host, to: tree.addWindow(window))
    var swipe = Recognizer(identifier: "swipe", className: "UISwipeGestureRecognizer")
    swipe.view = view
    swipe.properties = [
      DataValue.Member(key: "numberOfTouchesRequired", value: .number(Double(fingers)))
    ]
    tree.addRecognizer(swipe)
    return tree
  }
}
