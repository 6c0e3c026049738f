/// A line of `_printHierarchy`: `<Controller 0x…>, state: appeared, view: <UIView 0x…>`.
struct ControllerLine {
  let className: String
  let address: String
  /// The address of its view; nil while that isn't loaded.
  let viewAddress: String?
  let isInWindow: Bool
  let line: Int

  /// The controller that a line names; nil where it is a line of another kind.
  init?(_ text: SourceText, start: DescriptionScanner.Start, line: SourceText.Line) {
    guard let address = start.address, text.has(">, state: ", at: start.fields),
      let view = text.find("view: ", from: start.fields, to: line.range.upperBound)
    else { return nil }
    className = text[start.className]
    self.address = text[address].lowercased()
    let rest = view + 6..<line.range.upperBound
    viewAddress = Mention(in: text[rest])?.address
    isInWindow = text.find("not in the window", from: rest.lowerBound, to: rest.upperBound) == nil
    self.line = line.number
  }
}
