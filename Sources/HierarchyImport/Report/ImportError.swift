public import SceneFormat

/// Why a file gives no scene at all.
public enum ImportError: Error, Hashable, Sendable {
  /// One of Hitscope's own files, or one that can't be read.
  case scene(SceneError)
  /// A format that is recognized and that this version doesn't open.
  case notInThisVersion(SourceFormat, file: String?)
  /// The right format with no view in it.
  case noViews(SourceFormat, file: String?)
  /// A file whose objects have no addresses by which another could be joined to it; nil for a format
  /// that isn't known.
  case nothingToJoin(SourceFormat?, file: String?)
  /// A scene that isn't in the file; the names of those that are.
  case noSuchScene(String, names: [String], file: String?)
}
