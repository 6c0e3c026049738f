/// Tells what a file is by its content, never by its name.
public enum FormatDetector {
  /// The format of a file's bytes; nil for nothing that is known.
  public static func format(of bytes: [UInt8]) -> SourceFormat? {
    if let archive = archive(bytes) { return archive }
    let text = SourceText(bytes)
    // A dump may stand in a comment as a whole.
    guard let first = text.firstSignificant else { return dump(text) }
    if text.bytes[first] == Ascii.leftBrace || text.bytes[first] == Ascii.leftBracket,
      let json = json(text)
    {
      return json
    }
    if let xml = xml(text) { return xml }
    return dump(text)
  }

  private static func archive(_ bytes: [UInt8]) -> SourceFormat? {
    let magics: [(SourceFormat, [UInt8])] = [
      (.binaryPropertyList, Array("bplist".utf8)), (.gzip, [0x1F, 0x8B]),
      (.zip, [0x50, 0x4B, 0x03, 0x04]),
    ]
    return magics.first { bytes.starts(with: $0.1) }?.0
  }

  /// The kind of a JSON text by the keys that only one writer uses.
  private static func json(_ text: SourceText) -> SourceFormat? {
    if let own = own(text) { return own }
    if text.contains("\"rendering_system\"") { return .sentry }
    if text.contains("\"AXFrame\"") { return .idb }
    if text.contains("\"hit-point\"") { return .calabash }
    if text.contains("\"attributes\""), text.contains("\"bounds\"") { return .maestro }
    if text.contains("\"isVisible\""), text.contains("\"children\"") { return .webDriverAgent }
    // A scene whose `format` is missing or misspelt is told what is wrong with it.
    return text.bytes[text.firstSignificant ?? 0] == Ascii.leftBrace && !text.contains("<UI")
      ? .scene : nil
  }

  /// Which of Hitscope's own it says it is; one may hold another, and the outer one counts.
  private static func own(_ text: SourceText) -> SourceFormat? {
    if text.contains("hitscope.trace/") { return .trace }
    if text.contains("hitscope.recording/") { return .recording }
    if text.contains("hitscope.scenario/") { return .scenario }
    return text.contains("hitscope.scene") ? .scene : nil
  }

  private static func xml(_ text: SourceText) -> SourceFormat? {
    guard text.contains("<") else { return nil }
    if text.contains("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB") {
      return .storyboard
    }
    if text.contains("com.apple.InterfaceBuilder3.CocoaTouch.XIB") {
      return text.contains("<archive") ? .oldXib : .xib
    }
    if text.contains("<document"), text.contains("<scenes>") { return .storyboard }
    return nil
  }

  private static func dump(_ text: SourceText) -> SourceFormat? {
    if text.contains("AX.activationPoint=") || text.contains("AX.frame={{") { return .earlGrey }
    if DescriptionScanner.describesViews(text)
      || (text.isMarkup && DescriptionScanner.describesViews(text.unescaped))
    {
      return .recursiveDescription
    }
    if text.contains("XCUIElementType") { return .webDriverAgent }
    if text.contains(", state: "), text.contains("view: ") { return .printHierarchy }
    if text.contains("AMBIGUOUS LAYOUT") || text.contains("•UIWindow:0x") {
      return .autolayoutTrace
    }
    if text.contains("GestureRecognizer: 0x") { return .gestureRecognizers }
    if text.contains(", {{"), text.contains("}, {"),
      text.contains("Application, ")
        || text.contains("Window") || text.contains("label: '")
    {
      return .xcuiDebugDescription
    }
    return nil
  }
}
