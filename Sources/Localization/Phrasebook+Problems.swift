public import SceneFormat

extension Phrasebook {
  /// One thing that is wrong with a file, with its place, as a sentence.
  public func sentence(_ problem: SceneProblem) -> String {
    [problem.location, problem.path.description, problem.message]
      .filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
