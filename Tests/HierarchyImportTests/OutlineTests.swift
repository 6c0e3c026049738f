import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// Accessibility elements as test tools list them.
struct OutlineTests {
  private func open(_ text: String) throws -> ImportedScene {
    let scene = try Reading.open(text)
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    return scene
  }

  /// The outline without the assumptions, which are the same for every view of a kind.
  private func views(_ scene: ImportedScene) -> [String] {
    Reading.outline(scene).map { String($0.prefix { $0 != "?" }).trimmed }
  }

  // MARK: - debugDescription

  private static let description = """
    Attributes: Application, 0x105, pid: 9, label: 'Demo'
    Element subtree:
     →Application, 0x105, pid: 9, label: 'Demo'
        Window (Main), 0x106, {{0.0, 0.0}, {375.0, 667.0}}
          Other, 0x107, {{10.0, 20.0}, {300.0, 200.0}}
            Button, 0x108, {{20.0, 100.0}, {80.0, 30.0}}, identifier: 'buy', label: 'It's, ok', value: 1, Disabled
            StaticText, 0x109, {{30.0, 105.5}, {10.0, 10.0}}, label: 'two
    lines', Selected
    Path to element:
     →Application, 0x105, pid: 9, label: 'Demo'
    """

  private static let expected = [
    "UIWindow (0 0 375 667)", "  UIView (10 20 300 200)",
    "    buy UIButton (10 80 80 30) 'It's, ok'", "    UILabel (20 85.5 10 10) off 'two\nlines'",
  ]

  private static let shapes: [String: String] = [
    "plain": description,
    "no header": description.split(separator: "\n").dropFirst(2).joined(separator: "\n"),
    "ascii arrow": description.replacing("→", with: "->"),
    "no addresses": description.replacing(#/ 0x\d+,/#, with: ""),
    "shifted": description.split(separator: "\n").map {
      $0.hasPrefix("lines") ? $0 : "     " + $0
    }.joined(separator: "\n"),
    "escaped": "t = 1.0s Requesting snapshot\n\""
      + description.replacing("\n", with: "\\n").replacing("'", with: "\\'") + "\"",
  ]

  @Test(arguments: shapes.keys.sorted())
  func `a debug description gives its elements in their superviews`(_ name: String) throws {
    let scene = try open(try #require(Self.shapes[name]))

    #expect(scene.format == .xcuiDebugDescription)
    #expect(views(scene) == Self.expected)
    let tree = scene.document.tree
    let buy = try #require(tree.view(identifier: "buy"))
    #expect(tree[buy].control?.isEnabled == false)
    #expect(
      tree[buy].assumed == [
        "class", "isHidden", "alpha", "isUserInteractionEnabled", "subviews", "overrides",
        "actions",
      ])
    #expect(
      Reading.remarks(scene).first
        == "outline(HierarchyImport.SourceFormat.xcuiDebugDescription)")
  }

  @Test func `what a query prints twice is there once`() throws {
    let text = """
      Find: Target Application 0x6000002a1560
          Output: {
              Application 0x600000175600: {{0.0, 0.0}, {414.0, 736.0}}, label: 'X'
          }
          Find: Descendants matching type Button
              Output: {
                  Button 0x608: traits: 8589934593, {{19.0, 71.0}, {46.0, 30.0}}, identifier: 'b', label: 'B'
                  Button 0x608: traits: 8589934593, {{19.0, 71.0}, {46.0, 30.0}}, identifier: 'b', label: 'B'
      """

    let scene = try open(text)

    #expect(views(scene).dropFirst() == ["  b UIButton (19 71 46 30) 'B'"])
    #expect(scene.document.tree.screen.size == Size(414, 736))
  }

  // MARK: - Page sources

