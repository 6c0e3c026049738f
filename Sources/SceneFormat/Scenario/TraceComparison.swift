import EventDelivery
import Geometry
import TraceAnalysis

/// Compares a run's trace with what a scenario expects of it.
struct TraceComparison {
  let run: DeliveryRun
  private let lines: [TranscriptLine]

  init(run: DeliveryRun) {
    self.run = run
    let transcript = Transcript(tree: run.tree)
    lines = run.events.map {
      TranscriptLine(time: $0.time, text: transcript.words($0))
    }
  }

  func mismatches(with expected: Expectations) -> [Mismatch?] {
    [
      expected.hit.flatMap { Mismatch(.hit, rows: Self.rows(Self.words($0), Self.words(hits))) },
      expected.visited.flatMap { Mismatch(.visited, rows: Self.rows($0, visited)) },
      expected.chain.flatMap { Mismatch(.chain, rows: Self.rows($0, chain)) },
      expected.actions.flatMap { Mismatch(.actions, rows: Self.rows($0, actions)) },
      Mismatch(.states, rows: expected.states.flatMap(stateRows)),
      Mismatch(.log, rows: LogComparison(lines: lines).rows(expected.log)),
      Mismatch(.never, rows: expected.never.map(neverRow)),
      Mismatch(.count, rows: expected.count.map(countRow)),
      Mismatch(.convert, rows: expected.convert.map(convertRow)),
    ]
  }

  /// What happened, as expectations that it meets.
  var observations: Expectations {
    var observed = Expectations()
    observed.hit = hits
    observed.visited = visited
    observed.chain = chain
    observed.actions = actions
    observed.states = observedStates
    observed.log = lines.map { .line(LineExpectation(text: $0.text)) }
    return observed
  }

  private static func words(_ names: [String?]) -> [String] { names.map { $0 ?? "null" } }

  /// Two lists side by side.
  private static func rows(_ expected: [String], _ actual: [String]) -> [ComparedRow] {
    (0..<max(expected.count, actual.count)).map { index in
      let left = index < expected.count ? expected[index] : nil
      let right = index < actual.count ? actual[index] : nil
      return ComparedRow(expected: left, actual: right, differs: left != right)
    }
  }

  private func stateRows(_ expected: StateExpectation) -> [ComparedRow] {
    let actual = states(of: expected.recognizer)
    return Self.rows(
      expected.states.map { "\(expected.recognizer) \($0)" },
      actual.map { "\(expected.recognizer) \($0)" })
  }

  // MARK: - Lists

  private var hits: [String?] {
    run.events.compactMap { event -> String?? in
      guard case .hitTest(.bound(let binding)) = event.kind else { return nil }
      return .some(binding.view.map(name))
    }
  }

  /// Those of each touch's first pass: until its first window is asked again.
  private var visited: [String] {
    var result: [String] = []
    var pass: (window: ViewID, depth: Int)?
    var isFirstPass = true
    for event in run.events {
      switch event.kind {
      case .hitTest(.visit(let view, _)), .hitTest(.refuse(let view, _, _)):
        if let pass, pass.window == view, pass.depth == event.depth { isFirstPass = false }
        if pass == nil { pass = (view, event.depth) }
        if isFirstPass { result.append(name(view)) }
      case .hitTest(.bound):
        pass = nil
        isFirstPass = true
      default: break
      }
    }
    return result
  }

  /// From the last touch's view on, as the scene was when the touch came down.
  private var chain: [String] {
    let last = run.events.last { event in
      guard case .hitTest(.bound) = event.kind else { return false }
      return true
    }
    guard let last, case .hitTest(.bound(let binding)) = last.kind, let view = binding.view
    else { return [] }
    let tree = run.tree(after: last.index)
    return tree.responderChain(from: .view(view)).map { run.tree.identifier(of: $0) }
  }

  private var actions: [String] {
    run.events.compactMap { event in
      switch event.kind {
      case .action(.action(let delivery)): words(delivery)
      case .gesture(.action(let delivery)): words(delivery)
      default: nil
      }
    }
  }

