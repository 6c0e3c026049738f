public import SceneFormat

/// A file that was opened, whatever its format.
public struct ImportedScene: Sendable {
  public let format: SourceFormat
  /// The scene, or the scenario with its scene.
  public let content: SceneFile
  /// What was guessed, left out or not understood; empty for Hitscope's own files.
  public internal(set) var diagnostics: [ImportDiagnostic]
  /// The id of each view by its address in the source, in lower case.
  public let addresses: [String: String]
  /// The scenes of a file that has several, by the names that choose one.
  public let sceneNames: [String]

  public var document: SceneDocument {
    switch content {
    case .scene(let scene): scene
    case .scenario(let scenario): scenario.scene
    case .recording(let recording): recording.sceneWithInput
    }
  }
}
