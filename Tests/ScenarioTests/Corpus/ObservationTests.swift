import EventDelivery
import Geometry
import TestSupport
import Testing

/// What was seen on Apple's UIKit, run on the model straight from the observers' own data.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of observations"))
struct ObservationTests {
  /// Of these areas every observation runs here, or the rules say why not.
  private static let areas = ["hit-test", "hit-test-pass", "geometry", "view-tree"]

  /// Told in words only, or without a layout: scenarios and other tests hold them, or nothing can.
  private static let told = ["T-021", "T-034", "T-039", "T-050", "T-051"]

  @Test func `each observation of hit-testing and geometry comes out as it was seen`() throws {
    let observations = try Corpus.observations(of: Self.areas)

    var notRun: [String] = []
    for observation in observations where try !run(observation) { notRun.append(observation.id) }

    #expect(observations.count >= 26)
    #expect(notRun == Self.told)
    RunReport.ran("corpus")
  }

  private func run(_ observation: Observation) throws -> Bool {
    if Self.told.contains(observation.id) { return false }
    let seen = try ObservedTree(observation.hierarchy)
    if let hits = observation.observed.hits {
      try compare(hits, in: seen, observation)
    } else if observation.observed.log != nil {
      try compareLog(of: observation, in: seen)
    } else if observation.area == "geometry" {
      try compareConversions(of: observation, in: seen)
    } else {
      try missesInnermostView(of: observation, in: seen)
    }
    return true
  }

  private func compare(
    _ hits: [Observation.Hit], in seen: ObservedTree, _ observation: Observation
  ) throws {
    for hit in hits {
      let answer = seen.tree.hitTest(seen.root, at: Point(hit.point[0], hit.point[1]))

      let name = seen.name(answer)
      let isRoot = observation.observed.nilMayBeRoot && answer == seen.root
      #expect((isRoot ? nil : name) == hit.view, "\(observation.id) at \(hit.point)")
    }
  }

  /// The observation says only that a touch never reaches the innermost view.
  private func missesInnermostView(of observation: Observation, in seen: ObservedTree) throws {
    let place = try #require(observation.input.first.flatMap { $0.point ?? $0.at })

    let hit = seen.tree.hitTest(atScreenPoint: try seen.screenPoint(place))

    #expect(hit?.view != seen.views.last?.view, "\(observation.id)")
  }

  // MARK: - Logs of whole passes

  private func compareLog(of observation: Observation, in seen: ObservedTree) throws {
    let log = try #require(observation.observed.log)
    var seen = seen
    let passes = log.filter { $0 == log.first }.count
    seen.setPasses(passes)
    if let expected = observation.observed.passes { #expect(passes == expected) }
    let climbing = log.compactMap { entry in
      entry.hasSuffix(".touchesBegan") ? String(entry.dropLast(".touchesBegan".count)) : nil
    }
    for name in climbing { try seen.callSuper(in: name) }
    let place = try #require(observation.input.first?.at)
    let began = TouchSample(
      finger: Finger(1), phase: .began, point: try seen.screenPoint(place))

    let run = DeliveryRun(
      tree: seen.tree, inputs: [TimedInput(time: .zero, input: .touches([began]))])

    let loggers = Set(log.map { String($0.prefix { $0 != "." }) })
    let lines = run.events.flatMap { entries(of: $0, in: seen) }
      .filter { loggers.contains($0.name) }
      .filter { $0.method != "touchesBegan" || climbing.contains($0.name) }
      .map { "\($0.name).\($0.method)" }
    let expected = log.map { entry in String(entry.prefix { $0 != "=" }) }
    #expect(lines == expected, "\(observation.id)")
    if let hit = observation.observed.hitView {
      #expect(seen.name(run.engine.touch(of: Finger(1))?.view) == hit, "\(observation.id)")
    }
  }

  /// The methods that a step says have run; a refusal for the point says two of them at once.
  private func entries(
    of event: TraceEvent, in seen: ObservedTree
  ) -> [(name: String, method: String)] {
    func entry(_ view: ViewID, _ method: String) -> [(name: String, method: String)] {
      seen.name(view).map { [($0, method)] } ?? []
    }
    switch event.kind {
    case .hitTest(.visit(let view, _)): return entry(view, "hitTest")
    case .hitTest(.pointInside(let view, _, _)): return entry(view, "pointInside")
    case .hitTest(.refuse(let view, _, .outside)):
      return entry(view, "hitTest") + entry(view, "pointInside")
    case .hitTest(.refuse(let view, _, _)): return entry(view, "hitTest")
    case .touch(.called(let call)):
      return call.responder.viewID.map { entry($0, "touchesBegan") } ?? []
    default: return []
    }
  }

  // MARK: - Conversions

  /// Calls such as `v (60,20) to s`, `v (10,10) from nil`.
  private func compareConversions(of observation: Observation, in seen: ObservedTree) throws {
    let expected = try #require(observation.observed.values)
    #expect(observation.input.count == expected.count)
    for (input, value) in zip(observation.input, expected) {
      let call = try #require(input.call)
      let match = try #require(
        call.wholeMatch(of: /(\w+) \((-?[\d.]+),(-?[\d.]+)\) (to|from) (\w+)/), "\(call)")
      let point = Point(try #require(Double(match.2)), try #require(Double(match.3)))
      let named = try seen.view(String(match.1))
      let other = match.5 == "nil" ? nil : try seen.view(String(match.5))

      let result =
        match.4 == "to"
        ? seen.tree.convert(point, from: named, to: other)
        : seen.tree.convert(point, from: other, to: named)

      #expect(abs(result.x - value[0]) < 1e-9 && abs(result.y - value[1]) < 1e-9, "\(call)")
    }
  }
}
