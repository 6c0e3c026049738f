import EventDelivery

/// Offers changes that make the subject respond; each is tried on a copy of the run first.
struct FixFinder {
  /// How many changes are tried for one obstacle, and altogether where several obstacles must go.
  private static let mostTries = 24

  /// How many are offered where several obstacles must go: they differ in one of them only.
  private static let mostCombinations = 3

  let builder: ExplanationBuilder

  /// The changes that work, those that a developer would look at first in front.
  func fixes(for explanation: Explanation) -> [Fix] {
    let candidates = FixCandidates(builder: builder)
    var lists = [candidates.changes(for: explanation)]
    for obstacle in explanation.also { lists.append(candidates.changes(against: obstacle)) }
    lists = lists.map { $0.filter { !changesSystemView($0) } }
    guard lists.allSatisfy({ !$0.isEmpty }) else { return [] }
    let working = combinations(of: lists).lazy.map { Fix($0) }.filter {
      makesSubjectRespond($0, atOnce: explanation.arrives)
    }
    return Array(working.prefix(lists.count > 1 ? Self.mostCombinations : Self.mostTries))
  }

  /// Whether somebody would have to change a view that UIKit made and owns.
  private func changesSystemView(_ changes: [Effect]) -> Bool {
    let tree = builder.run.tree
    return changes.contains { change in
      guard case .set(let target, let properties) = change,
        let view = tree.view(identifier: target), tree.isSystemOwned(view)
      else { return false }
      return properties.contains { property in
        switch property {
        case .pointInside, .hitTest, .method, .isUserInteractionEnabled, .frame: true
        default: false
        }
      }
    }
  }

  /// Each change of the first obstacle with the first one of every other, then the other way round.
  private func combinations(of lists: [[[Effect]]]) -> [[Effect]] {
    let usual = lists.compactMap(\.first)
    var result = [usual.flatMap { $0 }]
    for (place, list) in lists.enumerated() {
      for change in list.dropFirst() {
        var changes = usual
        changes[place] = change
        result.append(changes.flatMap { $0 })
      }
    }
    return Array(result.prefix(Self.mostTries))
  }

  /// Whether the touch arrives then; at once, where without it it came late.
  private func makesSubjectRespond(_ fix: Fix, atOnce: Bool) -> Bool {
    let verdict = builder.replaying(with: fix).verdict()
    return atOnce ? verdict.cause == .reachable : verdict.arrives
  }
}

extension ExplanationBuilder {
  /// The same question about the same input, with a change made just before the touch.
  public func replaying(with fix: Fix) -> ExplanationBuilder {
    let replay = DeliveryRun(tree: run.initialTree, inputs: inputs(with: fix)).settled()
    return ExplanationBuilder(subject: subject, run: replay, landingNumber: landingNumber)
  }

  private func inputs(with fix: Fix) -> [TimedInput] {
    var inputs = run.inputs
    let place = questionedInput
    let time = inputs.indices.contains(place) ? inputs[place].time : .zero
    let (animations, others) = fix.changes.divided
    inputs.insert(
      contentsOf: others.map { TimedInput(time: time, input: .effect($0)) }, at: place)
    for index in inputs.indices {
      guard case .effect(.animate(let target, let changes, _)) = inputs[index].input else {
        continue
      }
      for case .animate(target, changes, let animation) in animations {
        inputs[index].input = .effect(.animate(target: target, changes: changes, animation))
      }
    }
    return inputs
  }

  /// The place of the input that brought the touch-down, or the last event without a place.
  private var questionedInput: Int {
    var number = 0
    var last = 0
    for (place, input) in run.inputs.enumerated() {
      switch input.input {
      case .touches(let samples):
        for sample in samples where sample.phase == .began {
          if number == landingNumber { return place }
          number += 1
        }
      case .motion, .press, .remoteControl, .text: last = place
      case .hover, .system, .busy, .effect: continue
      }
    }
    return last
  }
}

extension DeliveryRun {
  fileprivate func settled() -> DeliveryRun {
    var run = self
    run.settle()
    return run
  }
}

extension [Effect] {
  /// Animations stand for the ones of the input that they replace; everything else is done anew.
  fileprivate var divided: (animations: [Effect], others: [Effect]) {
    var result: (animations: [Effect], others: [Effect]) = ([], [])
    for effect in self {
      if case .animate = effect {
        result.animations.append(effect)
      } else {
        result.others.append(effect)
      }
    }
    return result
  }
}
