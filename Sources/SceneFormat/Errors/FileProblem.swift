/// Why a file can't be read at all.
public enum FileProblem: Hashable, Sendable {
  case missing
  case directory
  /// It is there, and can't be read.
  case unreadable
  /// The same of a file that this one names.
  indirect case named(String, FileProblem)

  var message: String {
    switch self {
    case .missing: "no such file"
    case .directory: "this is a folder; name a file in it"
    case .unreadable: "the file can't be read; look at its permissions"
    case .named(let file, let problem): "\(SceneProblem.quoted(file)): \(problem.message)"
    }
  }
}
