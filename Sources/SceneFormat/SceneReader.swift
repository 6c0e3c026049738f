public import EventDelivery

/// Reads Hitscope's own files.
public enum SceneReader {
  /// The scene that the bytes write; the file is the name that errors give it.
  public static func scene(
    _ bytes: [UInt8], file: String? = nil
  ) throws(SceneError) -> SceneDocument {
    try scene(JSONReader.read(bytes, file: file))
  }

  /// The scene that a document holds.
  public static func scene(_ document: JSONDocument) throws(SceneError) -> SceneDocument {
    var decoder = SceneDecoder()
    let scene = decoder.scene(document.root, isEmbedded: false)
    return try decoder.finished(scene)
  }

  /// The scenario that the bytes write; the loader reads a scene by the name the scenario gives it.
  public static func scenario(
    _ bytes: [UInt8], file: String? = nil,
    loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> ScenarioDocument {
    try scenario(JSONReader.read(bytes, file: file), loadScene: loadScene)
  }

  /// The scenario that a document holds.
  ///
  /// - Parameter keepsBrokenCases: whether one of several cases that is wrong is kept with its error,
  ///   so that the others can run.
  public static func scenario(
    _ document: JSONDocument, keepsBrokenCases: Bool = false,
    loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> ScenarioDocument {
    guard document.isScenario else {
      throw SceneError(
        SceneProblem(
          file: document.file, position: document.root.position, path: .root,
          kind: .version(.noScenario)))
    }
    var decoder = SceneDecoder()
    decoder.keepsBrokenCases = keepsBrokenCases
    let scenario = try decoder.scenario(document.root, loadScene: loadScene)
    return try decoder.finished(scenario)
  }

  /// The recording that a document holds, or that the first line of a trace does; the loader reads a
  /// scene by the name it gives it.
  public static func recording(
    _ document: JSONDocument, loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> RecordingDocument {
    var decoder = SceneDecoder()
    let recording = try decoder.recording(document.root, loadScene: loadScene)
    return try decoder.finished(recording)
  }

  /// An input by itself, such as one of a file of its own, for a scene: the list of items, or a
  /// scene, a scenario or a recording that has one.
  public static func input(
    _ document: JSONDocument, for scene: SceneDocument
  ) throws(SceneError) -> [InputItem] {
    var decoder = SceneDecoder()
    decoder.adopt(scene)
    let root = document.root
    let value = root.kind == .array ? root : root["input"] ?? root
    let input = decoder.input(value)
    decoder.checkReferences()
    return try decoder.finished(input)
  }
}

extension SceneDecoder {
  /// What was decoded, or the error that tells everything wrong with it.
  func finished<Document>(_ document: Document?) throws(SceneError) -> Document {
    try problems.throwIfAny()
    guard let document else { preconditionFailure("what isn't read has a problem") }
    return document
  }
}

extension JSONDocument {
  /// Whether it may be a scenario: not where it says that it is something else of Hitscope's.
  fileprivate var isScenario: Bool {
    switch FormatVersion.format(of: self) {
    case .scenario, nil: true
    case .scene, .recording, .trace: false
    }
  }
}
