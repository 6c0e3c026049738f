import Foundation
import SceneLibrary

/// Finds the scenarios that paths name.
enum ScenarioFinder {
  /// The files: each path that is no folder as it stands, and each folder's scenarios by their paths.
  static func files(at paths: [String]) throws(CommandError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard isFolder(path) else {
        files.append(path)
        continue
      }
      let found = scenarios(below: path)
      guard !found.isEmpty else { throw .noScenarios(path) }
      files += found
    }
    return files
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func scenarios(below folder: String) -> [String] {
    let top = folder.hasSuffix("/") ? folder : folder + "/"
    let target = URL(filePath: folder).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: target)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let parts = name.split(separator: "/")
      return name.hasSuffix(SceneLibrary.scenarioEnding) && !parts.contains { $0.hasPrefix(".") }
    }
    .sorted().map { top + $0 }
  }
}
