import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// Interface Builder's documents.
struct BuilderTests {
  /// A storyboard of one controller whose view holds what is given.
  private func storyboard(_ subviews: String, more: String = "", guides: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-1">
      <scenes>
        <scene sceneID="s-1">
          <objects>
            <viewController storyboardIdentifier="Home" id="vc-1" customClass="HomeViewController" customModule="App">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(subviews)</subviews>
                \(guides)
              </view>
              <connections><outlet property="buyButton" destination="b-1" id="o-1"/></connections>
            </viewController>
            \(more)
          </objects>
        </scene>
        <scene sceneID="s-2">
          <objects>
            <viewController storyboardIdentifier="Detail" id="vc-2">
              <view key="view" id="detail"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  private let button = """
    <button id="b-1"><rect key="frame" x="20" y="30" width="100" height="44"/>
      <state key="normal" title="Buy"/>
      <connections><action selector="buy:" destination="vc-1" eventType="touchUpInside" id="a-1"/></connections>
    </button>
    """

  @Test func `a controller's scene keeps classes, outlets and actions`() throws {
    let scene = try Reading.open(storyboard(button))

    #expect(
      Reading.outline(scene) == [
        "window UIWindow (0 0 375 667) ?frame", "  UIView (0 0 375 667) @Home",
        "    buyButton UIButton (20 30 100 44) 'Buy'",
      ])
    let tree = scene.document.tree
    let buy = try #require(tree.view(identifier: "buyButton"))
    let home = try #require(tree.controller(identifier: "Home"))
    #expect(
      tree[buy].control?.actions == [
        TargetAction(event: .touchUpInside, action: "buy:", target: .controller(home))
      ])
    #expect(tree[home].className == "HomeViewController")
    #expect(scene.sceneNames == ["Home", "Detail"])
  }

  @Test func `a scene is opened by its name`() throws {
    let bytes = Array(storyboard(button).utf8)

    let scene = try HierarchyImporter.open(bytes, scene: "Detail")

    #expect(Reading.outline(scene).last == "  UIView (0 0 375 667) @Detail")
    #expect(throws: ImportError.self) { try HierarchyImporter.open(bytes, scene: "Nowhere") }
  }

  @Test func `recognizers are kept with their actions`() throws {
    let view = """
      <view id="pad"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <connections><outletCollection property="gestureRecognizers" destination="g-1" appends="YES" id="o-2"/></connections>
      </view>
      """
    let recognizer = """
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="g-1">
        <connections><action selector="held:" destination="vc-1" id="a-2"/></connections>
      </pongPressGestureRecognizer>
      """

    let scene = try Reading.open(storyboard(view, more: recognizer))

    let tree = scene.document.tree
    let held = try #require(tree.recognizer(identifier: "UILongPressGestureRecognizer"))
    #expect(tree[held].actions.map(\.action) == ["held:"])
    #expect(tree[held].view == tree.view(identifier: "pad"))
    #expect(scene.document.warnings == [])
    #expect(tree[held].properties.map(\.key) == ["minimumPressDuration", "allowableMovement"])
  }

  @Test func `constraints decide where there is no frame`() throws {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
        <constraints><constraint firstAttribute="height" constant="100" id="c-1"/></constraints>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="dot">
            <constraints>
              <constraint firstAttribute="width" constant="10" id="c-5"/>
              <constraint firstAttribute="width" secondItem="dot" secondAttribute="height" multiplier="1:2" id="c-6"/>
            </constraints>
          </view>
        </subviews>
      </view>
      """
    let guides = """
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c-2"/>
        <constraint firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="16" id="c-3"/>
        <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c-4"/>
        <constraint firstItem="dot" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="c-7"/>
        <constraint firstItem="dot" firstAttribute="bottom" secondItem="card" secondAttribute="bottom" id="c-8"/>
      </constraints>
      """

    let scene = try Reading.open(storyboard(views, guides: guides))

    #expect(
      Reading.outline(scene).suffix(2) == [
        "    card UIView (16 28 343 100) ?frame", "      dot UIView (166.5 80 10 20) ?frame",
      ])
    let solved = Reading.remarks(scene).filter { $0.contains("solvedFrame") }
    #expect(solved.count == 2)
  }

  @Test func `a stack arranges what has no frame`() throws {
    let stack = """
      <stackView axis="vertical" distribution="fillEqually" spacing="10" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="110"/>
        <subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="two"/>
        </subviews>
      </stackView>
      """

    let scene = try Reading.open(storyboard(stack))

    #expect(
      Reading.outline(scene).suffix(2) == [
        "      one UIButton (0 0 100 50) ?frame", "      two UIButton (0 60 100 50) ?frame",
      ])
  }

  @Test func `what constraints leave open is called so`() throws {
    let view = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="lost"/>"#

    let scene = try Reading.open(storyboard(view))

    #expect(Reading.outline(scene).last == "    lost UIView (0 0 375 667) ?frame")
    #expect(Reading.remarks(scene).contains { $0.contains("unsolvedFrame(view: \"lost\")") })
  }

  @Test func `a container shows the scene that its segue embeds`() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="10" y="10" width="200" height="100"/>
        <connections><segue destination="vc-2" kind="embed" id="seg"/></connections>
      </containerView>
      """

    let scene = try Reading.open(storyboard(container))

    #expect(
      Reading.outline(scene).suffix(2) == [
        "    box UIView (10 10 200 100)", "      detail UIView (0 0 200 100) @Detail",
      ])
  }

  @Test func `a document that breaks off gives what came before`() throws {
    let whole = storyboard(button)
    let end = try #require(whole.firstRange(of: "</subviews>")?.lowerBound)

    let scene = try Reading.open(String(whole[..<end]))

    #expect(Reading.outline(scene).contains("    UIButton (20 30 100 44) 'Buy'"))
    #expect(Reading.remarks(scene).contains { $0.contains("brokenXML") })
  }

  @Test func `a view that isn't installed in an upright iPhone is left out`() throws {
    let guides = """
      <variation key="default"><mask key="subviews"><exclude reference="b-1"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b-1"/></mask></variation>
      """

    let scene = try Reading.open(storyboard(button, guides: guides))

    #expect(Reading.outline(scene).count == 2)
    #expect(Reading.remarks(scene).contains { $0.contains("sizeClassVariation") })
  }
}
