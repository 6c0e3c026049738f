import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// Hierarchies that EarlGrey prints when an interaction fails.
struct EarlGreyTests {
  /// A view's fields as EarlGrey has them, with its frame on the screen.
  private func view(
    _ name: String, screen: String, frame: String, more: String = "", isElement: Bool = false
  ) -> String {
    "<\(name); AX=\(isElement ? "Y" : "N"); AX.frame={{\(screen)}}; AX.activationPoint={1, 2}; "
      + "AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{\(frame)}}; opaque; alpha=1\(more)>"
  }

  private func open(_ lines: [String]) throws -> ImportedScene {
    let scene = try Reading.open(lines.joined(separator: "\n"))
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    return scene
  }

  @Test func `a hierarchy gives its tree, the window listed first in front`() throws {
    let lines = [
      "Some test failed.", "", "========== Window 1 ==========", "",
      view("UIAlertWindow:0x1", screen: "0, 0}, {375, 667", frame: "0, 0}, {375, 667"),
      "========== Window 2 ==========", "",
      view("UIWindow:0x2", screen: "0, 0}, {375, 667", frame: "0, 0}, {375, 667"),
      "  |--"
        + view(
          "UIButton:0x3", screen: "10, 20}, {30, 40", frame: "10, 20}, {30, 40",
          more: "; UIE=N; disabled; text='It's; on'"),
      "  |  |--"
        + view(
          "UIView:0x4", screen: "10, 20}, {5, 5", frame: "0, 0}, {5, 5",
          more: "; hidden"
        ).replacing("alpha=1", with: "alpha=0.5"),
    ]

    let scene = try open(lines)

    #expect(scene.format == .earlGrey)
    #expect(
      Reading.outline(scene) == [
        "UIWindow (0 0 375 667) ?windowLevel",
        "  UIButton (10 20 30 40) off 'It's; on' ?actions",
        "    UIView (0 0 5 5) hidden alpha 0.5",
        "UIAlertWindow :UIWindow (0 0 375 667) ?windowLevel",
      ])
    let tree = scene.document.tree
    #expect(tree.windows.first.map { tree[$0].identifier } == "UIWindow")
    let button = try #require(tree.view(identifier: "UIButton"))
    #expect(tree[button].control?.isEnabled == false)
    #expect(scene.addresses["0x4"] == "UIView")
  }

  @Test func `a scroll offset is found from where children are on the screen`() throws {
    let lines = [
      view("UIWindow:0x1", screen: "0, 0}, {375, 667", frame: "0, 0}, {375, 667"),
      "  |--" + view("UIScrollView:0x2", screen: "0, 100}, {375, 300", frame: "0, 100}, {375, 300"),
      "  |  |--" + view("UIView:0x3", screen: "0, 80.5}, {375, 50", frame: "0, 40}, {375, 50"),
      "  |  |--"
        + view(
          "UILabel:0x4", screen: "7, 7}, {9, 9", frame: "0, 0}, {9, 9", isElement: true),
    ]

    let scene = try open(lines)

    #expect(
      Reading.outline(scene)[1]
        == "  UIScrollView (0 100 375 300) offset(0 59.5) ?contentSize,isScrollEnabled")
  }

  @Test func `a line that breaks off keeps its whole fields`() throws {
    let lines = [
      "<UIWindow:0x1; isAccessible=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; opaque; alpha=1>",
      "  |--<_UIBarBackground:0x2; isAccessible=N; AX.frame={{0, 0}, {9, 9}}; frame={{1, 2}, {3, 4}}; AX.tra",
    ]

    let scene = try open(lines)

    #expect(Reading.outline(scene)[1].hasPrefix("  _UIBarBackground (1 2 3 4)"))
    #expect(
      Reading.remarks(scene) == [
        "formatLacks(HierarchyImport.SourceFormat.earlGrey)",
        "2: truncated(view: \"_UIBarBackground\")",
      ])
  }

  @Test func `a text may hold a line end`() throws {
    let lines = [
      view(
        "UILabel:0x1", screen: "0, 0}, {9, 9", frame: "0, 0}, {9, 9", more: "; text='a\nb>'"),
      "  |--" + view("UIView:0x2", screen: "0, 0}, {9, 9", frame: "0, 0}, {9, 9"),
    ]

    let scene = try open(lines)

    #expect(Reading.outline(scene).count == 3)
    #expect(Reading.outline(scene)[1].contains("'a\nb>'"))
  }
}
