import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// The fields of a printed view.
struct DumpFieldTests {
  private func view(_ fields: String, className: String = "UIView") throws -> (
    ViewTree, ViewID, ImportedScene
  ) {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
         | <\(className): 0x11; \(fields)
      """
    let scene = try Reading.open(text)
    let tree = scene.document.tree
    let identifier = try #require(scene.addresses["0x11"])
    return (tree, try #require(tree.view(identifier: identifier)), scene)
  }

  @Test(arguments: [
    "What's", "1''", "it's; no", "a; b", "<b>bold</b>", "x | y", "x'; hidden = YES; y",
    "x'; hidden = YES", "(", ")", "{[<", "line one\nline two", "سلام", "👩‍👩‍👧", "'", "'>", "",
    "a'>b", "alpha = 0.5",
  ])
  func `a text may hold anything`(_ text: String) throws {
    let (tree, view, _) = try view(
      "frame = (1 2; 3 4); text = '\(text)'; opaque = NO; tag = 7; layer = <CALayer: 0x61>>",
      className: "UILabel")

    #expect(tree[view].text == text)
    #expect(tree[view].tag == 7)
    #expect(!tree.isHidden(view))
  }

  @Test func `nested brackets, braces and quotes keep to their field`() throws {
    let (tree, view, scene) = try view(
      "frame = (1 2; 3 4); animations = { position=<CABasicAnimation: 0x1>; opacity=<CAAnimation: 0x2>; }; "
        + "alpha = 0.25; backgroundColor = <UIDynamicSystemColor: 0x3; name = systemRedColor>; layer = <CALayer: 0x61>>"
    )

    #expect(tree.alpha(of: view) == 0.25)
    #expect(tree[view].backgroundColor?.name == "systemRed")
    #expect(Reading.remarks(scene) == ["2: animating(view: \"UIView\")"])
  }

  @Test func `a description within a description is the view`() throws {
    let text = """
      <UIView: 0x10; frame = (0 0; 300 300); layer = <CALayer: 0x60>>
         | <<_UITextContainerView: 0x11; frame = (1 2; 40 30); layer = <CALayer: 0x61>> minSize = {0, 0}, maxSize = {1.7e+308, inf}; textContainer = <NSTextContainer: 0x62 size = (40.0,inf); x = YES>; lineBreakMode = 0>
         |    | <UIView: 0x12; frame = (3 4; 5 6); layer = <CALayer: 0x63>>
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene).suffix(2) == [
        "    _UITextContainerView (1 2 40 30)", "      0x12 UIView (3 4 5 6)",
      ])
  }

  @Test func `a scroll view keeps its offset`() throws {
    let (tree, view, _) = try view(
      "baseClass = UITableView; frame = (0 0; 320 400); layer = <CALayer: 0x61>; "
        + "contentOffset: {0, -20.3}; contentSize: {320, 478}; adjustedContentInset: {64, 0, 34, 0}>"
        + " collection view layout: <Flow: 0x9>",
      className: "Demo.MyTable")

    #expect(tree.bounds(of: view) == Rect(0, -20.3, 320, 400))
    #expect(tree[view].scroll?.contentSize == Size(320, 478))
    #expect(tree[view].scroll?.contentInset == Insets(top: 64, left: 0, bottom: 34, right: 0))
    #expect(tree[view].superclassName == "UITableView")
    #expect(tree[view].identifier == "MyTable")
  }

  @Test(arguments: ["(nan 0; 10 10)", "(0 0; inf 10)", "(0 0; 1e+308 10)", "(0 0; -inf nan)"])
  func `a frame without an end is unknown`(_ frame: String) throws {
    let (tree, view, scene) = try view("frame = \(frame); layer = <CALayer: 0x61>>")

    #expect(tree.frame(of: view) == Rect(0, 0, 375, 667))
    #expect(tree[view].assumed == ["frame"])
    #expect(Reading.remarks(scene) == ["2: unknownFrame(view: \"UIView\")"])
  }

  @Test func `bounds are recovered from a rotated frame`() throws {
    let (tree, view, scene) = try view(
      "frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, "
        + "0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; layer = <CALayer: 0x61>>"
    )

    #expect(tree.bounds(of: view) == Rect(0, 0, 100, 100))
    #expect(tree.geometry(of: view).center == Point(50, 50))
    #expect(Reading.remarks(scene) == [])
  }

  @Test(arguments: [
    "[0, 0, 0, 0, 0, 0]",
    "[0.70710678118654757, 0.70710678118654757, -0.70710678118654757, 0.70710678118654757, 0, 0]",
  ])
  func `bounds that a frame doesn't determine are called a guess`(_ transform: String) throws {
    let (tree, view, scene) = try view(
      "frame = (0 0; 100 100); transform = \(transform); layer = <CALayer: 0x61>>")

    #expect(tree[view].assumed.contains("bounds"))
    #expect(Reading.remarks(scene) == ["2: guessedBounds(view: \"UIView\")"])
  }

  @Test func `an anchor that isn't the middle is kept`() throws {
    let (tree, view, _) = try view(
      "frame = (10 20; 40 60); anchorPoint = (0, 0); layer = <CALayer: 0x61>>")

    #expect(tree.frame(of: view) == Rect(10, 20, 40, 60))
    #expect(tree.geometry(of: view).center == Point(10, 20))
  }

  @Test func `a cut description keeps its whole fields and says so`() throws {
    let (tree, view, scene) = try view("frame = (1 2; 3 4); alpha = 0.5; hidden = YE")

    #expect(tree.frame(of: view) == Rect(1, 2, 3, 4))
    #expect(tree.alpha(of: view) == 0.5)
    #expect(!tree.isHidden(view))
    #expect(tree[view].assumed.contains("isUserInteractionEnabled"))
    #expect(tree[view].assumed.contains("isHidden"))
    #expect(!tree[view].assumed.contains("alpha"))
    #expect(Reading.remarks(scene) == ["2: truncated(view: \"UIView\")"])
  }

  @Test func `a key without a value doesn't eat its neighbour`() throws {
    let (tree, view, _) = try view(
      "reactTag: 12; text:  frame = (1 2; 3 4); clipsToBounds = YES>", className: "RCTText")

    #expect(tree.frame(of: view) == Rect(1, 2, 3, 4))
    #expect(tree[view].clipsToBounds)
  }

  @Test func `what isn't understood is named with its line`() throws {
    let (_, _, scene) = try view(
      "frame = (1 2; 3 4); wobble = 9; hidden = PERHAPS; layer = <CALayer: 0x61>>")

    #expect(
      Reading.remarks(scene) == [
        "2: unknownField(\"wobble\")", "2: badValue(field: \"hidden\", view: \"UIView\")",
      ])
  }

  @Test func `recognizers printed beside the tree are joined by address`() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
         | <UIView: 0x11; frame = (0 0; 10 10); gestureRecognizers = <NSArray: 0x50>; layer = <CALayer: 0x61>>
      (lldb) po view.gestureRecognizers
      <UITapGestureRecognizer: 0x80; state = Possible; enabled = NO; view = <UIView 0x11>; target= <(action=tapped:, target=<UIWindow 0x10>)>; numberOfTapsRequired = 2>
      """

    let scene = try Reading.open(text)

    let tree = scene.document.tree
    let recognizer = try #require(tree.recognizer(identifier: "UITapGestureRecognizer"))
    #expect(tree[recognizer].view == tree.view(identifier: "UIView"))
    #expect(!tree[recognizer].isEnabled)
    #expect(tree[recognizer].actions.map(\.action) == ["tapped:"])
    #expect(tree[recognizer].properties.map(\.key) == ["numberOfTapsRequired"])
  }

  @Test func `a mangled class is called by its own name`() throws {
    let (tree, view, _) = try view(
      "baseClass = UIControl; frame = (1 2; 3 4); layer = <CALayer: 0x61>>",
      className: "_TtC5MyApp9LoginView")

    #expect(tree[view].identifier == "LoginView")
    #expect(tree[view].className == "_TtC5MyApp9LoginView")
  }
}
