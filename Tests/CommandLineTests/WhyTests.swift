import Foundation
import Testing

/// `hitscope why` names the cause, the culprit and what helps.
struct WhyTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.put("s.json", Self.scene)
  }

  private static let scene = """
    { format: "hitscope.scene/1", view: { id: "page", frame: [0, 0, 390, 844], subviews: [
      { id: "panel", frame: [20, 100, 200, 100], subviews: [
        { id: "buy", class: "UIButton", frame: [10, 150, 100, 44], title: "Buy", accessibilityIdentifier: "buy-now" } ] },
      { id: "ok", class: "UIButton", frame: [20, 400, 100, 44], title: "OK" },
      { id: "ok2", class: "UIButton", frame: [20, 500, 100, 44], title: "OK" } ] } }
    """

  @Test(arguments: ["buy", "buy-now", "Buy"])
  func `a name may be an id, an identifier or a text`(_ name: String) throws {
    let outcome = try desk.program.run("why", "s.json", name)

    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == """
        buy: outsideAncestorBounds, by panel
          The point is outside panel, which buy lies in: what reaches beyond it is drawn, but never asked.
          The touch at (80, 272) goes to page.
          Seen in: hitTest panel (60, 172) nil outside
          What helps, each tried:
            panel.frame = (20, 100, 200, 194)
            override point(inside:with:) in panel so that its subviews count as inside

        """)
  }

  @Test func `a view that gets its touch is status 0`() throws {
    let outcome = try desk.program.run("why", "s.json", "ok")

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("ok: reachable\n"))
  }

  @Test func `a point may be given`() throws {
    let outcome = try desk.program.run("why", "s.json", "ok", "--at", "200", "420")

    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        ok: outsideBounds
          The point is outside ok.
          The touch at (200, 420) goes to page.
          Seen in: hitTest ok (180, 20) nil outside
          The point isn’t over ok, which covers [20, 400, 100, 44].
        """))
  }

  @Test func `a text that stands there twice is refused with the list`() throws {
    let outcome = try desk.program.run("why", "s.json", "OK")

    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("ok  UIButton  [20, 400, 100, 44]"))
    #expect(outcome.errors.contains("ok2  UIButton  [20, 500, 100, 44]"))
  }

  @Test func `the JSON has the promised keys, and its fixes are effects`() throws {
    let outcome = try desk.program.run("why", "s.json", "buy", "--format", "json")

    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let promised = ["view", "cause", "culprit", "hit", "also", "fixes", "evidence"]
    #expect(promised.allSatisfy { object[$0] != nil })
    #expect(object["cause"] as? String == "outsideAncestorBounds")
    #expect(object["culprit"] as? String == "panel")
    #expect(object["hit"] as? String == "page")
    let fixes = try #require(object["fixes"] as? [[[String: Any]]])
    let set = try #require(fixes.first?.first?["set"] as? [String: Any])
    #expect(set["id"] as? String == "panel")
    #expect(set["frame"] as? [Double] == [20, 100, 200, 194])
  }

  @Test(arguments: [("zh-Hans", "之外"), ("zh-Hant", "之外")])
  func `the sentences are in the language asked for`(_ language: String, _ word: String) throws {
    let outcome = try desk.program.run("why", "s.json", "buy", "--lang", language)

    #expect(outcome.output.contains(word))
    #expect(!outcome.output.contains("which"))
  }

  @Test func `a dump is asked by its addresses and says what it never carries`() throws {
    try desk.put(
      "dump.txt",
      """
      <UIWindow: 0x104d05a20; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600000000001>>
         | <UIButton: 0x104e0c330; frame = (10 100; 100 50); opaque = NO; layer = <CALayer: 0x600000000002>>
      """)

    let outcome = try desk.program.run("why", "dump.txt", "0x104e0c330")

    #expect(outcome.status == 0)
    #expect(outcome.output.contains("What this kind of file never says"))
    #expect(outcome.output.contains("isExclusiveTouch"))
  }
}
