import EventDelivery
import Geometry
import HierarchyImport
import SceneFormat
import Testing

/// Containers, scroll views, tables and size classes of Interface Builder's documents.
struct BuilderContainerTests {
  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  private static let screen = frame(0, 0, 375, 667)

  private func xib(_ subviews: String, in view: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root">\(Self.screen)<subviews>\(subviews)</subviews>\(view)</view>
    </objects></document>
    """
  }

  private func open(_ text: String) throws -> ImportedScene {
    let scene = try Reading.open(text)
    #expect(try Reading.outlineOfCleanScene(scene) == Reading.outline(scene))
    return scene
  }

  @Test func `a tab bar controller shows its first child and counts the others`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs"><scenes>
        <scene><objects><tabBarController id="tabs">
          <tabBar key="tabBar" id="bar">\(Self.frame(0, 0, 375, 49))</tabBar>
          <connections>
            <segue kind="relationship" relationship="viewControllers" destination="nav" id="s1"/>
            <segue kind="relationship" relationship="viewControllers" destination="two" id="s2"/>
          </connections>
        </tabBarController></objects></scene>
        <scene><objects><navigationController id="nav">
          <navigationBar key="navigationBar" id="navbar">\(Self.frame(0, 20, 375, 44))</navigationBar>
          <connections><segue kind="relationship" relationship="rootViewController" destination="one" id="s3"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="one"><view key="view" id="v1">\(Self.screen)</view></viewController></objects></scene>
        <scene><objects><viewController id="two"><view key="view" id="v2">\(Self.screen)</view></viewController></objects></scene>
      </scenes></document>
      """

    let scene = try open(text)

    let classes = scene.document.tree.allViews.map { scene.document.tree[$0].className }
    #expect(
      classes == [
        "UIWindow", "UILayoutContainerView", "UILayoutContainerView", "UIView",
        "UINavigationBar", "UITabBar",
      ])
    #expect(
      Reading.remarks(scene).contains {
        $0.contains("otherChildren(controller: \"UITabBarController\", count: 1)")
      })
  }

  @Test func `a child in another file is said`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav"><scenes>
        <scene><objects><navigationController id="nav">
          <connections><segue kind="relationship" relationship="rootViewController" destination="far" id="s3"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewControllerPlaceholder storyboardName="Other" id="far"/></objects></scene>
      </scenes></document>
      """

    let scene = try open(text)

    #expect(
      Reading.remarks(scene) == ["2: foreignContent(view: \"UILayoutContainerView\")"])
  }

  @Test func `a scroll view's content reaches as far as its subviews`() throws {
    let scroll = """
      <scrollView id="s" userInteractionEnabled="NO" multipleTouchEnabled="YES" clipsSubviews="YES" alpha="0.5">
        \(Self.frame(0, 0, 375, 300))
        <subviews>
          <view id="a">\(Self.frame(0, 0, 375, 900))</view><view id="b">\(Self.frame(360, 10, 40, 40))</view>
        </subviews>
      </scrollView>
      """

    let scene = try open(xib(scroll))

    let tree = scene.document.tree
    let view = try #require(tree.view(identifier: "UIScrollView"))
    #expect(tree[view].scroll?.contentSize == Size(400, 900))
    #expect(tree[view].assumed == ["contentSize"])
    #expect(tree[view].isMultipleTouchEnabled && tree[view].clipsToBounds)
    #expect(
      Reading.outline(scene)[2] == "    UIScrollView (0 0 375 300) alpha 0.5 off ?contentSize")
  }

  @Test func `static cells lie in their table with header and content views`() throws {
    let table = """
      <tableView id="t">\(Self.screen)
        <view key="tableHeaderView" id="head">\(Self.frame(0, 0, 375, 50))</view>
        <sections><tableViewSection id="sec"><cells>
          <tableViewCell id="c1" style="IBUITableViewCellStyleDefault" textLabel="l1">
            \(Self.frame(0, 50, 375, 44))
            <tableViewCellContentView key="contentView" id="cv1">\(Self.frame(0, 0, 375, 43))
              <subviews><label text="One" id="l1">\(Self.frame(15, 0, 345, 43))</label></subviews>
            </tableViewCellContentView>
          </tableViewCell>
          <tableViewCell id="c2" rowHeight="60"/>
        </cells></tableViewSection></sections>
      </tableView>
      """

    let scene = try open(xib(table))

    #expect(
      Reading.outline(scene).dropFirst(2) == [
        "    UITableView (0 0 375 667) ?contentSize", "      head UIView (0 0 375 50)",
        "      c1 UITableViewCell (0 50 375 44)",
        "        UITableViewCellContentView (0 0 375 43)",
        "          UILabel (15 0 345 43) off 'One' ?isUserInteractionEnabled",
        "      c2 UITableViewCell (0 94 375 60) ?frame",
      ])
  }

  @Test func `frames and flags are those of an upright iPhone's size classes`() throws {
    let box = """
      <view id="box" customClass="Box">\(Self.frame(0, 0, 600, 100))
        <variation key="widthClass=compact" hidden="YES">\(Self.frame(0, 0, 375, 100))</variation>
        <variation key="widthClass=regular">\(Self.frame(0, 0, 900, 100))</variation>
      </view>
      """

    let scene = try open(xib(box))

    #expect(Reading.outline(scene).last == "    Box (0 0 375 100) hidden")
  }

  @Test func `attributes set at run time that a scene holds are taken`() throws {
    let box = """
      <scrollView id="box">\(Self.frame(0, 0, 100, 100))<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="userInteractionEnabled" value="NO"/>
        <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="contentSize"><size key="value" width="300" height="20"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
      </userDefinedRuntimeAttributes></scrollView>
      """

    let scene = try open(xib(box))

    let tree = scene.document.tree
    let view = try #require(tree.view(identifier: "UIScrollView"))
    #expect(tree[view].tag == 7 && !tree.isUserInteractionEnabled(view))
    #expect(tree[view].scroll?.contentSize == Size(300, 20))
    #expect(tree[view].assumed == [])
    #expect(Reading.remarks(scene) == ["6: runtimeAttribute(\"isFancy\")"])
  }

  @Test func `a placeholder's size is used and said`() throws {
    let chart = """
      <view translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="40" id="chart"/>
      """
    let constraints = """
      <constraints>
        <constraint firstItem="chart" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="chart" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints>
      """

    let scene = try open(xib(chart, in: constraints))

    #expect(Reading.outline(scene).last == "    chart UIView (0 0 120 40) ?frame")
    #expect(
      Reading.remarks(scene) == [
        "2: solvedFrame(view: \"chart\")", "2: placeholderSize(view: \"chart\")",
      ])
  }

  @Test func `views deeper than any document's are left out and said`() throws {
    let deep = String(repeating: "<view id=\"a\">\(Self.screen)<subviews>", count: 1200)

    let scene = try Reading.open(xib(deep))

    #expect(Array(scene.document.tree.allViews).count < 1100)
    #expect(Reading.remarks(scene).contains { $0.contains("tooDeep") })
  }
}
