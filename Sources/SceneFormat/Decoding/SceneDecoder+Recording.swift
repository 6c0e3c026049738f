import EventDelivery

extension SceneDecoder {
  /// Reads a recording; a scene of another file comes from the loader.
  mutating func recording(
    _ root: JSONValue, loadScene: (String) throws(SceneError) -> SceneDocument
  ) throws(SceneError) -> RecordingDocument? {
    guard isObject(root) else { return nil }
    let isTrace = root["format"]?.string?.hasPrefix(FormatVersion.trace.name) == true
    checkVersion(of: root, is: isTrace ? .trace : .recording, isRequired: true)
    for member in root.members { _ = key(member, of: RecordingKey.self) }
    guard let scene = try heldScene(of: root, loadScene: loadScene) else { return nil }
    guard let value = root["input"] else {
      reportMissing(RecordingKey.input, in: root)
      return nil
    }
    let input = self.input(value)
    checkReferences()
    return input.map { RecordingDocument(scene: scene, input: $0) }
  }
}
