import EventDelivery
import Foundation
import Geometry
import SceneFormat
import SceneLibrary
import Testing

/// Every scene that ships is whole, told in three languages, and held by a scenario.
struct ShippedSceneTests {
  private static let gestures = [
    "01-tap.json",
    "02-long-press.json",
    "03-pan.json",
    "04-swipe.json",
    "05-pinch.json",
    "06-rotation.json",
    "07-screen-edge-pan.json",
    "08-hover.json",
    "09-cancels-touches.json",
    "10-delays-began.json",
    "11-delays-ended.json",
    "12-should-begin.json",
    "13-should-receive.json",
    "14-simultaneously.json",
    "15-require-failure-of.json",
    "16-be-required-to-fail.json",
    "17-single-and-double-tap.json",
    "18-tap-over-controls.json",
    "19-press-that-moves.json",
    "20-swipe-and-pan.json",
    "21-pinch-with-rotation.json",
    "22-delays-on-a-button.json",
    "23-recognizer-on-a-label.json",
    "24-one-recognizer-two-views.json",
    "30-a-button-in-a-scroll-view.json", "31-a-pan-in-a-scroll-view.json",
    "32-an-edge-pan-and-a-scroll-view.json", "33-nested-scroll-views.json",
  ]

  private static let languages = ["en", "zh-Hans", "zh-Hant"]

  private func document(_ scene: URL) throws -> SceneDocument {
    try SceneReader.scene([UInt8](Data(contentsOf: scene)), file: scene.lastPathComponent)
  }

  @Test func `the lessons come before the recipes, the welcome scene first`() throws {
    let names = SceneLibrary.scenes.map(\.lastPathComponent)

    #expect(
      names == [
        "01-three-things-to-try.json", "02-which-view-is-hit.json", "03-asking-order.json",
        "04-when-hittest-gives-nil.json", "05-find-the-bug-a-point-handed-on.json",
        "06-find-the-bug-one-level-down.json", "01-enlarge-a-hit-area.json",
        "02-a-child-that-does-not-respond.json", "03-parent-and-child-both.json",
        "04-a-routed-event-with-data.json", "05-overflow-outside-the-parent.json",
        "06-overlapping-siblings.json", "07-rotated-and-scaled.json",
      ] + Self.gestures)
    #expect(SceneLibrary.welcome?.lastPathComponent == names.first)
  }

  @Test(arguments: SceneLibrary.scenes)
  func `a shipped scene loads without a warning and plays something`(scene: URL) throws {
    let document = try document(scene)

    #expect(document.warnings == [])
    #expect(document.input?.isEmpty == false)
  }

  @Test(arguments: SceneLibrary.scenes)
  func `a shipped scene has a title and a summary in three languages`(scene: URL) throws {
    let document = try document(scene)

    for text in [document.title, document.summary] {
      let text = try #require(text)
      #expect(text.variants.map(\.language) == Self.languages)
      #expect(text.variants.allSatisfy { !$0.text.isEmpty })
      #expect(Set(text.variants.map(\.text)).count == Self.languages.count)
    }
  }

  @Test(arguments: SceneLibrary.scenes)
  func `a shipped scene has a scenario of its name beside it`(scene: URL) throws {
    let scenario = try String(contentsOf: SceneLibrary.scenario(of: scene), encoding: .utf8)

    #expect(scenario.contains("scene: \"\(scene.lastPathComponent)\""))
  }

  @Test(arguments: SceneLibrary.scenes)
  func `a shipped scene's views lie on its screen`(scene: URL) throws {
    let tree = try document(scene).tree
    let screen = tree.screen.bounds

    for view in tree.allViews {
      let outline = tree.toScreen(view).boundingBox(of: tree.bounds(of: view))
      #expect(screen.contains(outline), "\(tree[view].identifier)")
    }
  }

  @Test(arguments: SceneLibrary.scenes)
  func `a shipped scene leaves room for its labels`(scene: URL) throws {
    let tree = try document(scene).tree

    for view in tree.allViews where tree.superview(of: view) != nil {
      let bounds = tree.bounds(of: view)
      #expect(bounds.width >= 72 && bounds.height >= 44, "\(tree[view].identifier)")
    }
  }
}
