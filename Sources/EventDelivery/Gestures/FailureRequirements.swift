/// Who must fail before whom.
extension DeliveryEngine {
  /// What stands between a recognizer and acting.
  enum RequirementStatus {
    /// All that must fail have failed, or take no part.
    case met
    case waits(for: RecognizerID)
    /// One that must fail has recognized: this one never will.
    case broken(by: RecognizerID)
  }

  func requirementStatus(of run: RecognizerRun) -> RequirementStatus {
    var waitsFor: RecognizerID?
    for required in run.requirements {
      guard let index = gestures.index(of: required) else { continue }
      switch gestures.runs[index].state {
      case .failed, .cancelled: continue
      case .possible: waitsFor = waitsFor ?? required
      case .began, .changed, .ended: return .broken(by: required)
      }
    }
    return waitsFor.map { .waits(for: $0) } ?? .met
  }

  /// Asks for requirements that nobody declared, once for each pair and attempt; either side may set one
  /// (B-238, B-239).
  mutating func askRequirements(
    among fresh: [RecognizerID], trace: inout some TraceSink
  ) {
    guard !fresh.isEmpty, gestures.runs.contains(where: \.asksForRequirements) else { return }
    let all = gestures.runs.map(\.recognizer)
    for (place, first) in all.enumerated() {
      for second in all[(place + 1)...] where fresh.contains(first) || fresh.contains(second) {
        askRequirement(first, second, trace: &trace)
        askRequirement(second, first, trace: &trace)
      }
    }
  }

  /// Whether the first one must wait for the second one's failure.
  private mutating func askRequirement(
    _ first: RecognizerID, _ second: RecognizerID, trace: inout some TraceSink
  ) {
    guard let index = gestures.index(of: first), let other = gestures.index(of: second) else {
      return
    }
    let (run, required) = (gestures.runs[index], gestures.runs[other])
    let isRequired =
      ask(.shouldRequireFailureOf, of: run, about: required, trace: &trace)
      || ask(.shouldBeRequiredToFailBy, of: required, about: run, trace: &trace)
    if isRequired, !run.requirements.contains(second) {
      gestures.runs[index].requirements.append(second)
    }
  }

  /// Fails those that have all they need and wait for one another in a circle: nothing could ever free them.
  ///
  /// UIKit says nothing of such circles; none of them acts here.
  mutating func failCircles() {
    for run in gestures.runs where run.isDone {
      let circle = circle(from: run)
      guard !circle.isEmpty else { continue }
      for member in circle {
        guard let index = gestures.index(of: member), let required = gestures.runs[index].waitsFor
        else { continue }
        gestures.proposals.insert(
          .init(recognizer: member, proposal: .fail(.requires(required))), at: 0)
        gestures.runs[index].wish = nil
      }
      return
    }
  }

  private func circle(from start: RecognizerRun) -> [RecognizerID] {
    var members = [start.recognizer]
    var next = start.waitsFor
    while let recognizer = next, let run = run(of: recognizer), run.isDone {
      if recognizer == start.recognizer { return members }
      if members.contains(recognizer) { return [] }
      members.append(recognizer)
      next = run.waitsFor
    }
    return []
  }

  /// The recognizers that failure requirements tie to one, itself included (B-203).
  func entangled(with recognizer: RecognizerID) -> [RecognizerID] {
    var found = [recognizer]
    var next = 0
    while next < found.count {
      for run in gestures.runs where !found.contains(run.recognizer) {
        let requirements =
          gestures.index(of: found[next]).map { gestures.runs[$0].requirements } ?? []
        if run.requirements.contains(found[next]) || requirements.contains(run.recognizer) {
          found.append(run.recognizer)
        }
      }
      next += 1
    }
    return found
  }
}

extension RecognizerRun {
  /// Whether it waits, and no touch can change what it waits to do.
  fileprivate var isDone: Bool {
    state == .possible && (wish == .recognize || wish == .beginAndEnd)
  }

  fileprivate var asksForRequirements: Bool {
    traits.answer(to: .shouldRequireFailureOf) != nil
      || traits.answer(to: .shouldBeRequiredToFailBy) != nil
  }
}
