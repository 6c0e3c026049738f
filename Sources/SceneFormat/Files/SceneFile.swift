/// One of Hitscope's own files on disk, told apart by its content.
public enum SceneFile: Sendable {
  case scene(SceneDocument)
  case scenario(ScenarioDocument)

  /// Reads a file; what it names is looked for beside it.
  public static func read(_ path: String) throws(SceneError) -> SceneFile {
    try read(FileBytes.read(path), file: path)
  }

  /// Reads what a file holds; what it names is looked for beside the file.
  public static func read(_ bytes: [UInt8], file path: String) throws(SceneError) -> SceneFile {
    let document = try document(bytes, file: path)
    switch FormatVersion.format(of: document) {
    case .scenario:
      return .scenario(
        try SceneReader.scenario(document) { (name) throws(SceneError) -> SceneDocument in
          try scene(beside(path, name))
        })
    case .scene, .recording, .trace, nil:
      return .scene(try SceneReader.scene(document))
    }
  }

  /// The scene of a file; a scenario's or a recording's own where it is one of those.
  public static func scene(_ path: String) throws(SceneError) -> SceneDocument {
    switch try read(path) {
    case .scene(let scene): scene
    case .scenario(let scenario): scenario.scene
    }
  }

  /// The scenario of a file, which must be one.
  public static func scenario(_ path: String) throws(SceneError) -> ScenarioDocument {
    try SceneReader.scenario(document(FileBytes.read(path), file: path)) { (name) throws(SceneError) -> SceneDocument in
      try scene(beside(path, name))
    }
  }

  /// The file's JSON; a file that begins with anything but a brace isn't Hitscope's.
  private static func document(
    _ bytes: [UInt8], file path: String
  ) throws(SceneError) -> JSONDocument {
    let document = Result { () throws(SceneError) -> JSONDocument in
      try JSONReader.read(bytes, file: path)
    }
    switch document {
    case .success(let document) where document.root.kind == .object: return document
    case .failure(let error) where !error.isForeign: throw error
    case .success, .failure: throw foreignFile(path)
    }
  }

  private static func foreignFile(_ path: String) -> SceneError {
    SceneError(
      SceneProblem(file: path, position: nil, path: .root, kind: .version(.foreignFile)))
  }

  /// A file's path as another file names it: from that file's folder, unless it begins at the root.
  static func beside(_ path: String, _ name: String) -> String {
    guard !name.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }
}

extension SceneError {
  /// Whether the text was no JSON from its first character on.
  fileprivate var isForeign: Bool {
    guard problems.count == 1, problems[0].path == .root, problems[0].position?.line == 1,
      case .syntax(let problem) = problems[0].kind
    else { return false }
    switch problem {
    case .missingValue, .bareWord, .badNumber, .extraText: return true
    case .unclosed, .unclosedComment, .unclosedString, .mismatched, .missingComma, .missingColon,
      .missingKey, .badString:
      return false
    }
  }
}
