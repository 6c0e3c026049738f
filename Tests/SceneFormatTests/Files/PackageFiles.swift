import Foundation

/// Files of the package's own folder.
enum PackageFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every shipped scene and scenario, as paths.
  static func shipped(scenarios: Bool) -> [String] {
    let folder = root.appending(path: "Scenes")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (found?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
    return paths.filter {
      $0.hasSuffix(".json") && $0.hasSuffix(".scenario.json") == scenarios
    }.sorted()
  }
}
