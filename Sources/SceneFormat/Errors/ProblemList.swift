/// Gathers problems up to the limit of an error, and counts the rest.
struct ProblemList: Sendable {
  private(set) var problems: [SceneProblem] = []
  private(set) var omitted = 0

  var isEmpty: Bool { problems.isEmpty }

  /// Whether the next problem is kept; one that isn't is counted here and needn't be made.
  mutating func makesRoom() -> Bool {
    guard problems.count >= SceneError.limit else { return true }
    omitted += 1
    return false
  }

  mutating func add(_ problem: SceneProblem) {
    problems.append(problem)
  }

  /// All of them in the order of the text, or nil if there is none.
  var error: SceneError? {
    guard !isEmpty else { return nil }
    let sorted = problems.enumerated().sorted { first, second in
      let one = (first.element.position?.offset ?? 0, first.offset)
      return one < (second.element.position?.offset ?? 0, second.offset)
    }
    return SceneError(problems: sorted.map(\.element), omitted: omitted)
  }

  func throwIfAny() throws(SceneError) {
    if let error { throw error }
  }
}
