/// Text that an input method is composing, such as pinyin before its characters are chosen.
public struct TextComposition: Hashable, Sendable {
  public var text: String

  /// Where the caret stands in it, counted in characters.
  public var caret: Int

  /// How many characters from the caret on are selected.
  public var selectionLength: Int

  public init(_ text: String, caret: Int, selectionLength: Int = 0) {
    self.text = text
    self.caret = caret
    self.selectionLength = selectionLength
  }
}
