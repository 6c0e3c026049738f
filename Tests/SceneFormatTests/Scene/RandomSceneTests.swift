import EventDelivery
import SceneFormat
import TestSupport
import Testing
import TraceAnalysis

@Suite struct RandomSceneTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a random scene written and read back delivers the same`(seed: UInt64) throws {
    var tree = RandomTree.make(seed: seed, viewCount: 40)
    // An animation that runs is a moment of a run, not of a scene.
    for view in tree.allViews { tree.setAnimating(false, of: view) }
    let touches = RandomTree.touches(10, on: tree, seed: seed)

    let written = SceneWriter.scene(SceneDocument(tree: tree))
    let again = try SceneReader.scene(written)

    let original = lines(DeliveryRun(tree: tree, inputs: touches))
    #expect(lines(DeliveryRun(tree: again.tree, inputs: touches)) == original)
    #expect(SceneWriter.scene(again) == written)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a scene changed at random is read or refused, and never stops the reader`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(EveryKey.scene.utf8)
    let words = [
      "null", "1e308", "-1", "{}", "[]", "true", "'card'", "'unknown'", "NaN", ",", ":", "}", "[",
      "subviews: [{}],", "id: 'page',", "0.5", "''", "\"hitscope.scene/2\"",
    ]

    for _ in 0..<10 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0..<changed.count, using: &generator)
        let end = min(changed.count, start + Int.random(in: 0...12, using: &generator))
        changed.replaceSubrange(start..<end, with: Array(generator.element(of: words).utf8))
      }
      if let scene = try? SceneReader.scene(changed) {
        let written = SceneWriter.scene(scene)
        #expect((try? SceneReader.scene(written)) != nil)
      }
    }
  }

  private func lines(_ run: DeliveryRun) -> [String] {
    let transcript = Transcript(tree: run.tree)
    return run.events.map { transcript.line($0) }
  }
}