  private static let source = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="X" x="0" y="0" width="375" height="667">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="375" height="667">
        <XCUIElementTypeButton name="buy" label="Buy &amp; go" enabled="false" visible="true" x="20" y="100" width="80" height="30">
          <XCUIElementTypeStaticText label="Buy" enabled="true" x="30" y="110" width="10" height="10"/>
        </XCUIElementTypeButton>
      </XCUIElementTypeWindow>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  @Test(arguments: [
    source, "Some prose:\n" + source,
    "{\"value\":\"" + source.replacing("\"", with: "\\\"") + "\"}",
    source.replacing("</XCUIElementTypeWindow>\n", with: ""),
  ])
  func `a page source gives its elements`(_ text: String) throws {
    let scene = try open(text)

    #expect(scene.format == .webDriverAgent)
    #expect(
      views(scene) == [
        "UIWindow (0 0 375 667)", "  buy UIButton (20 100 80 30) 'Buy & go'",
        "    UILabel (10 10 10 10) off 'Buy'",
      ])
    let tree = scene.document.tree
    #expect(tree[try #require(tree.view(identifier: "buy"))].control?.isEnabled == false)
  }

  @Test func `the first page sources called everything disabled`() throws {
    let text = """
      <Table name="List" label="List" value="" dom="" enabled="false" valid="true" visible="false" hint="" path="/0" x="0" y="108" width="375" height="559">
        <Button name="Go" label="Go" value="" dom="" enabled="false" valid="true" hint="" path="/0/0" x="0" y="164" width="375" height="44"></Button>
      """

    let scene = try open(text)

    let tree = scene.document.tree
    let button = try #require(tree.view(identifier: "UIButton"))
    #expect(tree[button].control?.isEnabled == true)
    #expect(tree[button].assumed.contains("isEnabled"))
  }

  // MARK: - JSON

  private static let jsons: [String: String] = [
    "page source": """
    {"value":{"tree":{"type":"Window","rect":{"x":0,"y":0,"width":375,"height":667},"isEnabled":"1","isVisible":"1","children":[
      {"type":"Button","rawIdentifier":"buy","label":"Buy","isEnabled":"0","rect":{"origin":{"x":20,"y":100},"size":{"width":80,"height":30}}}]}}}
    """,
    "frames as text": """
    {"type":"Window","bounds":"{{0, 0}, {375, 667}}","isVisible":true,"children":[
      {"type":"Button","rawIndentifier":"buy","label":"Buy","isEnabled":false,"frame":"{{20, 100}, {80, 30}}"}],}
    """,
    "idb": """
    objc[5]: Class X is implemented in both
    [{"AXFrame":"{{0, 0}, {375, 667}}","type":"Window","children":[
      {"AXFrame":"{{20, 100}, {80, 30}}","frame":{"y":100,"x":20,"width":80,"height":30},"role":"AXButton","AXLabel":"Buy","AXUniqueId":"buy","enabled":false}]}]
    """,
    "maestro": """
    {"attributes":{"elementType":"Window","bounds":"[0,0][375,667]"},"children":[
      {"attributes":{"elementType":"Button","text":"Buy","resource-id":"buy","enabled":"false","bounds":"[20,100][100,130]"},"children":[]}]}
    """,
    "cut": """
    [{"AXFrame":"{{0, 0}, {375, 667}}","type":"Window","children":[
      {"AXFrame":"{{20, 100}, {80, 30}}","type":"Button","AXLabel":"Buy","AXUniqueId":"buy","enabled":false}, {"AXFra
    """,
  ]

  @Test(arguments: jsons.keys.sorted())
  func `JSON of any tool gives its elements`(_ name: String) throws {
    let scene = try open(try #require(Self.jsons[name]))

    #expect(
      views(scene) == ["UIWindow (0 0 375 667)", "  buy UIButton (20 100 80 30) 'Buy'"])
    let tree = scene.document.tree
    #expect(tree[try #require(tree.view(identifier: "buy"))].control?.isEnabled == false)
  }

  @Test func `a piece of JSON gives what is whole in it`() throws {
    let text = """
      "width" : 39, "height" : 20 } },
        "label" : "cut", "rawIdentifier" : null },
      { "type" : "Button", "rawIdentifier" : "buy", "rect" : { "x" : 1, "y" : 2, "width" : 3, "height" : 4 } },
      { "type" : "Butt
      """

    let scene = try open(text)

    #expect(views(scene).last == "  buy UIButton (1 2 3 4)")
    #expect(Reading.remarks(scene).contains("jsonPiece"))
  }

  @Test func `several objects one after the other are a list`() throws {
    let text = """
      { "AXLabel": "A", "type": "Button", "frame": { "y": 2, "x": 1, "width": 3, "height": 4 } }
      { "AXLabel": "B", "type": "Button", "frame": { "y": 9, "x": 1, "width": 3, "height": 4 } }
      """

    let scene = try open(text)

    #expect(
      views(scene).dropFirst() == [
        "  UIButton1 UIButton (1 2 3 4) 'A'", "  UIButton2 UIButton (1 9 3 4) 'B'",
      ])
  }
}

extension String {
  fileprivate var trimmed: String {
    var result = Substring(self)
    while result.last == " " { result = result.dropLast() }
    return String(result)
  }
}
