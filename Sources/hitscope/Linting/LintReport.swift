import SceneFormat
import TraceAnalysis

/// A finding with its place in the file that was linted.
struct LintProblem {
  let file: String
  /// Nil where the file doesn't spell out what it is about.
  let place: SourcePosition?
  let finding: LintFinding
  /// The ids of whom it is about and who is to blame.
  let view: String
  let culprit: String?
  /// The classes from the window to it, which stay the same from one dump to the next.
  let path: String
  let message: String
}

/// A file that couldn't be linted.
struct LintFailure {
  let file: String
  let status: ExitStatus
  /// Why not, as the user is told.
  let sentences: [String]
}

/// What lint found in several files.
struct LintReport {
  private(set) var problems: [LintProblem] = []
  /// How many findings the scenes and the command line wanted nobody to hear of.
  private(set) var silenced = 0
  private(set) var failures: [LintFailure] = []

  mutating func add(_ failure: LintFailure) { failures.append(failure) }

  mutating func add(_ problem: LintProblem, isSilenced: Bool) {
    if isSilenced {
      silenced += 1
    } else {
      problems.append(problem)
    }
  }

  func count(of severity: LintFinding.Severity) -> Int {
    problems.count { $0.finding.severity == severity }
  }

  /// The worst of what came of the files: one that can't be read is worse than one that is malformed.
  var status: ExitStatus {
    let found: ExitStatus = count(of: .error) > 0 ? .no : .success
    return failures.map(\.status).reduce(found) { $0.rawValue < $1.rawValue ? $1 : $0 }
  }
}
