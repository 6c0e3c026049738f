import HierarchyImport
import Localization
import SceneFormat

extension Phrasebook {
  /// Why there is no result, a sentence for each problem.
  func sentences(_ error: CommandError) -> [String] {
    switch error {
    case .usage(let problem): [sentence(problem)]
    case .noScenarios(let path): [text(ReportPhrase.noScenarios, ["path": path])]
    case .unwritable(let path, let reason):
      [text(ReportPhrase.unwritable, ["file": path, "reason": reason])]
    case .target(let problem): [sentence(problem)]
    case .window(let problem): [sentence(problem)]
    case .scene(let error): sentences(error)
    case .foreign(let error): sentences(error)
    case .perhapsCommand(let error, let near):
      sentences(error) + [text(ReportPhrase.perhapsCommand, ["command": near.spelling])]
    }
  }

  /// What is wrong with a file, and how much more there is than is told.
  func sentences(_ error: SceneError) -> [String] {
    let more =
      error.omitted > 0 ? [text(ReportPhrase.moreProblems, count: error.omitted)] : []
    return error.problems.map(sentence) + more
  }
}
