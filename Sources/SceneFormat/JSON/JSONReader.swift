/// Reads JSON5: JSON with comments, trailing commas, bare keys and the rest of that notation.
///
/// The work is linear in the length of the text and nothing recurses, so that depth is no danger.
/// Beyond JSON5 a key may stand only once in an object, and a number may not overflow.
public enum JSONReader {
  /// The longest text that is read, in bytes.
  public static let byteLimit = 1 << 28
  /// The most values and keys that are read.
  public static let valueLimit = 1 << 25

  /// The document that the bytes write, or an error that says where they don't.
  ///
  /// The file is the name that errors give the text.
  public static func read(
    _ bytes: [UInt8], file: String? = nil
  ) throws(SceneError) -> JSONDocument {
    if bytes.count > byteLimit {
      throw SceneError(problem(.tooLong(limit: byteLimit), at: nil, file: file))
    }
    if let (found, offset) = TextEncoding.problem(in: bytes) {
      let position = SourcePosition(offset: offset, in: bytes)
      throw SceneError(problem(found, at: position, file: file))
    }
    var parser = JSONParser(bytes: bytes, file: file)
    return try parser.parse()
  }

  private static func problem(
    _ kind: EncodingProblem, at position: SourcePosition?, file: String?
  ) -> SceneProblem {
    SceneProblem(file: file, position: position, path: .root, kind: .encoding(kind))
  }
}
