import EventDelivery
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

  /// The scene: a scenario's own where it is one.
  var scene: SceneDocument {
    switch content {
    case .scene(let scene): scene
    case .scenario(let scenario): scenario.scene
    case .recording(let recording): recording.scene
    }
  }

  /// What Play does with it: a scenario's first case where it is one.
  var items: [InputItem] {
    switch content {
    case .scene(let scene): scene.input ?? []
    case .scenario(let scenario): scenario.cases.first?.input ?? scenario.scene.input ?? []
    case .recording(let recording): recording.input
    }
  }
}
