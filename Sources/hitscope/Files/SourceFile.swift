import HierarchyImport
import SceneFormat

/// A file that a command works on, read.
struct SourceFile {
  let path: String
  let content: SceneFile
  let format: SourceFormat
  /// What was guessed, left out or not understood of a file that isn't Hitscope's own.
  let diagnostics: [ImportDiagnostic]
  /// The ids of views by their addresses in a dump or a document.
  let addresses: [String: String]
  /// The scenes of a file that holds several.
  let sceneNames: [String]
  /// What standard input held, which can't be read twice; nil for a file.
  let input: [UInt8]?

  init(_ path: String, scene: String? = nil) throws(CommandError) {
    self.path = path
    do throws(ImportError) {
      let bytes = try Self.bytes(path)
      let file = try HierarchyImporter.open(bytes, file: path, scene: scene)
      content = file.content
      format = file.format
      diagnostics = file.diagnostics
      addresses = file.addresses
      sceneNames = file.sceneNames
      input = path == "-" ? bytes : nil
    } catch {
      throw CommandError(error)
    }
  }

  private static func bytes(_ path: String) throws(ImportError) -> [UInt8] {
    do throws(SceneError) {
      return try FileBytes.read(path)
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
