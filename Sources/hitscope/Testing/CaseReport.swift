import SceneFormat

/// What came of one case of a scenario.
struct CaseReport {
  enum Outcome {
    case passed
    case failed([Mismatch])
    /// The file is malformed or can't be read.
    case unreadable(SceneError)
  }

  /// The scenario's file, as it was named.
  let file: String
  /// The case's own title; nil for a scenario that is one case.
  let title: String?
  let outcome: Outcome

  var isPassed: Bool {
    if case .passed = outcome { true } else { false }
  }

  /// The file and, where it has several cases, which one.
  var name: String { title.map { "\(file): \($0)" } ?? file }
}
