import Foundation
import Testing

/// Commands on what other programs print and write.
struct ImportTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("dump.txt", Self.dump)
    try desk.put("main.storyboard", Self.storyboard)
  }

  private static let dump = """
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x10; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x60>>
       | <UIView: 0x11; frame = (0 0; 375 667); layer = <CALayer: 0x61>>
       |    | <UIButton: 0x12; frame = (20 30; 100 44); layer = <CALayer: 0x62>>
       |    |    | <UIButtonLabel: 0x13; frame = (0 0; 100 44); text = 'Continue'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x63>>
       |    | <UIView: 0x14; frame = (0 0; 375 667); wobble = 7; layer = <CALayer: 0x64>>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene><objects><viewController storyboardIdentifier="One" id="c-1"><view key="view" id="v-1">
    <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
    <scene><objects><viewController storyboardIdentifier="Two" id="c-2"><view key="view" id="v-2">
    <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
    </scenes></document>
    """

  @Test(arguments: ["Continue", "0x12", "0X12", "UIButton", "UIButtonLabel"])
  func `a view of a dump goes by its text, its address or its class`(_ name: String) throws {
    let outcome = try desk.program.run("tap", "dump.txt", name)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("touch 1 view 0x14 window UIWindow"))
    #expect(outcome.errors.contains("dump.txt:6: the field “wobble” isn’t known"))
  }

  @Test func `a dump comes in through a pipe`() throws {
    let outcome = try desk.program.run("tap", "-", "Continue", input: Self.dump)

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("touch 1 view 0x14"))
  }

  @Test func `a dump becomes a clean scene that behaves alike`() throws {
    let converted = try desk.program.run("convert", "dump.txt", "-o", "scene.json")

    let before = try desk.program.run("tap", "dump.txt", "Continue")
    let after = try desk.program.run("tap", "scene.json", "Continue")

    #expect(converted.status == 0)
    #expect(before.output == after.output)
    #expect(try desk.read("scene.json").contains("\"assumed\""))
  }

  @Test func `a scene of a storyboard is chosen by name`() throws {
    let first = try desk.program.run("tap", "main.storyboard", "1", "1")
    let second = try desk.program.run("tap", "main.storyboard", "1", "1", "--scene", "Two")
    let none = try desk.program.run("tap", "main.storyboard", "1", "1", "--scene", "Three")

    #expect(first.errors.contains("`--scene NAME` opens it"))
    #expect(second.output.contains("UIView touchesBegan {1} default > Two"))
    #expect(none.status == 64)
    #expect(none.errors.contains("One, Two"))
  }

  @Test func `formats says what a file is and lists what can be opened`() throws {
    let file = try desk.program.run("formats", "dump.txt")
    let all = try desk.program.run("formats")

    #expect(file.status == 0)
    #expect(
      file.output == """
        dump.txt: a printed view hierarchy (recursiveDescription); a view tree: tells who is hit, as far as its fields go
        5 views
        dump.txt:6: the field “wobble” isn’t known and was ignored

        """)
    #expect(all.output.contains("an Interface Builder storyboard; "))
  }

  @Test func `what can't be opened is called by its name`() throws {
    try desk.put("archive.lookin", "bplist00…")

    let outcome = try desk.program.run("tap", "archive.lookin", "1", "1")

    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("This is a binary property list, which holds no text."))
  }

  @Test func `a scenario may name a dump as its scene`() throws {
    try desk.put(
      "a.scenario.json",
      """
      { format: "hitscope.scenario/1", title: "Covered", scene: "dump.txt",
        input: [{ tap: "UIButton" }], expect: { hit: ["0x14"] } }
      """)

    let outcome = try desk.program.run("test", "a.scenario.json")

    #expect(outcome.output.hasSuffix("1 passed, 0 failed\n"))
  }
}
