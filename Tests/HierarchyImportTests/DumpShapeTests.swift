import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// The shapes in which a printed hierarchy reaches people.
struct DumpShapeTests {
  private static let plain = """
    <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
       | <UIView: 0x11; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x61>>
       |    | <UIButton: 0x12; frame = (20 30; 100 44); layer = <CALayer: 0x62>>
       |    |    | <UIButtonLabel: 0x13; frame = (0 0; 100 44); text = 'Continue'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x63>>
       |    | <UIView: 0x14; frame = (0 80; 375 500); alpha = 0.5; hidden = YES; layer = <CALayer: 0x64>>
    """

  private static let plainOutline = [
    "UIWindow (0 0 375 667) ?windowLevel",
    "  0x11 UIView (0 0 375 667)",
    "    UIButton (20 30 100 44) ?isEnabled,actions",
    "      UIButtonLabel :UILabel (0 0 100 44) off 'Continue'",
    "    0x14 UIView (0 80 375 500) hidden alpha 0.5",
  ]

  @Test func `a plain dump gives its tree`() throws {
    let scene = try Reading.open(Self.plain)

    #expect(Reading.outline(scene) == Self.plainOutline)
    #expect(scene.document.tree.screen.size == Size(375, 667))
    #expect(scene.addresses["0x12"] == "UIButton")
    #expect(Reading.remarks(scene) == [])
  }

  private static func eachLine(_ change: (String) -> String) -> String {
    plain.split(separator: "\n").map { change(String($0)) }.joined(separator: "\n")
  }

  /// The same dump as it is found in the world.
  private static let shapes: [String: String] = [
    "markdown quote": eachLine { "> " + $0 },
    "comment": eachLine { "// " + $0 },
    "block comment": "/*\n" + eachLine { " *  " + $0 } + "\n */",
    "shifted": eachLine { "        " + $0 },
    "lldb": "(lldb) po [v recursiveDescription]\n" + plain,
    "lldb value": "(lldb) po x\n$0 = 0x0000 " + plain,
    "lldb equals": "(UIView *) $3 = " + plain,
    "cycript": "cy# x\n`" + plain + "`",
    "cycript string": "@\"" + plain + "\"",
    "log": "2016-04-01 10:00:00.000 App[123:456] " + plain,
    "carriage returns": plain.replacing("\n", with: "\r\n"),
    "byte order mark": "\u{FEFF}" + plain,
    "tabs": plain.replacing("   | ", with: "\t|\t"),
    "one space": plain.replacing("   | ", with: "| "),
    "two spaces": plain.replacing("   | ", with: "  "),
    "written newlines": "\"" + plain.replacing("\n", with: "\\n") + "\"",
    "wrapped": plain.replacing("; layer", with: ";\nlayer"),
    "wrapped in comments": "// "
      + plain.replacing("; layer", with: ";\n//    layer")
      .replacing("\n   |", with: "\n//    |"),
    "wrapped in a value": plain.replacing("layer = ", with: "layer = \n"),
    "page source": plain.replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
    "box drawing": plain.replacing("|", with: "│"),
    "fenced": "Look:\n```\n" + plain + "\n```\nwhat now?",
    "no layers": plain.replacing(/; layer = <\w+: 0x\d+>/, with: ""),
    "interleaved": plain.replacing("\n", with: "\n2024-01-01 [Net] request finished\n"),
  ]

  @Test(arguments: shapes.keys.sorted())
  func `a dump is the same whatever was done to its lines`(_ name: String) throws {
    let text = try #require(Self.shapes[name])

    let scene = try Reading.open(text)

    #expect(Reading.outline(scene) == Self.plainOutline)
  }

