import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// What Interface Builder's connections lead to.
struct BuilderConnectionTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="320" height="480"/>"#

  /// A storyboard whose first scene has a view with the subviews, and objects beside the controller.
  private func storyboard(_ subviews: String, beside objects: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene><objects>
        <viewController storyboardIdentifier="Home" id="vc">
          <view key="view" id="root">\(Self.frame)<subviews>\(subviews)</subviews></view>
        </viewController>
        \(objects)
      </objects></scene></scenes>
    </document>
    """
  }

  private func xib(_ objects: String, owner: String = "", connections: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
          <connections>\(connections)</connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
    </document>
    """
  }

  private func button(_ connections: String, id: String = "b") -> String {
    """
    <button id="\(id)">\(Self.frame)<connections>\(connections)</connections></button>
    """
  }

  private func open(_ text: String) throws -> ImportedScene {
    let scene = try Reading.open(text)
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    return scene
  }

  private func actions(_ scene: ImportedScene, of id: String) throws -> [TargetAction] {
    let tree = scene.document.tree
    let view = try #require(tree.view(identifier: id))
    return try #require(tree[view].control).actions
  }

  private func controller(_ scene: ImportedScene, _ id: String) -> ResponderID? {
    scene.document.tree.controller(identifier: id).map { .controller($0) }
  }

  // MARK: - Actions

  @Test func `an action for the first responder has no target`() throws {
    let scene = try open(
      storyboard(button(#"<action selector="copy:" destination="-2" eventType="touchDown"/>"#)))

    #expect(
      try actions(scene, of: "UIButton") == [
        TargetAction(event: .touchDown, action: "copy:", target: nil)
      ])
    #expect(Reading.remarks(scene) == [])
  }

  @Test func `an object that is no responder has the nearest controller stand in`() throws {
    let scene = try open(
      storyboard(
        button(#"<action selector="go:" destination="obj" eventType="touchUpInside"/>"#),
        beside: #"<customObject id="obj" customClass="Router"/>"#))

    #expect(
      try actions(scene, of: "UIButton") == [
        TargetAction(event: .touchUpInside, action: "go:", target: controller(scene, "Home"))
      ])
    #expect(
      Reading.remarks(scene) == ["4: foreignTarget(action: \"go:\", target: \"Router\")"])
  }

  @Test func `an event that isn't known is left out and said`() throws {
    let scene = try open(
      storyboard(button(#"<action selector="go:" destination="vc" eventType="wobble"/>"#)))

    #expect(try actions(scene, of: "UIButton") == [])
    #expect(
      Reading.remarks(scene) == ["4: unknownEvent(action: \"go:\", event: \"wobble\")"])
  }

  @Test func `a view of a class of one's own with events is a control`() throws {
    let knob = """
      <view id="k" customClass="Knob">\(Self.frame)
        <connections><action selector="turned:" destination="vc" eventType="valueChanged"/></connections>
      </view>
      """

    let scene = try open(storyboard(knob))

    #expect(Reading.outline(scene).last == "    Knob :UIControl (0 0 320 480)")
    #expect(try actions(scene, of: "Knob").map(\.action) == ["turned:"])
  }

  @Test(arguments: ["show", "presentation", "unwind"])
  func `a control's segue is its controller's to perform`(_ kind: String) throws {
    let scene = try open(
      storyboard(
        button(#"<segue destination="exit" kind="\#(kind)" unwindAction="back:" id="s"/>"#),
        beside: #"<exit placeholderIdentifier="exit" id="exit"/>"#))

    #expect(
      try actions(scene, of: "UIButton") == [
        TargetAction(event: .touchUpInside, action: "perform:", target: controller(scene, "Home"))
      ])
  }

  @Test func `a cell's segue isn't a control's and is said`() throws {
    let table = """
      <tableView id="t">\(Self.frame)<prototypes>
        <tableViewCell id="c">\(Self.frame)
          <connections><segue destination="vc" kind="show" id="s"/></connections>
        </tableViewCell>
      </prototypes></tableView>
      """

    let scene = try open(storyboard(table))

    #expect(Reading.remarks(scene).contains { $0.contains("unheldSegue") })
  }

  // MARK: - File's owner

  @Test func `the owner of a cell's xib is taken for its controller`() throws {
    let cell = """
      <tableViewCell id="c">\(Self.frame)<subviews>
        \(button(#"<action selector="buy:" destination="-1" eventType="touchUpInside"/>"#))
      </subviews></tableViewCell>
      """

    let scene = try open(xib(cell, owner: #"customClass="ShopController""#))

    #expect(
      try actions(scene, of: "UIButton").map(\.target) == [controller(scene, "ShopController")])
    #expect(
      Reading.remarks(scene) == ["8: assumedOwner(className: \"ShopController\")"])
  }

  @Test func `an owner's outlets name views`() throws {
    let scene = try open(
      xib(
        #"<view id="v">\#(Self.frame)</view>"#, owner: #"customClass="HomeController""#,
        connections: """
          <outlet property="view" destination="v" id="o1"/>
          <outlet property="card" destination="v" id="o2"/>
          """))

    #expect(Reading.outline(scene).last == "  card UIView (0 0 320 480) @HomeController")
  }

  // MARK: - Windows

  @Test func `a xib's window is the scene's, with its controller`() throws {
    let objects = """
      <viewController storyboardIdentifier="Home" id="vc"><view key="view" id="r">\(Self.frame)</view></viewController>
      <window id="w">\(Self.frame)<connections><outlet property="rootViewController" destination="vc" id="o"/></connections></window>
      """
    let bytes = Array(xib(objects).utf8)

    let scene = try HierarchyImporter.open(bytes, scene: "w")

    let tree = scene.document.tree
    #expect(Reading.outline(scene).map { $0.prefix(10) } == ["UIWindow (", "  UIView ("])
    #expect(tree.windows.count == 1)
    #expect(
      tree[try #require(tree.controller(identifier: "Home"))].rootOfWindow == tree.windows.first)
  }

  // MARK: - Recognizers

  @Test func `recognizers are added in the order of their view's connections`() throws {
    let pad = """
      <view id="pad">\(Self.frame)<connections>
        <outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="o1"/>
        <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o2"/>
      </connections></view>
      """
    let recognizers = """
      <tapGestureRecognizer id="g1"><connections><segue destination="vc" kind="show" id="s"/></connections></tapGestureRecognizer>
      <panGestureRecognizer id="g2"><connections><outlet property="delegate" destination="vc" id="o"/></connections></panGestureRecognizer>
      <swipeGestureRecognizer id="g3" direction="left"/>
      """

    let scene = try open(storyboard(pad, beside: recognizers))

    let tree = scene.document.tree
    let view = try #require(tree.view(identifier: "pad"))
    let names = tree[view].gestureRecognizers.map { tree[$0].identifier }
    #expect(names == ["UIPanGestureRecognizer", "UITapGestureRecognizer"])
    let tap = try #require(tree.recognizer(identifier: "UITapGestureRecognizer"))
    #expect(
      tree[tap].actions == [
        RecognizerAction(action: "perform:", target: controller(scene, "Home"))
      ])
    #expect(
      Reading.remarks(scene) == [
        "10: recognizerDelegate(\"g2\")", "11: unattachedRecognizer(\"g3\")",
      ])
  }

  @Test func `a recognizer of several views is the last one's`() throws {
    let pads = ["p1", "p2"].map {
      """
      <view id="\($0)">\(Self.frame)<connections><outletCollection property="gestureRecognizers" destination="g" id="o\($0)"/></connections></view>
      """
    }

    let scene = try open(
      storyboard(pads.joined(), beside: #"<tapGestureRecognizer id="g"/>"#))

    let tree = scene.document.tree
    #expect(
      tree[try #require(tree.recognizer(identifier: "UITapGestureRecognizer"))].view
        == tree.view(identifier: "p2"))
    #expect(Reading.remarks(scene) == ["6: sharedRecognizer(\"g\")"])
  }
}
