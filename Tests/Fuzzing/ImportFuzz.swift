import HierarchyImport
import SceneFormat

/// The scene that other programs' files give, if bytes of a fuzzer's making are one of those; whatever
/// the importers make of them can be written and read again.
///
/// Hitscope's own files are left alone: they may name others, and so anything on the disk.
func importedScene(_ bytes: [UInt8]) -> SceneDocument? {
  guard let format = FormatDetector.format(of: bytes), format.evidence != .everything else {
    return nil
  }
  do {
    let scene = try HierarchyImporter.open(bytes)
    for diagnostic in scene.diagnostics {
      precondition(diagnostic.count > 0, "a remark is about something")
    }
    return scene.document
  } catch {
    precondition(!"\(error)".isEmpty, "an error has words")
    return nil
  }
}
