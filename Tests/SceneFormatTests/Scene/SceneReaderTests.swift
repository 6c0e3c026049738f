import EventDelivery
import Geometry
import SceneFormat
import Testing

@Suite struct SceneReaderTests {
  @Test func `the short form is one key window with the view as its only subview`() throws {
    let tree = try scene(sceneText(view: "")).tree

    let window = try #require(tree.view(identifier: "window"))
    let view = try #require(tree.view(identifier: "UIView1"))

    #expect(tree.windows == [window])
    #expect(tree.subviews(of: window) == [view])
    #expect(tree.frame(of: window) == Rect(0, 0, 390, 844))
    #expect(tree.frame(of: view) == .zero)
    #expect(tree[view].viewController == nil)
  }

  @Test func `absent ids are the class name and a number in reading order`() throws {
    let tree = try scene(
      """
      {format: 'hitscope.scene/1', windows: [{
        subviews: [{subviews: [{class: 'UILabel'}, {}]}, {id: 'UIView2'}, {class: 'UILabel'}],
        rootViewController: {view: {viewController: undefined}}
      }]}
      """.replacing("viewController: undefined", with: "gestureRecognizers: [{}]")
    ).tree

    let names = tree.subtree(of: tree.windows[0]).map { tree[$0].identifier }

    #expect(
      names == [
        "UIWindow1", "UIView4", "UIView1", "UILabel1", "UIView3", "UIView2", "UILabel2",
      ])
    #expect(tree.responder(identifier: "UIViewController1") != nil)
    #expect(tree.recognizer(identifier: "UIGestureRecognizer1") != nil)
  }

  @Test func `a root controller's view fills its window unless it has a frame`() throws {
    let tree = try scene(
      """
      {format: 'hitscope.scene/1', screen: {width: 320, height: 568}, windows: [
        {id: 'a', frame: [0, 0, 100, 200], rootViewController: {view: {id: 'b'}}},
        {id: 'c', rootViewController: {view: {id: 'd', frame: [1, 2, 3, 4]}}}]}
      """
    ).tree

    let frames = ["a", "b", "c", "d"].map { tree.view(identifier: $0).map(tree.frame) }

    #expect(
      frames == [
        Rect(0, 0, 100, 200), Rect(0, 0, 100, 200), Rect(0, 0, 320, 568), Rect(1, 2, 3, 4),
      ])
  }

  @Test(arguments: ["allowedScrollTypesMask: 'discrete'", "buttonMaskRequired: 'secondary'"])
  func `what a recognizer keeps without effect is told`(member: String) throws {
    let kind = member.hasPrefix("button") ? "UITapGestureRecognizer" : "UIPanGestureRecognizer"

    let document = try scene(
      sceneText(view: "gestureRecognizers: [{ class: '\(kind)', id: 'it', \(member) }]"))

    #expect(document.warnings.map(\.identifier) == ["it"])
  }
}
