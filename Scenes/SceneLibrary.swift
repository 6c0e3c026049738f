public import Foundation

/// The scenes and scenarios that ship with the program.
public enum SceneLibrary {
  /// The ending of a scenario's file name; every other JSON file here is a scene.
  public static let scenarioEnding = ".scenario.json"

  /// A folder of shipped files, in the order in which a list shows them.
  public enum Folder: String, CaseIterable, Sendable {
    case lessons = "Lessons"
    case recipes = "Recipes"
    case gestures = "Gestures"
    case regressions = "Regressions"
  }

  /// The folder that holds the shipped scenes' folders; works from any working directory.
  public static var root: URL { Bundle.module.bundleURL }

  /// The scene that the window opens when it is given none.
  public static var welcome: URL? { scenes.first }

  /// Every shipped scene: lessons, recipes, gestures, each folder's in the order of its names.
  public static var scenes: [URL] {
    [Folder.lessons, .recipes, .gestures].flatMap { scenes(in: $0) }
  }

  public static func scenes(in folder: Folder) -> [URL] {
    files(in: folder).filter { !$0.lastPathComponent.hasSuffix(scenarioEnding) }
  }

  public static func scenarios(in folder: Folder) -> [URL] {
    files(in: folder).filter { $0.lastPathComponent.hasSuffix(scenarioEnding) }
  }

  /// The scenario that lies beside a shipped scene.
  public static func scenario(of scene: URL) -> URL {
    let name = scene.deletingPathExtension().lastPathComponent
    return scene.deletingLastPathComponent().appending(path: name + scenarioEnding)
  }

  /// A folder's JSON files by name; none where the program was installed without them.
  private static func files(in folder: Folder) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder.rawValue), includingPropertiesForKeys: nil)
    return (contents ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
