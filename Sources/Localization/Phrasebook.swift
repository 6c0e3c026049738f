import Foundation
import SandboxAssets

/// The program's texts in one language.
public struct Phrasebook: Sendable {
  public let language: Language
  private let phrases: [String: Phrase]

  /// Reads the strings that ship with the program.
  public init(_ language: Language) throws(PhrasebookError) {
    let file = "\(language.rawValue).json"
    guard let url = SandboxAssets.url(folder: "Strings", file: file) else {
      throw PhrasebookError(file: file, problem: .missing)
    }
    guard let data = try? Data(contentsOf: url) else {
      throw PhrasebookError(file: file, problem: .unreadable)
    }
    try self.init(language, json: data, file: file)
  }

  init(_ language: Language, json: Data, file: String) throws(PhrasebookError) {
    guard let areas = try? JSONDecoder().decode([String: [String: Entry]].self, from: json)
    else { throw PhrasebookError(file: file, problem: .malformed) }
    var phrases: [String: Phrase] = [:]
    for (area, entries) in areas {
      for (key, entry) in entries { phrases["\(area).\(key)"] = entry.phrase }
    }
    self.language = language
    self.phrases = phrases
  }

  /// A text with its placeholders replaced; `count` also picks between one and many.
  ///
  /// A text that is missing shows its name: the tests see to it that none is.
  public func text(_ key: some PhraseKey, _ values: [String: String] = [:]) -> String {
    guard let phrase = phrases[key.name] else { return key.name }
    return phrase.filled(values, language: language)
  }

  /// A text about so many things, whose number stands at `{count}`.
  public func text(
    _ key: some PhraseKey, count: Int, _ values: [String: String] = [:]
  ) -> String {
    text(key, values.merging([Phrase.count: "\(count)"]) { _, count in count })
  }

  /// The names of all texts, and the text under a name, for checks of the strings files.
  public var names: Set<String> { Set(phrases.keys) }
  public subscript(name: String) -> Phrase? { phrases[name] }

  /// A text as the file has it: a string, or an object of forms.
  private struct Entry: Decodable {
    let phrase: Phrase

    private struct Forms: Decodable {
      let one: String
      let other: String
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        phrase = Phrase(text)
      } else {
        let forms = try container.decode(Forms.self)
        phrase = Phrase(one: forms.one, other: forms.other)
      }
    }
  }
}
