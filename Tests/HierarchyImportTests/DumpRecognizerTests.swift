import EventDelivery
import HierarchyImport
import SceneFormat
import Testing

/// Gesture recognizers and controllers that are printed beside a view hierarchy.
struct DumpRecognizerTests {
  private static let tree = """
    <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
       | <PadView: 0x11; baseClass = UIView; frame = (0 0; 100 100); gestureRecognizers = <NSArray: 0x50>; layer = <CALayer: 0x61>>
       | <UIScrollView: 0x12; frame = (0 100; 100 100); gestureRecognizers = <NSArray: 0x51>; layer = <CALayer: 0x62>; contentOffset: {0, 0}>

    """

  private static func tap(
    _ address: String, target: String = "PadView 0x11", more: String = ""
  ) -> String {
    "<UITapGestureRecognizer: \(address); state = Possible; view = <PadView 0x11>; "
      + "target= <(action=tapped:, target=<\(target)>)>\(more)>"
  }

  private func open(_ text: String) throws -> ImportedScene {
    let scene = try Reading.open(Self.tree + text)
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    return scene
  }

  private static let shapes: [String: String] = [
    "lldb array": "(lldb) po v.gestureRecognizers\n<__NSArrayM 0x600>(\n\(tap("0x80"))\n)",
    "quoted array": "(\n    \"\(tap("0x80"))\"\n)",
    "Swift optional": "Optional([\(tap("0x80"))])",
    "comment": "//gestures: Optional([\n//\(tap("0x80")),\n//])",
    "dump": "▿ 1 element\n  - \(tap("0x80")) #0\n    - super: UIGestureRecognizer",
    "a field a line": tap("0x80").replacing("; ", with: ";\n     "),
    "colon in the view": tap("0x80").replacing("<PadView 0x11>;", with: "<PadView: 0x11>;"),
    "no blank in the target": tap("0x80").replacing("tapped:, ", with: "tapped:,"),
    "prose before": "The first one is  \(tap("0x80"))",
    "twice": tap("0x80") + "\n" + tap("0x80"),
  ]

