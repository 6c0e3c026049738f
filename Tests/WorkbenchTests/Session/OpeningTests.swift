import EventDelivery
import Foundation
import Geometry
import PlatformInterface
import Testing

@testable import Workbench

/// Opening scenes by drop, paste and file, and what is said when that fails.
struct OpeningTests {
  private let good = "{ format: \"hitscope.scene/1\", title: \"Fine\", view: { id: \"page\" } }"
  private let bad =
    "{ format: \"hitscope.scene/1\",\n  view: { id: \"page\", fram: [0, 0, 1, 1] } }"

  private func withFile(_ text: String, _ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "hitscope-\(UUID().uuidString).json")
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  @Test func `a dropped file is opened`() throws {
    var sandbox = try Sandbox(shopScene)

    try withFile(good) { sandbox.send(.fileDropped($0.path)) }

    #expect(sandbox.workbench.title == "Fine — Hitscope")
    #expect(sandbox.session.notice == nil)
  }

  @Test func `the text of a scene is opened from the clipboard`() throws {
    var sandbox = try Sandbox(shopScene)
    sandbox.clipboard.text = good

    sandbox.key(.character("v"), .shortcut)

    #expect(sandbox.workbench.title == "Fine — Hitscope")
  }

  @Test func `what can't be read leaves the scene and says where it is wrong`() throws {
    var sandbox = try Sandbox(shopScene)

    try withFile(bad) { sandbox.send(.fileDropped($0.path)) }

    let sentence = try #require(sandbox.session.notice?.sentences(sandbox.workbench.phrases).first)
    #expect(sentence.contains("line 2, column 23"))
    #expect(sentence.contains("frame"))
    #expect(sandbox.workbench.title == "Shop — Hitscope")
    #expect(sandbox.session.tree.view(identifier: "buy") != nil)
  }

  @Test func `a notice is dismissed by its button and gives its room back`() throws {
    var sandbox = try Sandbox(shopScene)
    let before = sandbox.picture.stage.bounds
    sandbox.send(.textDropped(bad))
    let during = sandbox.picture.stage.bounds

    try sandbox.click(.noticeClose)

    #expect(during.height < before.height)
    #expect(sandbox.picture.stage.bounds == before)
  }

  @Test func `recognizers in a scene come without a warning`() throws {
    var sandbox = try Sandbox(shopScene)

    sandbox.send(
      .textDropped(
        """
        { format: "hitscope.scene/1", view: { id: "page", gestureRecognizers: [
          { class: "UITapGestureRecognizer", id: "tap" } ] } }
        """))

    #expect(sandbox.session.notice == nil)
    #expect(sandbox.session.tree.recognizer(identifier: "tap") != nil)
  }

  @Test func `a file that was written again is read again, and gets the same touches`() throws {
    var sandbox = try Sandbox(shopScene)
    try withFile(shopScene) { url in
      sandbox.send(.fileDropped(url.path))
      try sandbox.tap("other")
      let moved = shopScene.replacingOccurrences(of: "[20, 500, 100, 100]", with: "[20, 500, 9, 9]")
      try moved.write(to: url, atomically: true, encoding: .utf8)

      sandbox.send(.window(.focusGained))
    }

    #expect(try sandbox.frame(of: "other") == Rect(20, 500, 9, 9))
    #expect(sandbox.log.contains("touch 1 view page window main gestures []"))
    #expect(sandbox.session.history.canUndo)
  }

  @Test func `a file is looked at by time only while another program has the focus`() throws {
    var sandbox = try Sandbox(shopScene)
    try withFile(shopScene) { url in
      sandbox.send(.fileDropped(url.path))
      let withFocus = sandbox.workbench.nextDeadline

      sandbox.send(.window(.focusLost))

      #expect(withFocus == nil)
      #expect(sandbox.workbench.nextDeadline != nil)
    }
  }

  @Test func `every shipped scene is on the shelf and opens`() throws {
    var sandbox = try Sandbox()

    for place in sandbox.workbench.surroundings.shelf.items.indices {
      sandbox.workbench.perform(.openScene(place), at: 0)
      #expect(sandbox.workbench.view.sceneNumber == place)
      #expect(sandbox.session.notice?.kind != .error)
    }
    #expect(sandbox.workbench.surroundings.shelf.items.count >= 10)
  }
}
