import PlatformInterface
import Testing

@testable import Workbench

/// Typing, selecting and composing in a field.
struct TextEditorTests {
  @Test func `typing replaces what was selected on entering the field`() {
    var editor = TextEditor("190")

    editor.insert("20")

    #expect(editor.text == "20")
    #expect(editor.caret == 2)
  }

  @Test func `the caret moves by characters as people see them`() {
    var editor = TextEditor("a👩‍👩‍👧e\u{301}")
    editor.move(.end, extending: false)

    editor.remove(.left)
    editor.remove(.left)

    #expect(editor.text == "a")
  }

  @Test func `moving without Shift gives the selection up at its edge`() {
    var editor = TextEditor("hello")

    editor.move(.left, extending: false)

    #expect(editor.caret == 0)
    #expect(editor.selection.isEmpty)
  }

  @Test func `word by word over spaces and marks`() {
    var editor = TextEditor("checkout button, 2")
    editor.move(.end, extending: false)

    editor.move(.wordLeft, extending: false)
    editor.move(.wordLeft, extending: true)

    #expect(editor.selectedText == "button, ")
  }

  @Test func `composed text is shown at the caret and isn't part of the text`() {
    var editor = TextEditor("视图")
    editor.move(.start, extending: false)

    editor.compose(TextComposition("ni hao", caret: 6))

    #expect(editor.shownText == "ni hao视图")
    #expect(editor.text == "视图")
    #expect(editor.composedRange == 0..<6)
    #expect(editor.shownCaret == 6)
  }

  @Test func `final text takes the place of the composed one`() {
    var editor = TextEditor("")
    editor.compose(TextComposition("ni hao", caret: 6))

    editor.insert("你好")

    #expect(editor.text == "你好")
    #expect(editor.composition == nil)
  }

  @Test func `a pasted line feed becomes a space`() {
    var editor = TextEditor("")

    editor.insert("two\nlines")

    #expect(editor.text == "two lines")
  }
}