  @Test func `a snapshot without addresses is named by class and number`() throws {
    let text = """
      <UIView; frame = (0 0; 300 300); layer = <CALayer>>
         | <UILabel; frame = (0 0; 10 10); text = 'a'; layer = <_UILabelLayer>>
         | <UILabel; frame = (0 20; 10 10); text = 'b'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene) == [
        "window UIWindow (0 0 300 300) ?frame,windowLevel",
        "  UIView (0 0 300 300)",
        "    UILabel1 UILabel (0 0 10 10) 'a'",
        "    UILabel2 UILabel (0 20 10 10) off 'b'",
      ])
  }

  @Test func `responders from the inside out are turned round`() throws {
    let text = """
      (lldb) presponder 0x13
      <TapView: 0x13; baseClass = UIButton; frame = (1 2; 30 40); layer = <CALayer: 0x60>>
         | <UIView: 0x12; frame = (0 0; 320 568); layer = <CALayer: 0x61>>
         |    | <HomeViewController: 0x99>
         |    |    | <UIWindow: 0x11; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x62>>
         |    |    |    | <UIApplication: 0x98>
         |    |    |    |    | <AppDelegate: 0x97>
      """

    let scene = try Reading.open(text)

    #expect(
      Reading.outline(scene) == [
        "UIWindow (0 0 320 568) ?windowLevel",
        "  UIView (0 0 320 568) @HomeViewController",
        "    TapView :UIButton (1 2 30 40) ?isEnabled,actions",
      ])
    #expect(
      Reading.remarks(scene) == [
        "2: invertedList", "6: skippedObject(className: \"UIApplication\")",
        "7: skippedObject(className: \"AppDelegate\")",
      ])
  }

  @Test func `an array of superviews is a chain and an array of subviews a list`() throws {
    let views = [
      "<UIView: 0x12; frame = (1 1; 20 20); layer = <CALayer: 0x61>>",
      "<UIView: 0x13; frame = (2 2; 200 200); layer = <CALayer: 0x62>>",
    ]
    let window = "<UIWindow: 0x11; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x63>>"
    let superviews =
      "(\n" + (views + [window]).map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"

    let chain = try Reading.open(superviews)
    let list = try Reading.open("(" + views.joined(separator: ", ") + ")")

    #expect(
      Reading.outline(chain) == [
        "UIWindow (0 0 320 568) ?windowLevel", "  0x13 UIView (2 2 200 200)",
        "    0x12 UIView (1 1 20 20)",
      ])
    #expect(
      Reading.outline(list).dropFirst() == [
        "  0x12 UIView (1 1 20 20)", "  0x13 UIView (2 2 200 200)",
      ])
  }

  @Test func `a view printed by itself before its tree is there once`() throws {
    let text = """
      (lldb) po 0x12
      $0 = 124983424 <UIButton: 0x12; frame = (20 30; 100 44);
      layer = <CALayer: 0x62>>

      """ + Self.plain

    let scene = try Reading.open(text)

    #expect(Reading.outline(scene) == Self.plainOutline)
    #expect(Reading.remarks(scene) == ["6: repeated(view: \"UIButton\")"])
  }

  @Test func `several windows stay several`() throws {
    let other = """
      Second window:
      <UITextEffectsWindow: 0x20; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x70>>
         | <UIView: 0x21; frame = (0 0; 10 10); layer = <CALayer: 0x71>>
      """

    let scene = try Reading.open(Self.plain + "\n" + other)

    #expect(
      Reading.outline(scene).suffix(2) == [
        "UITextEffectsWindow :UIWindow (0 0 375 667) ?overrides,windowLevel",
        "  0x21 UIView (0 0 10 10)",
      ])
    #expect(scene.document.tree.windows.count == 2)
  }

  @Test func `elided levels keep what is there`() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
      ......
         |    |    |    | <UIView: 0x11; frame = (5 5; 10 10); layer = <CALayer: 0x61>> disablesGroupFiltering
      """

    let scene = try Reading.open(text)

    #expect(Reading.outline(scene).last == "  UIView (5 5 10 10)")
    #expect(Reading.remarks(scene) == ["3: missingLevels(view: \"UIView\")"])
  }

  @Test func `a lost head keeps its fields`() throws {
    let text = """
      rame = (0 0; 375 667); autoresize = W+H; layer = <UIWindowLayer: 0x60>>
         | <UILabel: 0x11; frame = (5 5; 10 10); text = '你好'; layer = <CALayer: 0x61>>
      """

    let scene = try Reading.open(text)

    #expect(Reading.outline(scene).count == 3)
    #expect(Reading.remarks(scene).contains("1: lostHead(view: \"UIView\")"))
  }
}
