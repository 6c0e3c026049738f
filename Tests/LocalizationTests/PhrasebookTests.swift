import EventDelivery
import Foundation
import Testing

@testable import Localization

/// Looking texts up and filling them in.
struct PhrasebookTests {
  private let json = Data(
    """
    { "reason": { "outside": "{view} is not over {point}, {view}",
                  "hidden": { "one": "{count} view", "other": "{count} views" } } }
    """.utf8)

  @Test func `placeholders are replaced by name wherever they stand`() throws {
    let phrasebook = try Phrasebook(.english, json: json, file: "test.json")

    let text = phrasebook.text(ReasonPhrase.outside, ["point": "(1, 2)", "view": "B"])

    #expect(text == "B is not over (1, 2), B")
  }

  @Test func `English has a form for one and a form for the rest`() throws {
    let phrasebook = try Phrasebook(.english, json: json, file: "test.json")

    let texts = [0, 1, 2].map { phrasebook.text(ReasonPhrase.hidden, count: $0) }

    #expect(texts == ["0 views", "1 view", "2 views"])
  }

  @Test func `Chinese has one form for every number`() throws {
    let phrasebook = try Phrasebook(.simplifiedChinese, json: json, file: "test.json")

    let texts = [1, 2].map { phrasebook.text(ReasonPhrase.hidden, count: $0) }

    #expect(texts == ["1 views", "2 views"])
  }

  @Test func `strings that are no JSON are reported with their file`() {
    let broken = Data("{".utf8)

    let error = #expect(throws: PhrasebookError.self) {
      try Phrasebook(.english, json: broken, file: "en.json")
    }

    #expect(error == PhrasebookError(file: "en.json", problem: .malformed))
  }

  @Test(arguments: [
    (0, "alpha 0.00"), (0.005, "alpha 0.005"), (0.01, "alpha 0.01"),
    (Double(Float(0.01)), "alpha 0.01"),
  ])
  func `an alpha is told with the digits that matter`(alpha: Double, expected: String) throws {
    let phrasebook = try Phrasebook(.english)

    let text = phrasebook.reason(alpha: alpha)

    #expect(text == expected)
  }
}
