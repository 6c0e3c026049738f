import EventDelivery
import SceneFormat
import Testing

/// Scenes that are deep, wide or full of mistakes.
@Suite struct LargeSceneTests {
  @Test func `thirty thousand views inside one another are read and written`() throws {
    let depth = 30_000
    let text =
      String(repeating: "{subviews:[", count: depth) + "{}" + String(repeating: "]}", count: depth)

    let document = try scene("{format:'hitscope.scene/1',view:\(text)}")
    let written = SceneWriter.scene(document)

    #expect(document.tree.viewCount == depth + 2)
    #expect(try SceneReader.scene(written).tree.viewCount == depth + 2)
  }

  @Test func `views inserted inside one another are refused beyond a depth`() {
    let depth = 10_000
    let text =
      String(
        repeating: "{responds:{'a:':[{insert:{into:'v',view:", count: depth) + "{}"
      + String(repeating: "}}]}}", count: depth)

    let found = messages(ofScene: "{format:'hitscope.scene/1',view:{id:'v',subviews:[\(text)]}}")

    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix(
        "expected views that insert views in at most 32 levels but found an object"))
  }

  @Test func `data is refused beyond a depth`() {
    let data = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let override = "overrides: {touchesBegan: {do: 'super', route: 'r', with: \(data)}}"

    let found = messages(ofScene: sceneText(view: override))

    #expect(found.count == 1)
    #expect(found[0].hasSuffix("expected data of at most 32 levels but found a list of 1 value"))
  }

  @Test func `forty thousand mistakes are counted in a moment`() throws {
    let views = String(repeating: "{frmae:[0],id:'a'},", count: 20_000)

    let error = #expect(throws: SceneError.self) {
      try scene("{format:'hitscope.scene/1',view:{subviews:[\(views)]}}")
    }

    #expect(error?.problems.count == SceneError.limit)
    #expect(error?.omitted == 39_999 - SceneError.limit)
  }

  @Test func `presented controllers may present others without end`() throws {
    let depth = 500
    let text =
      String(
        repeating: "view: {subviews: [{}]}, presentedViewController: {", count: depth) + "view: {}"
      + String(repeating: "}", count: depth)

    let document = try scene(
      "{format: 'hitscope.scene/1', windows: [{rootViewController: {\(text)}}]}")
    let again = try SceneReader.scene(SceneWriter.scene(document))

    #expect(again.tree.controllerCount == depth + 1)
    #expect(again.tree.viewCount == 2 * depth + 2)
  }
}
