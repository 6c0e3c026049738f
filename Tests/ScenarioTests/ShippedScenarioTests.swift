import Foundation
import SceneFormat
import Testing

@Suite struct ShippedScenarioTests {
  @Test(arguments: try ShippedFiles.scenarios())
  func `a shipped scenario happens as it says`(path: String) throws {
    let scenario = try SceneFile.scenario(path)

    let results = ScenarioRunner.results(of: scenario)

    for result in results {
      let title = result.title?.text(in: "en") ?? ""
      for mismatch in result.mismatches {
        let table = mismatch.table(expectedHeading: "expected", actualHeading: "actual")
        Issue.record("\(title) \(mismatch.key)\n\(table.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: try ShippedFiles.scenes())
  func `a shipped scene can be read`(path: String) throws {
    let scene = try SceneFile.scene(path)

    #expect(scene.title != nil)
  }
}

/// The scenes and scenarios in the package's folder.
enum ShippedFiles {
  static func scenarios() throws -> [String] {
    try files().filter { $0.hasSuffix(".scenario.json") }
  }

  static func scenes() throws -> [String] {
    try files().filter { !$0.hasSuffix(".scenario.json") }
  }

  private static func files() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenes")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (found?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
    return paths.filter { $0.hasSuffix(".json") }.sorted()
  }
}
