/// Why a file's `format` can't be read.
public enum VersionProblem: Hashable, Sendable {
  /// A later version of the format, or one that never was.
  case unknownVersion(found: String, expected: String)
  /// A format of another kind.
  case otherFormat(found: String, expected: String)
  /// Something that the format has and this version of the program can't do.
  case notInThisVersion(String)
  /// A scene or a recording where a scenario is needed.
  case noScenario
  /// A file that isn't Hitscope's own, such as a printed view hierarchy.
  case foreignFile

  var message: String {
    switch self {
    case .unknownVersion(let found, let expected):
      "unknown version \(SceneProblem.quoted(found)); this version reads \"\(expected)\""
    case .otherFormat(let found, let expected):
      "the format is \(SceneProblem.quoted(found)); expected \"\(expected)\""
    case .noScenario:
      "this is no scenario: it says nothing of what to expect; `hitscope play` delivers its input, and `--save` makes a scenario of that"
    case .foreignFile:
      "this is no file of Hitscope's own, which begins with \"{\"; other formats are not in this version"
    case .notInThisVersion(let what): "\(SceneProblem.quoted(what)) is not in this version"
    }
  }
}
