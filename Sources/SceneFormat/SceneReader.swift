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
  public static func scenario(
    _ document: JSONDocument, loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> ScenarioDocument {
    var decoder = SceneDecoder()
    let scenario = try decoder.scenario(document.root, loadScene: loadScene)
    return try decoder.finished(scenario)
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