  private func words(_ delivery: ActionStep.ActionDelivery) -> String {
    switch delivery.outcome {
    case .performed:
      let actor = delivery.asked.last.map { run.tree.identifier(of: $0) } ?? "nil"
      return "\(delivery.selector) > \(actor)"
    case .unrecognizedSelector, .nobody: return "\(delivery.selector) > nil"
    }
  }

  /// A continuous recognizer's action says its state.
  private func words(_ delivery: GestureStep.Delivery) -> String {
    let state = delivery.isDiscrete ? "" : " \(delivery.state.rawValue)"
    let actor = delivery.target.map { run.tree.identifier(of: $0) } ?? "nil"
    return "\(delivery.selector)\(state) > \(delivery.outcome == .performed ? actor : "nil")"
  }

  /// The states of one recognizer: possible at the start of each attempt, then each change, resets left out.
  func states(of identifier: String) -> [String] {
    guard let recognizer = run.tree.recognizer(identifier: identifier) else { return [] }
    var states: [RecognizerState] = []
    for event in run.events {
      guard case .gesture(let step) = event.kind else { continue }
      switch step {
      case .touches(recognizer, _, _) where states.isEmpty: states.append(.possible)
      case .state(recognizer, let old, let new, _):
        if old == .possible, states.last != .possible { states.append(.possible) }
        states.append(new)
      default: break
      }
    }
    return states.isEmpty ? [RecognizerState.possible.rawValue] : states.map(\.rawValue)
  }

  /// Those of every recognizer that got a touch.
  private var observedStates: [StateExpectation] {
    (0..<run.tree.recognizerCount).compactMap { index in
      let identifier = run.tree[RecognizerID(index: Int32(index))].identifier
      let states = states(of: identifier)
      guard states.count > 1 else { return nil }
      return StateExpectation(recognizer: identifier, states: states)
    }
  }

  private func name(_ view: ViewID) -> String { run.tree[view].identifier }

  // MARK: - Lines

  private func neverRow(_ words: String) -> ComparedRow {
    let line = lines.first { $0.text.begins(withWords: words) }
    return ComparedRow(expected: words, actual: line?.description, differs: line != nil)
  }

  private func countRow(_ expected: LineCount) -> ComparedRow {
    let count = lines.reduce(0) { $0 + ($1.text.begins(withWords: expected.words) ? 1 : 0) }
    return ComparedRow(
      expected: "\(expected.words): \(expected.count)", actual: "\(expected.words): \(count)",
      differs: count != expected.count)
  }

  // MARK: - Conversions

  private func convertRow(_ expected: ConversionExpectation) -> ComparedRow {
    let spaces = SpaceConversion(run: run, from: expected.from, to: expected.to)
    let question: String
    let numbers: (expected: [Double], actual: [Double])
    switch expected.figure {
    case .point(let point, let answer):
      question = "point \(Self.text([point.x, point.y]))"
      let actual = spaces.convert(point)
      numbers = ([answer.x, answer.y], [actual.x, actual.y])
    case .rect(let rect, let answer):
      question = "rect \(Self.text(Self.numbers(rect)))"
      numbers = (Self.numbers(answer), Self.numbers(spaces.convert(rect)))
    }
    let agree = zip(numbers.expected, numbers.actual).allSatisfy {
      ($0 - $1).magnitude <= expected.tolerance
    }
    return ComparedRow(
      expected: "\(question) from \(expected.from.text) to \(expected.to.text) is "
        + Self.text(numbers.expected),
      actual: Self.text(numbers.actual), differs: !agree)
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  private static func text(_ numbers: [Double]) -> String {
    "[" + numbers.map { JSONNumber.text($0) }.joined(separator: ", ") + "]"
  }
}

/// A line of the transcript with the time it stands at.
struct TranscriptLine: Hashable, CustomStringConvertible {
  let time: Timestamp
  let text: String

  var description: String { "\(NumberText.time(time.seconds)) \(text)" }
}

extension String {
  /// Whether the text begins with these words, whole ones.
  func begins(withWords words: String) -> Bool {
    guard hasPrefix(words) else { return false }
    let rest = utf8.dropFirst(words.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: " ") || words.hasSuffix(" ")
  }
}

extension ValueExpectation.Space {
  /// The space as a scenario writes it.
  var text: String {
    switch self {
    case .window: "null"
    case .screen: "screen"
    case .view(let identifier): identifier
    }
  }
}
