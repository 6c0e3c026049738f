import EventDelivery
import Foundation
import Geometry
import Testing

/// What was seen of touches, responders, focus and controls on Apple's UIKit.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of observations"))
struct EventObservationTests {
  private static let areas = [
    "touches", "pipeline", "responder-chain", "first-responder", "motion", "control",
  ]

  /// Told by a layout, touches and a printed order, so that they run here straight from their data; the
  /// others are scenarios, or the rules say why not.
  private static let printed = ["T-056", "T-060", "T-153", "T-158", "T-159"]

  private struct Sighting: Decodable {
    let id: String
    let area: String
  }

  @Test func `each observation of events has its row among the rules`() throws {
    let files = try Corpus.files(in: "truth/cases", ending: ".json")
    let sightings = try files.map {
      try JSONDecoder().decode(Sighting.self, from: Data(contentsOf: $0))
    }
    let numbers = sightings.filter { Self.areas.contains($0.area) }.map(\.id)

    let listed = try UIKitRulesTests.observations()

    #expect(numbers.count >= 31)
    #expect(numbers.filter { !listed.contains($0) } == [])
  }

  @Test(arguments: printed)
  func `what was printed is what happens`(number: String) throws {
    let file = try #require(
      Corpus.files(in: "truth/cases", ending: "\(number).json").first)
    let printout = try JSONDecoder().decode(Printout.self, from: Data(contentsOf: file))
    var scene = try PrintedScene(printout.hierarchy.views)
    if number == "T-056" { scene.callSuperEverywhere() }

    let run = DeliveryRun(tree: scene.tree, inputs: try printout.input.map { try scene.input($0) })

    #expect(scene.lines(of: run, like: printout.expected) == printout.expected)
  }
}

/// An observation as far as it is a layout, touches and what was printed.
struct Printout: Decodable {
  struct Hierarchy: Decodable {
    let views: [View]
  }

  struct View: Decodable {
    let name: String
    let `class`: String
    let parent: String?
    let frame: [Double]?
  }

  struct Touch: Decodable {
    let t: Double
    let finger: Int
    let phase: String
    let at: [Double]
  }

  struct Observed: Decodable {
    let log: [String]?
    let events: [String]?
    let beganTouches: [String]?

    private enum CodingKeys: String, CodingKey {
      case log, events
      case beganTouches = "began_touches"
    }
  }

  let hierarchy: Hierarchy
  let input: [Touch]
  let observed: Observed

  /// Each printed line; what was printed again and again counts once.
  var expected: [String] {
    let lines = observed.log ?? observed.events ?? observed.beganTouches ?? []
    return lines.map { $0.replacing(" (repeated)", with: "") }
  }
}

/// The layout of a printout under a window of its own.
private struct PrintedScene {
  private(set) var tree = ViewTree(screen: Screen(size: Size(375, 667)))
  private var names: [ViewID: String] = [:]

  init(_ views: [Printout.View]) throws {
    var window = ViewDetails(identifier: "window", className: "UIWindow")
    window.geometry = ViewGeometry(frame: tree.screen.bounds)
    let root = tree.addWindow(window)
    for view in views {
      let className = view.class.prefix { $0.isLetter }
      var details = ViewDetails(identifier: view.name, className: String(className))
      let frame = view.frame.map { Rect($0[0], $0[1], $0[2], $0[3]) } ?? tree.screen.bounds
      details.geometry = ViewGeometry(frame: frame)
      details.control?.actions = [
        TargetAction(event: .touchUpInside, action: "action", target: .application)
      ]
      let parent = try view.parent.map { try #require(tree.view(identifier: $0)) } ?? root
      names[tree.addView(details, to: parent)] = view.name
    }
  }

  mutating func callSuperEverywhere() {
    for view in names.keys.sorted() {
      var overrides = ResponderOverrides()
      overrides.methods = [MethodOverride(method: .touchesBegan, behavior: .super)]
      tree.setOverrides(overrides, of: view)
    }
  }

  func input(_ touch: Printout.Touch) throws -> TimedInput {
    let phase = try #require(TouchPhase(rawValue: touch.phase))
    let point = Point(touch.at[0], touch.at[1])
    let sample = TouchSample(finger: Finger(touch.finger), phase: phase, point: point)
    return TimedInput(time: Timestamp(seconds: touch.t), input: .touches([sample]))
  }

  /// What the observer's subclasses would have printed, in the words of the printout.
  func lines(of run: DeliveryRun, like expected: [String]) -> [String] {
    let all = run.events.compactMap { event -> String? in
      switch event.kind {
      case .touch(.called(let call)): return touchLine(call)
      case .action(.beginTracking(let view, _, _)): return names[view].map { "\($0).beginTracking" }
      case .action(.endTracking(let view, _)): return names[view].map { "\($0).endTracking" }
      case .action(.controlEvent(_, let event)): return event.rawValue
      case .action(.action(let delivery)): return delivery.selector
      default: return nil
      }
    }
    let fingers = run.events.compactMap { event -> String? in
      guard case .touch(.called(let call)) = event.kind, call.phase == .began,
        call.responder.viewID.map({ names[$0] != nil }) == true
      else { return nil }
      return call.fingers.map { "finger \($0.number) only" }.joined(separator: ", ")
    }
    let candidates = expected.contains { $0.hasPrefix("finger") } ? fingers : all
    let told = candidates.filter { expected.contains($0) }
    return told.enumerated().filter { $0.offset == 0 || told[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  private func touchLine(_ call: TouchStep.Call) -> String? {
    let method: String? =
      switch call.phase {
      case .began: "touchesBegan"
      case .moved: "touchesMoved"
      case .ended: "touchesEnded"
      case .cancelled: "touchesCancelled"
      case .stationary: nil
      }
    guard let method, let name = call.responder.viewID.flatMap({ names[$0] }) else { return nil }
    return "\(name).\(method)"
  }
}
