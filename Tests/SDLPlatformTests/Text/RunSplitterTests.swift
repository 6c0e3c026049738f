import PlatformInterface
import Testing

@testable import SDLPlatform

struct RunSplitterTests {
  private let catalog: FontCatalog
  private let files: [FontFile]

  init() throws {
    catalog = try FontCatalog.system()
    files = catalog.files(for: .regular)
    try #require(files.count == 3, "the test needs Inter, WenQuanYi Micro Hei and DejaVu Sans")
  }

  /// Latin letters are in the first font, Chinese in the second, the rest of its list in the third.
  private var splitter: RunSplitter {
    RunSplitter(catalog: catalog) { [files] file, scalar in
      switch file {
      case files[0]: scalar.value < 0x180 || scalar.value == 0x301
      case files[1]: (0x3000..<0xA000).contains(scalar.value) || scalar.value < 0x80
      default: scalar == "✕" || scalar == "□" || scalar == "\u{323}" || scalar.value < 0x80
      }
    }
  }

  @Test func `text is split where the font changes`() {
    let runs = splitter.runs(of: "buy 收到了触摸。OK ✕", face: .regular)

    #expect(
      runs == [
        TextRun(file: files[0], text: "buy "), TextRun(file: files[1], text: "收到了触摸。"),
        TextRun(file: files[0], text: "OK "), TextRun(file: files[2], text: "✕"),
      ])
  }

  @Test func `a letter and its accents stay together`() {
    let runs = splitter.runs(of: "ae\u{301}a\u{323}", face: .regular)

    #expect(
      runs == [
        TextRun(file: files[0], text: "ae\u{301}"), TextRun(file: files[2], text: "a\u{323}"),
      ])
  }

  @Test func `what no font has is one box`() {
    let runs = splitter.runs(of: "a👩‍👩‍👧b", face: .regular)

    #expect(
      runs == [
        TextRun(file: files[0], text: "a"), TextRun(file: files[2], text: "□"),
        TextRun(file: files[0], text: "b"),
      ])
  }

  @Test func `control characters are spaces and invisible ones are nothing`() {
    let runs = splitter.runs(of: "a\u{0}b\tc\nd\u{200B}\u{FEFF}e\r\nf", face: .regular)

    #expect(runs == [TextRun(file: files[0], text: "a b c de  f")])
  }

  @Test func `no text is no run`() {
    #expect(splitter.runs(of: "", face: .regular).isEmpty)
    #expect(splitter.runs(of: "\u{200D}", face: .regular).isEmpty)
  }
}
