/// Writes a document as plain JSON, the same bytes for the same data every time.
public enum JSONWriter {
  /// Pretty: a value that is short and not deep stands on one line, every other is spread out.
  public static func pretty(_ document: JSONDocument) -> [UInt8] {
    var printer = JSONPrinter(document: document, isPretty: true)
    printer.printAll()
    printer.output.append(UInt8(ascii: "\n"))
    return printer.output
  }

  /// On one line with no space in it, and no line end.
  public static func line(_ document: JSONDocument) -> [UInt8] {
    var printer = JSONPrinter(document: document, isPretty: false)
    printer.printAll()
    return printer.output
  }
}
