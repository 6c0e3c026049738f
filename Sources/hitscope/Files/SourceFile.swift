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
  /// What standard input held, which can't be read twice, or the scene of a file that another was
  /// joined to; nil for a file that can be read again.
  let input: [UInt8]?

  /// - Parameter joined: a further print of the same moment, whose objects are told by address.
  init(_ path: String, scene: String? = nil, with joined: String? = nil) throws(CommandError) {
    self.path = path
    do throws(ImportError) {
      let bytes = try HierarchyImporter.bytes(path: path)
      let file: ImportedScene
      if let joined {
        file = try HierarchyImporter.open(
          bytes, file: path, scene: scene,
          joining: JoinedFile(bytes: HierarchyImporter.bytes(path: joined), name: joined))
      } else {
        file = try HierarchyImporter.open(bytes, file: path, scene: scene)
      }
      content = file.content
      format = file.format
      diagnostics = file.diagnostics
      addresses = file.addresses
      sceneNames = file.sceneNames
      if joined != nil {
        input = SceneWriter.scene(file.document)
      } else {
        input = path == "-" ? bytes : nil
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// What the window's program is to read.
  var windowPath: String { input == nil ? path : "-" }

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
