import SceneFormat
import TestSupport
import Testing

@Suite struct JSONRoundTripTests {
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `what is written reads back as the same data and is written the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = RandomJSON.document(using: &generator)

    let bytes = JSONWriter.pretty(document)
    let again = try JSONReader.read(bytes)
    let compact = try JSONReader.read(JSONWriter.line(document))

    #expect(again.root == document.root)
    #expect(compact.root == document.root)
    #expect(pretty(again.root) == String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `bytes changed at random never stop the reader`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = JSONWriter.pretty(RandomJSON.document(using: &generator))

    for _ in 0..<8 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        let interesting = Array("{}[]:,'\"\\/*0x.eE+-uNI\n\u{2028}é".utf8) + [0xFF, 0xC0, 0xED, 0]
        switch Int.random(in: 0...2, using: &generator) {
        case 0: changed[place] = .random(in: .min ... .max, using: &generator)
        case 1: changed[place] = interesting.randomElement(using: &generator) ?? 0
        default:
          changed.replaceSubrange(
            place..<place, with: interesting.shuffled(using: &generator).prefix(2))
        }
      }
      let lines = failures(readingBytes: changed)
      #expect(lines.allSatisfy { $0.hasPrefix("a.json:") })
    }
  }

  @Test func `short values stand on one line and long ones are spread`() throws {
    let text = """
      {
        "format": "hitscope.scene/1",
        "screen": { "width": 390, "height": 844, "scale": 3 },
        "windows": [
          {
            "id": "main",
            "subviews": [
              { "id": "card", "frame": [20, 80.5, 350, 180], "backgroundColor": "systemYellow" },
              {
                "id": "a view whose name alone takes up a good half of the line",
                "frame": [0, 0, 100, 100],
                "overrides": {},
                "subviews": []
              }
            ]
          }
        ]
      }

      """

    let written = try pretty(read(text))

    #expect(written == text)
  }
}
