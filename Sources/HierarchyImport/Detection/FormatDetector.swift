/// Tells what a file is by its content, never by its name.
public enum FormatDetector {
  /// The format of a file's bytes; nil for nothing that is known.
  public static func format(of bytes: [UInt8]) -> SourceFormat? {
    if let archive = archive(bytes) { return archive }
    let text = SourceText(bytes)
    // A dump may stand in a comment as a whole.
    guard let first = text.firstSignificant else { return dump(text) }
    let isJSON =
      text.bytes[first] == Ascii.leftBrace || text.bytes[first] == Ascii.leftBracket
    if isJSON, let json = FormatMarks.first(of: FormatMarks.own + FormatMarks.json, in: text) {
      return json
    }
    if text.contains("<"), let document = FormatMarks.first(of: FormatMarks.documents, in: text) {
      return document
    }
    // Of what the other tools write there are pieces about, and what a log put before it.
    if let dump = dump(text) ?? FormatMarks.first(of: FormatMarks.json, in: text) { return dump }
    // A scene whose `format` is missing or misspelt is told what is wrong with it.
    return text.bytes[first] == Ascii.leftBrace ? .scene : nil
  }

  private static func archive(_ bytes: [UInt8]) -> SourceFormat? {
    let magics: [(SourceFormat, [UInt8])] = [
      (.binaryPropertyList, Array("bplist".utf8)), (.compiledNib, Array("NIBArchive".utf8)),
      (.gzip, [0x1F, 0x8B]), (.zip, [0x50, 0x4B, 0x03, 0x04]),
    ]
    guard let format = magics.first(where: { bytes.starts(with: $0.1) })?.0 else { return nil }
    guard format == .binaryPropertyList else { return format }
    return FormatMarks.first(of: FormatMarks.archives, in: SourceText(bytes)) ?? format
  }

  private static func dump(_ text: SourceText) -> SourceFormat? {
    if text.contains("AX.activationPoint=") || text.contains("AX.frame={{") { return .earlGrey }
    if DescriptionScanner.describesViews(text)
      || (text.isMarkup && DescriptionScanner.describesViews(text.unescaped))
    {
      return .recursiveDescription
    }
    if let format = FormatMarks.first(of: FormatMarks.texts, in: text) { return format }
    return LayoutTraceLine.stands(in: text) ? .autolayoutTrace : nil
  }
}
