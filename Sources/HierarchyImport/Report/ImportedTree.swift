import SceneFormat

/// A scene as one importer made it.
struct ImportedTree {
  var document: SceneDocument
  var diagnostics: [ImportDiagnostic]
  /// The id of each view by its address in the source.
  var addresses: [String: String]
  /// The scenes of a file that has several.
  var sceneNames: [String] = []
}
