import PlatformInterface

/// The text of a field while it is edited: a caret, a selection and what an input method composes.
///
/// Positions count characters as people see them.
struct TextEditor: Hashable, Sendable {
  private var characters: [Character]
  private(set) var caret: Int
  /// The selection's other end; the caret's position where nothing is selected.
  private(set) var anchor: Int
  /// Text that isn't final yet; it stands at the caret.
  private(set) var composition: TextComposition?

  /// A field that was just entered: everything is selected.
  init(_ text: String) {
    characters = Array(text)
    anchor = 0
    caret = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty && composition == nil }
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var selectedText: String { String(characters[selection]) }
  var count: Int { characters.count }

  /// The text with the composed part in it, as it is shown.
  var shownText: String {
    String(characters[..<selection.lowerBound]) + (composition?.text ?? selectedText)
      + String(characters[selection.upperBound...])
  }

  /// Where the composed part stands in the shown text.
  var composedRange: Range<Int>? {
    composition.map { selection.lowerBound..<selection.lowerBound + $0.text.count }
  }

  /// Where the caret stands in the shown text.
  var shownCaret: Int {
    composition.map { selection.lowerBound + min($0.caret, $0.text.count) } ?? caret
  }

  // MARK: - Changing

  /// Puts text in place of the selection; line feeds and tabs become spaces.
  mutating func insert(_ text: String) {
    composition = nil
    let line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    characters.replaceSubrange(selection, with: line)
    move(to: selection.lowerBound + line.count)
  }

  mutating func compose(_ composition: TextComposition) {
    self.composition = composition.text.isEmpty ? nil : composition
  }

  mutating func replaceAll(with text: String) {
    selectAll()
    insert(text)
  }

  /// Removes the selection, or else what the motion would pass.
  mutating func remove(_ motion: Motion) {
    if selection.isEmpty { move(motion, extending: true) }
    insert("")
  }

  // MARK: - Moving

  enum Motion: Hashable, Sendable {
    case left
    case right
    case wordLeft
    case wordRight
    case start
    case end
  }

  mutating func move(_ motion: Motion, extending: Bool) {
    if !extending, !selection.isEmpty {
      switch motion {
      case .left: return move(to: selection.lowerBound)
      case .right: return move(to: selection.upperBound)
      case .wordLeft, .wordRight, .start, .end: break
      }
    }
    move(to: destination(of: motion), extending: extending)
  }

  mutating func move(to position: Int, extending: Bool = false) {
    caret = min(max(position, 0), characters.count)
    if !extending { anchor = caret }
  }

  mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  private func destination(of motion: Motion) -> Int {
    switch motion {
    case .left: return caret - 1
    case .right: return caret + 1
    case .start: return 0
    case .end: return characters.count
    case .wordLeft:
      var position = caret
      while position > 0, !isWord(position - 1) { position -= 1 }
      while position > 0, isWord(position - 1) { position -= 1 }
      return position
    case .wordRight:
      var position = caret
      while position < characters.count, !isWord(position) { position += 1 }
      while position < characters.count, isWord(position) { position += 1 }
      return position
    }
  }

  private func isWord(_ position: Int) -> Bool {
    characters[position].isLetter || characters[position].isNumber
  }
}
