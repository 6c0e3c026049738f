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
    try decoder.problems.throwIfAny()
    guard let scene else { preconditionFailure("a scene that isn't read has a problem") }
    return scene
  }
}
