public import EventDelivery

/// One of Hitscope's own files on disk, told apart by its content.
public enum SceneFile: Sendable {
  case scene(SceneDocument)
  case scenario(ScenarioDocument)
  case recording(RecordingDocument)

  /// Reads a file; what it names is looked for beside it.
  public static func read(_ path: String) throws(SceneError) -> SceneFile {
    try read(FileBytes.read(path), file: path)
  }

  /// Reads what a file holds; what it names is looked for beside the file.
  public static func read(_ bytes: [UInt8], file path: String) throws(SceneError) -> SceneFile {
    try read(bytes, file: path) { (path) throws(SceneError) in try scene(path) }
  }

  /// Reads what a file holds; a scene that it names is loaded from the path beside the file.
  public static func read(
    _ bytes: [UInt8], file path: String, keepsBrokenCases: Bool = false,
    loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> SceneFile {
    let document = try document(bytes, file: path)
    let load = { (name: String) throws(SceneError) -> SceneDocument in
      try loadScene(beside(path, name))
    }
    switch FormatVersion.format(of: document) {
    case .scenario:
      return .scenario(
        try SceneReader.scenario(
          document, keepsBrokenCases: keepsBrokenCases, loadScene: load))
    case .recording, .trace:
      return .recording(try SceneReader.recording(document, loadScene: load))
    case .scene, nil:
      return .scene(try SceneReader.scene(document))
    }
  }

  /// An input by itself for a scene, as a list of items or in any file that has one.
  public static func input(
    _ path: String, for scene: SceneDocument
  ) throws(SceneError) -> [InputItem] {
    try SceneReader.input(JSONReader.read(FileBytes.read(path), file: path), for: scene)
  }

  private static func loader(
    beside path: String
  ) -> (String) throws(SceneError) -> SceneDocument {
    { (name) throws(SceneError) -> SceneDocument in try scene(Self.beside(path, name)) }
  }

  /// The scene of a file; a scenario's or a recording's own where it is one of those.
  public static func scene(_ path: String) throws(SceneError) -> SceneDocument {
    switch try read(path) {
    case .scene(let scene): scene
    case .scenario(let scenario): scenario.scene
    case .recording(let recording): recording.sceneWithInput
    }
  }

  /// The scenario of a file, which must be one.
  public static func scenario(_ path: String) throws(SceneError) -> ScenarioDocument {
    let document = try document(FileBytes.read(path), file: path)
    return try SceneReader.scenario(document, loadScene: loader(beside: path))
  }

  /// The file's JSON, of a trace the first line; a file that begins with anything but a brace isn't
  /// Hitscope's.
  private static func document(
    _ bytes: [UInt8], file path: String
  ) throws(SceneError) -> JSONDocument {
    if let header = traceHeader(bytes, path: path) { return header }
    let document = Result { () throws(SceneError) -> JSONDocument in
      try JSONReader.read(bytes, file: path)
    }
    switch document {
    case .success(let document) where document.root.kind == .object: return document
    case .failure(let error) where !error.isForeign: throw error
    case .success, .failure: throw foreignFile(path)
    }
  }

  /// The first line of a trace, which holds the scene and the input; nil for any other file.
  private static func traceHeader(_ bytes: [UInt8], path: String) -> JSONDocument? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.count else {
      return nil
    }
    let document = try? JSONReader.read(Array(bytes[..<end]), file: path)
    guard let document, FormatVersion.format(of: document) == .trace else { return nil }
    return document
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
