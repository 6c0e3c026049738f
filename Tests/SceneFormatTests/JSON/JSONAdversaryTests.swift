import SceneFormat
import Testing

/// Texts that are made to overflow a stack, or to take time that grows faster than their length.
@Suite struct JSONAdversaryTests {
  @Test(arguments: [("[", "]", 1_000_000), ("{a:", "}", 50_000)])
  func `a million levels are read, compared and written`(
    opening: String, closing: String, depth: Int
  ) throws {
    let text =
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)

    let value = try read(text)

    #expect(value == value)
    #expect(try line(read(pretty(value))) == text.replacing("a", with: "\"a\""))
  }

  @Test(arguments: [("[", 1_000_000), ("{a:", 100_000), ("[[],", 100_000), ("{a:{},b:", 100_000)])
  func `a million brackets that nothing closes are one error`(opening: String, count: Int) {
    let found = failures(reading: String(repeating: opening, count: count))

    #expect(found.count == 1)
    #expect(found[0].contains("isn't closed"))
  }

  @Test(arguments: [
    String(repeating: "9", count: 200_000),
    "0." + String(repeating: "1", count: 200_000),
    "0x" + String(repeating: "f", count: 200),
    "1e" + String(repeating: "0", count: 100_000) + "1",
    "'" + String(repeating: "\\u0061", count: 50_000) + "'",
    "'" + String(repeating: "a", count: 400_000),
    "/*" + String(repeating: "*", count: 400_000),
    String(repeating: "/**/", count: 100_000),
    String(repeating: "\u{2028}", count: 100_000),
    "{" + String(repeating: "a", count: 200_000) + ":1}",
    "[" + String(repeating: "1,", count: 100_000) + "x",
    "{" + (0..<30_000).map { "k\($0):1" }.joined(separator: ",") + "}",
    "{" + String(repeating: "a:1,", count: 50_000) + "}",
  ])
  func `long texts take time in proportion`(text: String) {
    let clock = ContinuousClock()

    let time = clock.measure { _ = failures(reading: text) }

    // Linear work takes far less even unoptimised on a busy machine; quadratic takes hours.
    #expect(time < .seconds(60))
  }
}
