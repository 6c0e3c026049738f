import Foundation
import Testing

/// The three languages say the same things.
@Suite(.enabled(if: Checkout.has("Assets/Strings/en.json")))
struct StringsTests {
  private static let languages = ["en", "zh-Hans", "zh-Hant"]

  @Test(arguments: languages.dropFirst())
  func `a language has every sentence and every placeholder`(_ language: String) throws {
    let english = try Self.phrases("en")

    let other = try Self.phrases(language)

    #expect(Set(english.keys).symmetricDifference(other.keys).sorted() == [])
    let different = english.keys.sorted().filter { key in
      Self.placeholders(english[key]) != Self.placeholders(other[key])
    }
    #expect(different == [])
  }

  private static func phrases(_ language: String) throws -> [String: String] {
    let file = Checkout.root.appending(path: "Assets/Strings/\(language).json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return flattened(object, key: "")
  }

  /// Every text of a file by its path of keys.
  private static func flattened(_ value: Any, key: String) -> [String: String] {
    if let text = value as? String { return [key: text] }
    guard let object = value as? [String: Any] else { return [key: "neither text nor group"] }
    return object.reduce(into: [:]) { phrases, member in
      phrases.merge(flattened(member.value, key: "\(key)/\(member.key)")) { $1 }
    }
  }

  private static func placeholders(_ phrase: String?) -> [String] {
    (phrase ?? "").matches(of: /\{\w+\}/).map { String($0.0) }.sorted()
  }
}
