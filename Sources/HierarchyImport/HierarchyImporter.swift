public import SceneFormat

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
    try open(bytes, file: file, scene: scene, depth: 0)
  }

  private static func open(
    _ bytes: [UInt8], file: String?, scene: String?, depth: Int
  ) throws(ImportError) -> ImportedScene {
    // What nothing is known of is told what is wrong with it as a scene.
    guard let format = FormatDetector.format(of: bytes) else {
      return try own(bytes, .scene, file: file, depth: depth)
    }
    if let scene, format != .storyboard, format != .xib {
      throw .noSuchScene(scene, names: [], file: file)
    }
    switch format {
    case .scene, .scenario, .recording, .trace:
      return try own(bytes, format, file: file, depth: depth)
    case .recursiveDescription:
      return try opened(DumpImporter.read(SourceText(bytes)), format, file: file)
    case .earlGrey:
      return try opened(DumpImporter.readEarlGrey(SourceText(bytes)), format, file: file)
    case .sentry:
      return try opened(SentryImporter.read(bytes, file: file), format, file: file)
    case .xcuiDebugDescription:
      var reader = DebugDescriptionReader(SourceText(bytes))
      reader.read()
      return try outline(reader.elements, reader.log, format, file: file)
    case .webDriverAgent, .idb, .maestro:
      return try outline(bytes, format, file: file)
    case .storyboard, .xib:
      let tree = try BuilderImporter.read(bytes, scene: scene, format: format, file: file)
      return try opened(tree, format, file: file)
    case .oldXib, .calabash, .detox, .printHierarchy, .autolayoutTrace, .gestureRecognizers,
      .ivarDescription, .uiAutomator, .appKitTree, .appKitDocument, .xcodeViewHierarchy, .lookin,
      .compiledNib, .binaryPropertyList, .gzip, .zip:
      throw .notInThisVersion(format, file: file)
    }
  }

  /// Opens a scenario on disk, whose scene may be of any format.
  ///
  /// One of several cases that is wrong is kept with its error, so that the others can run.
  public static func scenario(path: String) throws(SceneError) -> ScenarioDocument {
    let bytes = try FileBytes.read(path)
    if FormatDetector.format(of: bytes) == .scenario {
      let file = try SceneFile.read(bytes, file: path, keepsBrokenCases: true) {
        (path) throws(SceneError) in try scene(path: path, depth: 1)
      }
      if case .scenario(let scenario) = file { return scenario }
    }
    if let format = FormatDetector.format(of: bytes), format.evidence != .everything {
      throw SceneError(
        SceneProblem(file: path, position: nil, path: .root, kind: .version(.noScenario)))
    }
    // What of Hitscope's own is no scenario is told so here.
    return try SceneFile.scenario(path)
  }

  /// Opens a file on disk; `-` is standard input.
  public static func open(
    path: String, scene: String? = nil
  ) throws(ImportError) -> ImportedScene {
    try open(bytes(path: path), file: path, scene: scene)
  }

  /// The bytes of a file on disk; `-` is standard input.
  ///
  /// A hierarchy that Xcode exported is a folder, which is told by what lies in it.
  public static func bytes(path: String) throws(ImportError) -> [UInt8] {
    do throws(SceneError) {
      return try FileBytes.read(path)
    } catch {
      if error.isAboutFolder, isFolder(path + "/RequestResponses") {
        throw .notInThisVersion(.xcodeViewHierarchy, file: path)
      }
      throw .scene(error)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    do throws(SceneError) {
      _ = try FileBytes.read(path)
      return false
    } catch {
      return error.isAboutFolder
    }
  }

  /// A page source as XML, or what a tool prints as JSON.
  private static func outline(
    _ bytes: [UInt8], _ format: SourceFormat, file: String?
  ) throws(ImportError) -> ImportedScene {
    let text = SourceText(bytes)
    if format == .webDriverAgent, text.contains("<") {
      var reader = PageSourceReader(text)
      reader.read()
      return try outline(reader.elements, reader.log, format, file: file)
    }
    let reader = try OutlineJSONReader(text, file: file)
    return try outline(reader.elements, reader.log, format, file: file)
  }

  private static func outline(
    _ elements: [OutlineElement], _ log: DiagnosticLog, _ format: SourceFormat, file: String?
  ) throws(ImportError) -> ImportedScene {
    try opened(
      OutlineImporter.scene(of: elements, format: format, log: log), format, file: file)
  }

  private static func opened(
    _ tree: ImportedTree?, _ format: SourceFormat, file: String?
  ) throws(ImportError) -> ImportedScene {
    guard let tree else { throw .noViews(format, file: file) }
    var document = tree.document
    document.addresses = tree.addresses
    return ImportedScene(
      format: format, content: .scene(document), diagnostics: tree.diagnostics,
      addresses: tree.addresses, sceneNames: tree.sceneNames)
  }

  /// Files that name each other as their scenes are followed so far.
  private static let longestChain = 8

  private static func own(
    _ bytes: [UInt8], _ format: SourceFormat, file: String?, depth: Int = 0
  ) throws(ImportError) -> ImportedScene {
    do throws(SceneError) {
      let content = try SceneFile.read(bytes, file: file ?? "") {
        (path) throws(SceneError) in try scene(path: path, depth: depth + 1)
      }
      return ImportedScene(
        format: format, content: content, diagnostics: [], addresses: [:], sceneNames: [])
    } catch {
      throw .scene(error)
    }
  }

  /// A scene that a scenario or a recording names, in whatever format.
  private static func scene(path: String, depth: Int) throws(SceneError) -> SceneDocument {
    let bytes = try FileBytes.read(path)
    let foreign = SceneError(
      SceneProblem(file: path, position: nil, path: .root, kind: .version(.foreignFile)))
    guard depth <= longestChain else { throw foreign }
    do throws(ImportError) {
      return try open(bytes, file: path, scene: nil, depth: depth).document
    } catch .scene(let error) {
      throw error
    } catch {
      throw foreign
    }
  }
}

extension SceneError {
  fileprivate var isAboutFolder: Bool {
    problems.contains { $0.kind == .file(.directory) }
  }
}
