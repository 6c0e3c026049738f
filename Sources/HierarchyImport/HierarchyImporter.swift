import SceneFormat

/// Opens whatever holds a scene: Hitscope's own files, printed view hierarchies, Interface Builder's
/// documents.
public enum HierarchyImporter {
  /// Opens a file's bytes; the file is the name that errors give it, and what it names is looked for
  /// beside it.
  ///
  /// - Parameter scene: which one of a file that holds several; nil is the one that comes first.
  public static func open(
    _ bytes: [UInt8], file: String? = nil, scene: String? = nil
  ) throws(ImportError) -> ImportedScene {
    guard let format = FormatDetector.format(of: bytes) else {
      throw .unknownFormat(file: file)
    }
    switch format {
    case .scene, .scenario, .recording, .trace: return try own(bytes, format, file: file)
    case .recursiveDescription:
      return try opened(DumpImporter.read(SourceText(bytes)), format, file: file)
    case .storyboard, .xib:
      let tree = try BuilderImporter.read(bytes, scene: scene, format: format, file: file)
      return try opened(tree, format, file: file)
    case .oldXib, .earlGrey, .sentry, .calabash, .xcuiDebugDescription,
      .webDriverAgent, .idb, .maestro, .printHierarchy, .autolayoutTrace, .gestureRecognizers,
      .binaryPropertyList, .gzip, .zip:
      throw .notInThisVersion(format, file: file)
    }
  }

  /// Opens a file on disk; `-` is standard input.
  public static func open(
    path: String, scene: String? = nil
  ) throws(ImportError) -> ImportedScene {
    let bytes: [UInt8]
    do throws(SceneError) {
      bytes = try FileBytes.read(path)
    } catch {
      throw .scene(error)
    }
    return try open(bytes, file: path, scene: scene)
  }

  private static func opened(
    _ tree: ImportedTree?, _ format: SourceFormat, file: String?
  ) throws(ImportError) -> ImportedScene {
    guard let tree else { throw .noViews(format, file: file) }
    return ImportedScene(
      format: format, content: .scene(tree.document), diagnostics: tree.diagnostics,
      addresses: tree.addresses, sceneNames: tree.sceneNames)
  }

  private static func own(
    _ bytes: [UInt8], _ format: SourceFormat, file: String?
  ) throws(ImportError) -> ImportedScene {
    do throws(SceneError) {
      return ImportedScene(
        format: format, content: try SceneFile.read(bytes, file: file ?? ""), diagnostics: [],
        addresses: [:], sceneNames: [])
    } catch {
      throw .scene(error)
    }
  }
}
