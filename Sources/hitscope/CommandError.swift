import HierarchyImport
import SceneFormat

/// Why a command came to no result.
enum CommandError: Error {
  case usage(UsageProblem)
  case scene(SceneError)
  /// A file of another program's that gives no scene.
  case foreign(ImportError)
  /// No such file, but nearly the name of a command.
  case perhapsCommand(SceneError, CommandName)
  /// No file of the folder is a scenario.
  case noScenarios(String)
  case unwritable(String, reason: String)
  case target(TargetProblem)
  case window(WindowProblem)

  var status: ExitStatus {
    switch self {
    case .usage, .target: .usage
    case .perhapsCommand, .noScenarios, .unwritable: .unreadable
    case .scene(let error): error.isAboutFile ? .unreadable : .malformed
    case .foreign(.noSuchScene): .usage
    case .foreign: .malformed
    case .window: .internalError
    }
  }
}

extension SceneError {
  /// Whether a file isn't there or can't be read, rather than malformed.
  var isAboutFile: Bool {
    problems.contains { problem in
      if case .file = problem.kind { true } else { false }
    }
  }
}

extension CommandError {
  /// The same error, one of Hitscope's own files by itself.
  init(_ error: ImportError) {
    switch error {
    case .scene(let error): self = .scene(error)
    case .notInThisVersion, .noViews, .nothingToJoin, .noSuchScene: self = .foreign(error)
    }
  }
}
