/// What is wrong with a file: every problem that was found, in the order of the text.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many problems are kept; a file that has more is told how many there were.
  public static let limit = 20

  /// The problems, at least one and at most ``limit``.
  public let problems: [SceneProblem]
  /// How many more there were.
  public let omitted: Int

  public init(_ problem: SceneProblem) {
    self.init(problems: [problem], omitted: 0)
  }

  /// The problems must not be empty.
  init(problems: [SceneProblem], omitted: Int) {
    precondition(!problems.isEmpty, "an error has at least one problem")
    self.problems = problems
    self.omitted = omitted
  }

  /// Whether a file couldn't be read at all, as opposed to one that is malformed.
  public var isAboutReading: Bool {
    problems.contains { problem in
      guard case .file = problem.kind else { return false }
      return true
    }
  }

  /// One line a problem, and a last one that counts those left out.
  public var description: String {
    let lines = problems.map(\.description)
    return (lines + (omitted > 0 ? ["… and \(omitted) more"] : [])).joined(separator: "\n")
  }
}
