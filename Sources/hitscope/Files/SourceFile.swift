import SceneFormat

/// A file that a command works on, read.
struct SourceFile {
  let path: String
  let content: SceneFile
  /// What standard input held, which can't be read twice; nil for a file.
  let input: [UInt8]?

  init(_ path: String) throws(CommandError) {
    self.path = path
    do throws(SceneError) {
      let bytes = try FileBytes.read(path)
      content = try SceneFile.read(bytes, file: path)
      input = path == "-" ? bytes : nil
    } catch {
      throw .scene(error)
    }
  }

  /// The scene with what Play does: of a scenario that is its first case's input, of a recording the
  /// recorded one.
  var scene: SceneDocument {
    switch content {
    case .scene(let scene): return scene
    case .recording(let recording): return recording.sceneWithInput
    case .scenario(let scenario):
      var scene = scenario.scene
      scene.input = scenario.cases.first?.input ?? scene.input
      return scene
    }
  }
}
