import Foundation
import HierarchyImport
import SceneFormat
import TestSupport
import Testing

/// Example scenes and scenarios that were written from the format's description alone.
@Suite(.enabled(if: Corpus.isHere, "HITSCOPE_CORPUS names no collection of examples"))
struct ExampleTests {
  @Test func `each example happens as it says`() throws {
    let files = try Corpus.files(in: "design/examples", ending: ".scenario.json")

    for file in files {
      let scenario = try HierarchyImporter.scenario(path: file.path)
      for result in ScenarioRunner.results(of: scenario) { result.expectPassed(in: file) }
    }

    #expect(files.count >= 4)
  }

  @Test func `each example scene can be read`() throws {
    let files = try Corpus.files(in: "design/examples", ending: ".json")
    let scenes = files.filter { !$0.lastPathComponent.hasSuffix(".scenario.json") }

    for scene in scenes { #expect(try SceneFile.scene(scene.path).title != nil) }

    #expect(scenes.count >= 2)
  }
}
