import EventDelivery
import HierarchyImport
import SceneFormat
import Testing

/// A further print of the same moment, joined by addresses.
struct JoiningTests {
  private static let views = """
    <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
       | <UIView: 0x11; frame = (0 0; 9 9); layer = <CALayer: 0x61>>
    """

  private func open(_ text: String, with other: String) throws -> ImportedScene {
    try HierarchyImporter.open(
      Array(text.utf8), file: "views.txt",
      joining: JoinedFile(bytes: Array(other.utf8), name: "more.txt"))
  }

  @Test func `recognizers, controllers and windows of another file are joined`() throws {
    let other = """
      Printed later:
      <UITapGestureRecognizer: 0x80; state = Possible; view = <UIView 0x11>; target= <(action=go:, target=<HomeController 0x90>)>>
      <HomeController 0x90>, state: appeared, view: <UIView 0x11>
      <UIWindow: 0x20; frame = (0 0; 375 20); layer = <UIWindowLayer: 0x70>>
      """

    let scene = try open(Self.views, with: other)

    let tree = scene.document.tree
    #expect(tree.windows.count == 2)
    let tap = try #require(tree.recognizer(identifier: "UITapGestureRecognizer"))
    let home = try #require(tree.controller(identifier: "HomeController"))
    #expect(tree[tap].actions == [RecognizerAction(action: "go:", target: .controller(home))])
    let places = scene.diagnostics.map { "\($0.file ?? "-"):\($0.line ?? 0)" }
    #expect(places == ["more.txt:1"])
  }

  @Test(arguments: [
    ("{format: 'hitscope.scene/1'}", "<UITapGestureRecognizer: 0x80; view = <UIView 0x11>>"),
    (views, "hello"), (views, "UIWindow:0x10\n|   UIView:0x11"),
  ])
  func `what has no addresses to tell by is refused`(_ text: String, _ other: String) {
    let error = #expect(throws: ImportError.self) { try open(text, with: other) }

    guard case .nothingToJoin? = error else {
      Issue.record("refused as something else")
      return
    }
  }

  @Test func `a dump has no scenes to choose from`() {
    let error = #expect(throws: ImportError.self) {
      try HierarchyImporter.open(Array(Self.views.utf8), scene: "Home")
    }

    #expect(error == .noSuchScene("Home", names: [], file: nil))
  }
}