  @Test(arguments: shapes.keys.sorted())
  func `a recognizer is the same however it is printed`(_ name: String) throws {
    let scene = try open(try #require(Self.shapes[name]))

    let tree = scene.document.tree
    let tap = try #require(tree.recognizer(identifier: "UITapGestureRecognizer"))
    let pad = try #require(tree.view(identifier: "PadView"))
    #expect(tree[pad].gestureRecognizers == [tap])
    #expect(tree[tap].actions == [RecognizerAction(action: "tapped:", target: .view(pad))])
    #expect(tree[pad].assumed == [])
  }

  @Test func `a target that isn't in the text is taken for a controller and said`() throws {
    let scene = try open(
      Self.tap("0x80", target: "HomeViewController 0x99") + ",\n"
        + Self.tap("0x81", target: "HomeViewController 0x99"))

    let tree = scene.document.tree
    let home = try #require(tree.controller(identifier: "HomeViewController"))
    let pad = try #require(tree.view(identifier: "PadView"))
    #expect(tree[home].view == pad)
    #expect(
      tree[pad].gestureRecognizers.map { tree[$0].actions.first?.target }
        == [.controller(home), .controller(home)])
    #expect(tree[pad].assumed == ["viewController"])
    #expect(
      Reading.remarks(scene).contains(
        "2: assumedController(controller: \"HomeViewController 0x99\", view: \"PadView\")"))
  }

  @Test func `a target that is no controller has its view stand in and is said`() throws {
    let scene = try open(Self.tap("0x80", target: "Router 0x99"))

    let tree = scene.document.tree
    let tap = try #require(tree.recognizer(identifier: "UITapGestureRecognizer"))
    #expect(tree[tap].actions.first?.target == tree.view(identifier: "PadView").map { .view($0) })
    #expect(
      Reading.remarks(scene).contains(
        "4: unknownTarget(recognizer: \"UITapGestureRecognizer\", target: \"Router 0x99\")"))
  }

  @Test func `a recognizer on a view that isn't in the text is named`() throws {
    let scene = try open(
      Self.tap("0x80").replacing("view = <PadView 0x11>", with: "view = <ARSCNView 0x77>"))

    #expect(scene.document.tree.recognizer(identifier: "UITapGestureRecognizer") == nil)
    #expect(
      Reading.remarks(scene).contains(
        "4: strayRecognizer(className: \"UITapGestureRecognizer\", view: Optional(\"ARSCNView 0x77\"))"
      ))
  }

  @Test(arguments: [
    "; must-fail = {<UITapGestureRecognizer: 0x81; state = Possible>}",
    "; must-fail = {\n        <UITapGestureRecognizer: 0x81; state = Possible; must-fail-for = {<UITapGestureRecognizer: 0x80>}>,\n        <UITapGestureRecognizer: 0x83>\n    }",
  ])
  func `a recognizer waits for those in its set`(_ set: String) throws {
    let scene = try open(
      Self.tap("0x80", more: set) + "\n"
        + Self.tap("0x81", more: "; numberOfTapsRequired = 2; must-fail-for = {<A: 0x80>}"))

    let tree = scene.document.tree
    let single = try #require(tree.recognizer(identifier: "0x80"))
    let double = try #require(tree.recognizer(identifier: "0x81"))
    #expect(tree[single].requireToFail == [double])
    #expect(tree[double].requireToFail == [])
    #expect(tree[double].properties.map(\.key) == ["numberOfTapsRequired"])
  }

  @Test func `a scroll view's own recognizers come with it`() throws {
    let scene = try open(
      "<UIScrollViewPanGestureRecognizer: 0x80; state = Began; enabled = NO; delaysTouchesEnded = NO; "
        + "view = <UIScrollView 0x12>; target= <(action=handlePan:, target=<UIScrollView 0x12>)>>")

    let tree = scene.document.tree
    let scroll = try #require(tree.view(identifier: "UIScrollView"))
    #expect(tree[scroll].scroll?.isScrollEnabled == false)
    #expect(!tree[scroll].assumed.contains("isScrollEnabled"))
    #expect(Reading.remarks(scene).contains("4: scrollViewsOwn"))
  }

  @Test func `its name, its state and what isn't understood are kept or said`() throws {
    let scene = try open(
      "<UISwipeGestureRecognizer: 0x80 (flick); id = 3; state = Failed; wobble = 1; "
        + "view = <PadView 0x11>; direction = left; numberOfTapsRequired = 2>")

    let tree = scene.document.tree
    let swipe = try #require(tree.recognizer(identifier: "UISwipeGestureRecognizer"))
    #expect(tree[swipe].name == "flick")
    #expect(tree[swipe].properties.map(\.key) == ["direction"])
    #expect(
      Reading.remarks(scene).suffix(3) == [
        "4: unknownField(\"wobble\")", "4: unknownField(\"numberOfTapsRequired\")",
        "4: recognizerState(recognizer: \"UISwipeGestureRecognizer\", state: \"Failed\")",
      ])
  }

  @Test func `printed controllers are joined to their views by address`() throws {
    let scene = try open(
      """
      (lldb) po [[[UIWindow keyWindow] rootViewController] _printHierarchy]
      <HomeController 0x90>, state: appeared, view: <PadView 0x11>
         | <ListController 0x91>, state: disappeared, view:  (view not loaded)
         + <SheetController 0x92>, state: appeared, view: <UIScrollView: 0x12>, presented with: <_UIPageSheet 0x93>
      """)

    let outline = Reading.outline(scene)
    #expect(outline.count == 3)
    #expect(outline.contains { $0.contains("PadView") && $0.contains("@HomeController") })
    #expect(outline.contains { $0.contains("UIScrollView") && $0.contains("@SheetController") })
    #expect(
      Reading.remarks(scene).contains(
        "6: controllerWithoutView(className: \"ListController\")"))
  }
}
