/// The words by which formats are told apart: an alternative is a list of words that all stand in the
/// text.
struct FormatMarks {
  let format: SourceFormat
  let alternatives: [[StaticString]]

  private init(_ format: SourceFormat, _ alternatives: [StaticString]...) {
    self.format = format
    self.alternatives = alternatives
  }

  /// The first format of a list whose words stand in a text.
  static func first(of list: [FormatMarks], in text: SourceText) -> SourceFormat? {
    list.first { marks in
      marks.alternatives.contains { $0.allSatisfy { text.contains($0) } }
    }?.format
  }

  /// Hitscope's own; one may hold another, and the outer one counts.
  static let own: [FormatMarks] = [
    FormatMarks(.trace, ["hitscope.trace/"]),
    FormatMarks(.recording, ["hitscope.recording/"]),
    FormatMarks(.scenario, ["hitscope.scenario/"]),
    FormatMarks(.scene, ["hitscope.scene"]),
  ]

  /// JSON, by the keys that only one writer uses.
  static let json: [FormatMarks] = [
    FormatMarks(.sentry, ["\"rendering_system\""]),
    FormatMarks(.idb, ["\"AXFrame\""], ["\"AXLabel\"", "\"frame\""]),
    FormatMarks(.calabash, ["\"hit-point\""], ["\"rect\"", "\"center_x\""]),
    FormatMarks(
      .webDriverAgent, ["\"rawIdentifier\""], ["\"rawIndentifier\""],
      ["\"isVisible\"", "\"rect\""], ["\"isVisible\"", "\"children\""]),
    FormatMarks(
      .maestro, ["\"bounds\"", "\"attributes\"", "]["],
      ["\"bounds\"", "\"accessibilityText\""]),
  ]

  static let documents: [FormatMarks] = [
    FormatMarks(
      .storyboard, ["com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"],
      ["com.apple.InterfaceBuilder.AppleTV.Storyboard"]),
    FormatMarks(.oldXib, ["com.apple.InterfaceBuilder3.CocoaTouch.XIB", "<archive"]),
    FormatMarks(
      .xib, ["com.apple.InterfaceBuilder3.CocoaTouch.XIB"],
      ["com.apple.InterfaceBuilder.AppleTV.XIB"]),
    FormatMarks(
      .appKitDocument, ["com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"],
      ["com.apple.InterfaceBuilder3.Cocoa.XIB"]),
    FormatMarks(.storyboard, ["<document", "<scenes>"]),
  ]

  /// Texts that describe no view as UIKit prints one.
  static let texts: [FormatMarks] = [
    FormatMarks(.webDriverAgent, ["XCUIElementType"], ["valid=\"", "dom=\"", "hint=\""]),
    FormatMarks(.uiAutomator, ["<hierarchy", "bounds=\"["], ["class=\"android."]),
    FormatMarks(.detox, ["<ViewHierarchy"]),
    FormatMarks(.appKitTree, [" f=(", " b=(", " h=", " v="]),
    FormatMarks(.printHierarchy, [", state: ", "view: "]),
    FormatMarks(.autolayoutTrace, ["AMBIGUOUS LAYOUT"], ["•UIWindow:0x"]),
    FormatMarks(.gestureRecognizers, ["GestureRecognizer: 0x"]),
    FormatMarks(
      .xcuiDebugDescription, [", {{", "}, {", "Application, "], [", {{", "}, {", "Window"],
      [", {{", "}, {", "label: '"]),
    FormatMarks(
      .ivarDescription, ["isa (Class): "], ["Instance Methods:", "(0x"],
      ["Class Methods:", "(0x"]),
  ]

  /// What property lists and compiled nibs hold, by the class that only one writer archives.
  static let archives: [FormatMarks] = [
    FormatMarks(.lookin, ["LookinHierarchyFile"], ["LookinHierarchyInfo"]),
    FormatMarks(.compiledNib, ["UINibTopLevelObjectsKey"], ["UINibObjectsKey"]),
  ]
}
