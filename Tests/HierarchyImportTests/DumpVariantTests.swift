import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// What consoles, test tools and publishers make of a printed hierarchy.
struct DumpVariantTests {
  @Test func `a list without a tree stands side by side in its window`() throws {
    let text = """
      <UIView: 0x11; frame = (0 0; 320 568); layer = <CALayer: 0x61>>
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
      <UIButton: 0x12; frame = (9 9; 30 40); layer = <CALayer: 0x62>>
      <UILabel: 0x13; frame = (0 0; 10 10); layer = <CALayer: 0x63>>
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene) == [
        "UIWindow (0 0 375 667) ?windowLevel", "  UIView (0 0 320 568)",
        "  UIButton (9 9 30 40) ?isEnabled,actions", "  UILabel (0 0 10 10)",
      ])
    #expect(Reading.remarks(scene) == ["1: flatList"])
  }

  @Test func `a variable's name or a registry's key may stand before a view`() throws {
    let text = """
      _buyButton <UIButton: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
      header = <UIView: 0x3; frame = (0 20; 10 10); layer = <CALayer: 0x4>>
      12 = <RCTView: 0x5; reactTag: 12; frame = (0 40; 10 10); layer = <CALayer: 0x6>>
      13 = "<RCTText: 0x7; reactTag: 13; frame = (0 60; 10 10); layer = <CALayer: 0x8>>";
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene).dropFirst() == [
        "  UIButton (0 0 10 10) ?isEnabled,actions", "  UIView (0 20 10 10)",
        "  RCTView (0 40 10 10) ?overrides", "  RCTText (0 60 10 10)",
      ])
  }

  @Test func `a view in a wrapped field isn't one of the tree`() throws {
    let text = """
      <UITableViewCell: 0x1; frame = (0 0; 10 10); hidden = YES;
      backgroundView = <UIView: 0x3; frame = (0 20; 10 10); layer = <CALayer: 0x4>>;
      layer = <CALayer: 0x2>>
      """

    let scene = try Reading.open(text)

    #expect(Reading.outline(scene).dropFirst() == ["  UITableViewCell (0 0 10 10) hidden"])
  }

  @Test func `a test's message names views and gives the tree`() throws {
    let text = """
      Error: View is not hittable at its visible point. Error: View is not hittable at point “{"x":70,"y":28}”
          Target view: <RCTView: 0x12; reactTag: 5; frame = (0 0; 320 568); layer = <CALayer: 0x32>>
          Hit view: <RCTView: 0x13>
          View Hierarchy:
          <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
             | <RCTView: 0x12; reactTag: 5; frame = (0 0; 320 568); layer = <CALayer: 0x32>>
             | <RCTView: 0x13; reactTag: 6; frame = (0 0; 320 568); layer = <CALayer: 0x33>>
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene) == [
        "UIWindow (0 0 375 667) ?windowLevel", "  0x12 RCTView (0 0 320 568) ?overrides",
        "  0x13 RCTView (0 0 320 568) ?overrides",
      ])
    #expect(
      Reading.remarks(scene) == [
        "1: skippedText ×2", "6: ownHitTest(className: \"RCTView\") ×2",
        "6: repeated(view: \"0x12\")",
      ])
  }

  @Test func `a dump that begins deep in the tree keeps its own levels`() throws {
    let bars = String(repeating: "   |", count: 36)
    let text = """
      \(bars) <UIView: 0x11; frame = (15 0; 345 236); layer = <CALayer: 0x61>>
      \(bars)   | <UIView: 0x12; frame = (16 16; 313 204); layer = <CALayer: 0x62>>
      \(bars)   | <UIView: 0x13; frame = (0 0; 0 120); alpha = 0; layer = <CALayer: 0x63>>
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene).dropFirst() == [
        "  0x11 UIView (15 0 345 236)", "    0x12 UIView (16 16 313 204)",
        "    0x13 UIView (0 0 0 120) alpha 0.0",
      ])
    #expect(Reading.remarks(scene) == ["1: outerViewsUnknown(root: \"0x11\")"])
  }

  @Test func `hyphens count levels where there are no bars`() throws {
    let text = """
      (lldb) po [webView explode]
        {{14, 154}, {290, 57}} UIWebView (<UIWebView: 0x1; frame = (14 0; 290 57); layer = <CALayer: 0x61>>)
        {{14, 154}, {290, 57}} -WebScroll:UIScrollView (<WebScroll: 0x2; frame = (0 0; 290 57); layer = <CALayer: 0x62>; contentOffset: {0, 5}>)
         {{14, 154}, {54, 54}} --UIImageView:UIView (<UIImageView: 0x3; frame = (0 0; 54 54); transform = [-1, 0, -0, -1, 0, 0]; layer = <CALayer: 0x63>> - (null))
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene).dropFirst() == [
        "  UIWebView (14 0 290 57)",
        "    WebScroll :UIScrollView (0 0 290 57) offset(0 5) ?contentSize,isScrollEnabled",
        "      UIImageView (0 0 54 54)",
      ])
  }

  @Test func `names are told from modules, observers, arguments and mangling`() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
         | <NSKVONotifying_UITextField: 0x11; frame = (0 0; 9 9); layer = <CALayer: 0x61>>
         | <_TtGC7SwiftUI14_UIHostingViewV5MyApp7Content_: 0x12; frame = (0 0; 9 9); layer = <CALayer: 0x61>>
         |    | <_UILabelContentLayer: 0x13> (layer)
         | <App.Card<App.Item, Swift.Int>: 0x14; baseClass = UIControl; frame = (-0 1e2; 9 9); layer = <CALayer: 0x61>>
         | <MyApp.LoginView: 0x15; baseClass = UIView; frame = (0 0; 9 9); layer = <CALayer: 0x61>> no-edge
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene).dropFirst() == [
        "  UITextField NSKVONotifying_UITextField :UITextField (0 0 9 9) ?isEnabled,actions",
        "  _UIHostingView _TtGC7SwiftUI14_UIHostingViewV5MyApp7Content_ (0 0 9 9) ?overrides",
        "    _UILabelContentLayer (0 0 0 0) off ?frame",
        "  Card App.Card<App.Item, Swift.Int> :UIControl (0 100 9 9) ?isEnabled,actions",
        "  LoginView MyApp.LoginView (0 0 9 9)",
      ])
    #expect(
      Reading.remarks(scene) == [
        "3: ownHitTest(className: \"_UIHostingView\")", "4: layerOnly",
        "6: skippedSuffix(\"no-edge\")",
      ])
  }

  @Test func `the keyboard's windows let through what isn't theirs`() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
         | <UIButton: 0x11; frame = (0 0; 100 100); layer = <CALayer: 0x61>>
      <UITextEffectsWindow: 0x20; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x70>>
         | <UIInputSetContainerView: 0x21; frame = (0 0; 375 667); layer = <CALayer: 0x71>>
      """

    let scene = try Reading.open(text)

    let tree = scene.document.tree
    let overrides = tree.allViews.map { tree[$0].traits.overrides.hitTest }
    #expect(overrides == [nil, nil, .passthrough, .passthrough])
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
  }

  @Test(arguments: [
    ("nul", "text = 'a\u{0}b'", "a\u{0}b"), ("right to left", "text = 'مرحبا; x'", "مرحبا; x"),
    ("typographic", "text = ‘it’", "it"), ("unquoted", "placeholder = Edit Me; title = 'T'", "T"),
  ])
  func `a text is kept as it stands`(_ name: String, _ field: String, _ text: String) throws {
    let scene = try Reading.open(
      "<UIButton: 0x11; frame = (0 0; 9 9); \(field); tag = 7; layer = <CALayer: 0x61>>")

    let tree = scene.document.tree
    let button = try #require(tree.view(identifier: "UIButton"))
    #expect((tree[button].text ?? tree[button].title) == text)
    #expect(tree[button].tag == 7)
  }

  @Test func `bytes that aren't text spoil only what they stand in`() throws {
    let dump = """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
         | <UIView: 0x11; frame = (0 0; 1\u{0} 10); layer = <CALayer: 0x61>>
         | <UIView: 0x12; frame = (0 0; 10 10); layer = <CALayer: 0x61>>
      """
    let bytes = Array(dump.utf8) + [0xFF, 0xC3, 0x28, 0, 0x0A]

    let scene = try HierarchyImporter.open(bytes)

    #expect(
      Reading.outline(scene).suffix(2) == [
        "  0x11 UIView (0 0 375 667) ?frame", "  0x12 UIView (0 0 10 10)",
      ])
    #expect(
      Reading.remarks(scene).contains("2: badValue(field: \"frame\", view: \"0x11\")"))
  }
}
