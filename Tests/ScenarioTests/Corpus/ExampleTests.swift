import Foundation
import HierarchyImport
import SceneFormat
import TestSupport
import Testing

/// Example scenes and scenarios that were written from the format's description alone.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of examples"))
struct ExampleTests {
  /// It needs what this version doesn't have: recognizers that run.
  private static let later = ["tap-and-button.scenario.json"]

  @Test func `each example that this version can run happens as it says`() throws {
    let files = try Corpus.files(in: "design/examples", ending: ".scenario.json")
    let runnable = files.filter { !Self.later.contains($0.lastPathComponent) }

    for file in runnable {
      let scenario = try HierarchyImporter.scenario(path: file.path)
      for result in ScenarioRunner.results(of: scenario) { result.expectPassed(in: file) }
    }

    #expect(runnable.count >= 3)
    #expect(files.count - runnable.count <= Self.later.count)
  }

  @Test func `each example scene can be read`() throws {
    let files = try Corpus.files(in: "design/examples", ending: ".json")
    let scenes = files.filter { !$0.lastPathComponent.hasSuffix(".scenario.json") }

    for scene in scenes { #expect(try SceneFile.scene(scene.path).title != nil) }

    #expect(scenes.count >= 2)
  }
}
