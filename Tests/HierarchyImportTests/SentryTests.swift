import EventDelivery
import HierarchyImport
import SceneFormat
import Testing

/// The view hierarchy that Sentry attaches to an event.
struct SentryTests {
  private func open(_ text: String) throws -> ImportedScene {
    let scene = try Reading.open(text)
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    return scene
  }

  @Test func `windows go from back to front and frames are in the superview`() throws {
    let text = """
      {"rendering_system": "UIKIT", "windows": [
        {"type": "UIWindow", "x": 0, "y": 0, "width": 414, "height": 896, "alpha": 1, "visible": true, "children": [
          {"type": "UIView", "view_controller": "App.HomeController", "x": 0, "y": 0, "width": 414, "height": 896, "alpha": 1, "visible": true, "children": [
            {"type": "UIButton", "identifier": "buy", "x": 10, "y": 20.5, "width": 30, "height": 40, "alpha": 0.5, "visible": false},
            {"type": "App.Card", "x": 0, "y": 0}
          ]}
        ]},
        {"type": "UITextEffectsWindow", "x": 0, "y": 0, "width": 414, "height": 896, "visible": true}
      ]}
      """

    let scene = try open(text)

    #expect(scene.format == .sentry)
    #expect(
      Reading.outline(scene) == [
        "UIWindow (0 0 414 896) ?isUserInteractionEnabled,windowLevel",
        "  UIView (0 0 414 896) @HomeController ?isUserInteractionEnabled",
        "    UIButton (10 20.5 30 40) hidden alpha 0.5 ?isUserInteractionEnabled,isEnabled,actions",
        "    Card App.Card (0 0 414 896) ?superclass,isUserInteractionEnabled,frame",
        "UITextEffectsWindow :UIWindow (0 0 414 896) ?isUserInteractionEnabled,overrides,windowLevel",
      ])
    let tree = scene.document.tree
    let button = try #require(tree.view(identifier: "UIButton"))
    #expect(tree[button].accessibilityIdentifier == "buy")
    #expect(
      Reading.remarks(scene) == [
        "formatLacks(HierarchyImport.SourceFormat.sentry)",
        "5: unknownFrame(view: \"Card\")",
      ])
  }

  @Test(arguments: [
    #"{"rendering_system":"compose","windows":[{"type":"a"}]}"#,
    #"{"rendering_system":"UIKIT","windows":[]}"#, #"{"rendering_system":"UIKIT"}"#,
    #"{"rendering_system":"UIKIT","windows":[7]}"#,
  ])
  func `a file with no view of UIKit's is told so`(_ text: String) {
    let error = #expect(throws: ImportError.self) { try Reading.open(text) }

    #expect(error == .noViews(.sentry, file: nil))
  }

  @Test func `a file that is no JSON is told where`() throws {
    let text = "{\"rendering_system\":\"UIKIT\",\n\"windows\":[{\"visible\":true|false}]}"

    let error = #expect(throws: ImportError.self) { try Reading.open(text) }

    let line: Int? =
      if case .scene(let problem)? = error { problem.problems.first?.position?.line } else { nil }
    #expect(line == 2)
  }
}
