import EventDelivery
import SceneFormat
import Testing
import TraceAnalysis

@Suite struct SceneWriterTests {
  @Test(arguments: PackageFiles.shipped(scenarios: false))
  func `a shipped scene written and read back plays the same`(path: String) throws {
    let original = try SceneFile.scene(path)

    let written = SceneWriter.scene(original)
    let again = try SceneReader.scene(written)

    #expect(lines(of: again) == lines(of: original))
    #expect(text(SceneWriter.scene(again)) == text(written))
    #expect(again.title == original.title && again.summary == original.summary)
    #expect(again.lintSilences == original.lintSilences)
    #expect(again.warnings == original.warnings)
  }

  @Test(arguments: PackageFiles.shipped(scenarios: true))
  func `a shipped scenario written and read back happens the same`(path: String) throws {
    var original = try SceneFile.scenario(path)
    original.sceneFile = nil

    let written = SceneWriter.scenario(original)
    let again = try SceneReader.scenario(JSONReader.read(written)) {
      (_) throws(SceneError) -> SceneDocument in throw missingScene
    }

    #expect(text(SceneWriter.scenario(again)) == text(written))
    #expect(again.cases.map(\.expectations) == original.cases.map(\.expectations))
    let failed = ScenarioRunner.results(of: again).filter { !$0.isPassed }
    #expect(failed.isEmpty)
  }

  @Test func `everything a scene can say is written as it was read`() throws {
    let document = try scene(EveryKey.scene)

    let written = text(SceneWriter.scene(document))

    #expect(written == EveryKey.written)
    #expect(try text(SceneWriter.scene(scene(written))) == written)
  }

  @Test func `what has UIKit's default is left out`() throws {
    let document = try scene(
      """
      {format: 'hitscope.scene/1', screen: {width: 390}, application: {hitTestPasses: 1}, windows: [{
        id: 'w', frame: [0, 0, 390, 844], windowLevel: 0, class: 'UIWindow', isHidden: false,
        rootViewController: {id: 'r', isAddedToParent: true, class: 'UIViewController', view: {
          id: 'v', frame: [0, 0, 390, 844], alpha: 1, transform: [1, 0, 0, 1, 0, 0], layer: {},
          subviews: [{id: 'l', class: 'UILabel', isUserInteractionEnabled: false, overrides: {}}]
        }}}]}
      """)

    let written = text(SceneWriter.scene(document))

    #expect(
      written == """
        {
          "format": "hitscope.scene/1",
          "windows": [
            {
              "id": "w",
              "rootViewController": {
                "id": "r",
                "view": { "id": "v", "subviews": [{ "class": "UILabel", "id": "l" }] }
              }
            }
          ]
        }

        """)
  }

  @Test func `a recording replays to the same trace, byte for byte`() throws {
    let document = try scene(EveryKey.scene)
    let run = DeliveryRun.playing(document.input ?? [], on: document.tree)

    let written = SceneWriter.recording(RecordingDocument(of: run, scene: document))
    let recording = try SceneReader.recording(JSONReader.read(written)) {
      (_) throws(SceneError) -> SceneDocument in throw missingScene
    }
    let again = DeliveryRun.playing(recording.input, on: recording.scene.tree)

    #expect(lines(of: again) == lines(of: run))
    #expect(
      text(SceneWriter.recording(RecordingDocument(of: again, scene: recording.scene)))
        == text(written))
  }

  @Test func `an expanded input has raw touches only and plays the same`() throws {
    let document = try scene(
      sceneText(
        view: "id: 'v', frame: [0, 0, 100, 100]",
        more: ", input: [{tap: 'v', count: 2}, {drag: {from: 'v', to: [9, 9]}}, {press: 'a'}]"))

    let expanded = document.expandingInput()

    #expect(lines(of: expanded) == lines(of: document))
    let items = try #require(expanded.input)
    let isRaw = items.allSatisfy { item in
      switch item.action {
      case .touches, .pressPhase: item.time != nil
      default: false
      }
    }
    #expect(isRaw)
  }

  private func lines(of document: SceneDocument) -> [String] {
    lines(of: DeliveryRun.playing(document.input ?? [], on: document.tree))
  }

  private func lines(of run: DeliveryRun) -> [String] {
    let transcript = Transcript(tree: run.tree)
    return run.events.map { transcript.line($0) }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private let missingScene = SceneError(
    SceneProblem(file: nil, position: nil, path: .root, kind: .file(.missing)))
}
