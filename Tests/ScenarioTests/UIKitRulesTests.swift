import Foundation
import Testing

/// The list of UIKit's rules is complete, and what it names exists.
struct UIKitRulesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let path = "Sources/EventDelivery/EventDelivery.docc/UIKitRules.md"

  private static func rules() throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func paths(in folder: String, ending: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let all = files?.compactMap { $0 as? URL } ?? []
    return all.filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
  }

  /// The numbers a text cites, with those that lie between two joined by "to".
  private static func numbers(in text: String) -> Set<String> {
    var found: Set<String> = []
    for match in text.matches(of: /\b([BT])-(\d{3})(?: to [BT]-(\d{3}))?\b/) {
      guard let first = Int(match.2) else { continue }
      let last = match.3.flatMap { Int($0) } ?? first
      for number in first...max(first, last) {
        let digits = String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
        found.insert("\(match.1)-\(digits)")
      }
    }
    return found
  }

  /// An entry's number and everything below its heading.
  private static func entries() throws -> [(number: String, text: Substring)] {
    let rules = try rules()
    let parts = rules.split(separator: "\n### ").dropFirst()
    return parts.map { part in (String(part.prefix(5)), part.prefix { $0 != "#" }) }
  }

  /// The observations that have a row.
  static func observations() throws -> Set<String> {
    let rules = try rules()
    let start = try #require(rules.range(of: "\n## Observations"))
    return numbers(in: String(rules[start.upperBound...]))
  }

  @Test func `every rule that a source cites is listed`() throws {
    let sources = Self.paths(in: "Sources", ending: ".swift")
    let entries = try Set(Self.entries().map(\.number))
    let table = try Self.numbers(in: Self.rules())

    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      let citing = text.split(separator: "\n").filter { $0.contains("B-") || $0.contains("T-") }
      let cited = Self.numbers(in: citing.joined(separator: "\n"))
      let missing = cited.filter { !($0.hasPrefix("B") ? entries : table).contains($0) }
      #expect(missing.sorted() == [], "\(source.lastPathComponent)")
    }
  }

  @Test func `every rule of hit-testing has an entry`() throws {
    let numbers = try Self.entries().map(\.number)

    #expect(numbers.prefix(60) == Self.numbers(in: "B-001 to B-060").sorted()[...])
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func `every rule of touches, the chain, controls and the way to the view has an entry`()
    throws
  {
    let numbers = try Set(Self.entries().map(\.number))

    let expected = Self.numbers(in: "B-061 to B-180, B-304 to B-320")

    #expect(expected.subtracting(numbers).sorted() == [])
  }

  @Test func `every entry has a source, a confidence, and a test or a reason`() throws {
    for entry in try Self.entries() {
      #expect(entry.text.contains("\n- Source: "), "\(entry.number)")
      #expect(entry.text.contains("Confidence: "), "\(entry.number)")
      let isHeld = entry.text.contains(/\n- Held by: `[^`]+`/)
      #expect(isHeld != entry.text.contains("\n- Not held by a test: "), "\(entry.number)")
    }
  }

  @Test func `every test that the rules name exists`() throws {
    let scenarios = Self.paths(in: "Scenes", ending: ".scenario.json")
    let existing = Set(
      (scenarios + Self.paths(in: "Tests", ending: ".swift")).map(\.lastPathComponent))

    let named = try Self.rules().matches(of: /`([\w-]+(?:\.scenario\.json|Tests\.swift))`/)

    #expect(named.map { String($0.1) }.filter { !existing.contains($0) } == [])
  }

  @Test func `every regression is named by the rule its first line cites`() throws {
    let entries = try Self.entries()
    let rules = try Self.rules()

    for scenario in Self.paths(in: "Scenes/Regressions", ending: ".scenario.json") {
      let text = try String(contentsOf: scenario, encoding: .utf8)
      let firstLine = text.prefix { !$0.isNewline }
      let cited = Self.numbers(in: String(firstLine))
      #expect(firstLine.hasPrefix("// "), "\(scenario.lastPathComponent)")
      #expect(!cited.isEmpty, "\(scenario.lastPathComponent)")
      let isNamed = rules.contains("`\(scenario.lastPathComponent)`")
      #expect(isNamed, "\(scenario.lastPathComponent)")
      for number in cited where number.hasPrefix("B") {
        #expect(entries.contains { $0.number == number }, "\(number)")
      }
    }
  }
}
