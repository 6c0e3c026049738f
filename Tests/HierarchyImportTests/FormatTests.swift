import HierarchyImport
import Testing

/// What a file is told to be, by the words that only one writer uses.
struct FormatTests {
  private static let texts: [(String, SourceFormat)] = [
    ("Running on 8A2C\n{\"attributes\":{\"bounds\":\"[0,0][390,844]\"},\"children\":[]}", .maestro),
    ("\"attributes\" : {\n\"bounds\" : \"[1,2][3,4]\"\n},", .maestro),
    ("objc[5]: Class X is implemented in both\n[ { \"AXFrame\" : \"{{0, 0}, {1, 2}}\" } ]", .idb),
    ("{ \"AXLabel\": \"a\", \"frame\": { \"y\": 2 } }\n{ \"AXLabel\": \"b\" }", .idb),
    ("\"width\" : 3 } }, \"rawIdentifier\" : null } ]", .webDriverAgent),
    ("{\"isVisible\":\"1\",\"rect\":{\"x\":0}}", .webDriverAgent),
    ("<Table name=\"a\" dom=\"\" valid=\"true\" hint=\"\" path=\"/0\" x=\"0\">", .webDriverAgent),
    (
      "[{\"description\":\"<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\","
        + "\"rect\":{\"center_x\":1}}]", .calabash
    ),
    ("<hierarchy rotation=\"0\">\n<node bounds=\"[0,0][1,2]\" class=\"a\">", .uiAutomator),
    ("[   AF ! wLU ] h=--- v=--- NSButton \"x\" f=(0,0,8,3) b=(-) => <L>", .appKitTree),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">", .appKitDocument),
    ("<C: 0x6040>:\nin C:\n\t_name (NSString*): @\"n\"\n\tisa (Class): C", .ivarDescription),
    ("<C: 0x6040>:\nin C:\n\tInstance Methods:\n\t\t- (void) go; (0x10e)", .ivarDescription),
    ("UIWindow:0x7fdc86411aa0\n|   UIView:0x7fdc867085e0", .autolayoutTrace),
    ("cy# x\n*<AWindow:0x156b>\n|   *<UIView:0x162>\n...", .autolayoutTrace),
    ("•UIWindow:0x1\n|   *UILabel:0x2'Hi'- AMBIGUOUS LAYOUT", .autolayoutTrace),
    ("<AController 0x1>, state: appeared, view: <UIView 0x2>", .printHierarchy),
    ("<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x2>>", .gestureRecognizers),
    ("<ViewHierarchy><UIWindow class=\"UIWindow\"/></ViewHierarchy>", .detox),
    ("bplist00…LinkinLookinHierarchyFile", .lookin), ("bplist00…x", .binaryPropertyList),
    ("NIBArchive\u{1}", .compiledNib), ("PK\u{3}\u{4}", .zip),
    ("<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\">", .storyboard),
  ]

  @Test(arguments: texts)
  func `a kind is known by its own words`(_ text: String, _ format: SourceFormat) {
    #expect(FormatDetector.format(of: Array(text.utf8)) == format)
  }

  @Test(arguments: texts.filter { !$0.1.canBeOpened })
  func `what isn't opened is refused by name`(_ text: String, _ format: SourceFormat) {
    let error = #expect(throws: ImportError.self) { try Reading.open(text) }

    #expect(error == .notInThisVersion(format, file: nil))
  }

  @Test(arguments: ["", "hello", "[1, 2]", "NSLayoutConstraint:0x6000 UIView:0x7f.width == 10"])
  func `what nothing is known of has no format`(_ text: String) {
    #expect(FormatDetector.format(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: SourceFormat.allCases)
  func `every format is opened or comes with advice`(_ format: SourceFormat) {
    let isAnotherSystems = format.evidence == .otherSystem

    #expect(format.canBeOpened == (format.advice == .nothing && !isAnotherSystems))
  }
}
