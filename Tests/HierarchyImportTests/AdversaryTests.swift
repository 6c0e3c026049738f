import Foundation
import HierarchyImport
import TestSupport
import Testing

/// Files that nobody meant to be read.
struct AdversaryTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")

  @Test(arguments: [
    "recdesc/sentry_wkwebview.txt", "recdesc/kunnan_presponder_quoted.txt",
    "ib/microsoft_XIBTest.storyboard", "ib/SwiftKickMobile_TacoDialogView.xib",
  ])
  func `bytes that anything happened to never stop the reader`(_ name: String) throws {
    let original = try Array(Data(contentsOf: Self.samples.appending(path: name)))
    var random = SeededGenerator(seed: 7)
    let marks = Array("<>;|'\"()[]{}=: \n\\x0/&".utf8)

    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = random.element(of: marks)
        case 2: bytes.remove(at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        }
      }
      guard let scene = try? HierarchyImporter.open(bytes) else { continue }
      #expect(throws: Never.self) { try Reading.outlineOfCleanScene(scene) }
    }
  }

  /// Each is a few hundred thousand bytes that a reader which goes back and forth would never finish.
  private static let patterns: [String: String] = [
    "brackets": String(repeating: "<", count: 200_000),
    "names": "<UIView: 0x1; frame = (0 0; 1 1); x" + String(repeating: "<A", count: 100_000),
    "texts": String(
      repeating: "<UILabel: 0x1; frame = (0 0; 1 1); text = 'a'; hidden = '", count: 4000),
    "one line": String(
      repeating: "<UIView: 0x1; frame = (0 0; 1 1); text = 'a'>, ", count: 4000),
    "bars": "<UIView: 0x1; frame = (0 0; 1 1)>\n" + String(repeating: "|", count: 300_000)
      + " <UIView: 0x2; frame = (0 0; 1 1)>",
    "written newlines": "<UIView: 0x1; frame = (0 0; 1 1)>"
      + String(repeating: ">\\n    ", count: 40_000),
    "values": "<UIView: 0x1; frame = (0 0; 1 1); a = "
      + String(repeating: "({[<B ", count: 40_000),
    "deep": (0..<2000).map { depth in
      String(repeating: "   |", count: depth)
        + " <UIView: 0x\(String(depth + 16, radix: 16)); frame = (0 0; 9 9); layer = <CALayer: 0x1>>"
    }.joined(separator: "\n"),
    "wide": "<UIView: 0x1; frame = (0 0; 9 9)>\n"
      + (0..<20_000).map {
        "   | <UIView: 0x\(String($0 + 16, radix: 16)); frame = (0 0; 9 9); layer = <CALayer: 0x1>>"
      }.joined(separator: "\n"),
  ]

  @Test(arguments: patterns.keys.sorted())
  func `a long text is read in one pass`(_ name: String) throws {
    let text = try #require(Self.patterns[name])

    _ = try? Reading.open(text)
  }

  @Test(arguments: [[], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0], [0x62, 0x70, 0x6C]] as [[UInt8]])
  func `a file of hardly any bytes is refused`(_ bytes: [UInt8]) {
    #expect(throws: ImportError.self) { try HierarchyImporter.open(bytes) }
  }

  @Test func `a binary archive is refused by its name`() {
    let error = #expect(throws: ImportError.self) {
      try HierarchyImporter.open(Array("bplist00xyz".utf8), file: "a.lookin")
    }

    #expect(error == .notInThisVersion(.binaryPropertyList, file: "a.lookin"))
  }

  @Test func `a dump in UTF-16 is read`() throws {
    let text = "<UILabel: 0x1; frame = (0 0; 10 10); text = '你好'; layer = <CALayer: 0x2>>"
    let units = text.utf16.flatMap { (unit) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units

    let scene = try HierarchyImporter.open(bytes)

    #expect(Reading.outline(scene).last == "  UILabel (0 0 10 10) '你好'")
  }
}
