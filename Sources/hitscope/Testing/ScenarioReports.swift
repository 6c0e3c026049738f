/// What came of all scenarios of a run.
struct ScenarioReports {
  private(set) var cases: [CaseReport] = []

  mutating func add(_ reports: [CaseReport]) { cases += reports }

  var passed: Int { cases.count(where: \.isPassed) }
  var failed: Int { cases.count - passed }

  /// The line that scripts read.
  var lastLine: String { "\(passed) passed, \(failed) failed" }

  /// A file that can't be read is worse than one that is malformed, and that than a no.
  var status: ExitStatus {
    var status = failed == 0 ? ExitStatus.success : .no
    for case .unreadable(let error) in cases.map(\.outcome) {
      if error.isAboutFile { return .unreadable }
      status = .malformed
    }
    return status
  }
}
