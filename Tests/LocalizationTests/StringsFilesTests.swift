import Foundation
import Localization
import Testing

/// What the three strings files must have in common with each other and with the program.
struct StringsFilesTests {
  @Test(arguments: Language.allCases)
  func `a strings file holds exactly the keys of the program`(language: Language) throws {
    let expected = Set(PhraseAreas.names)

    let phrasebook = try Phrasebook(language)

    #expect(expected.subtracting(phrasebook.names).sorted() == [], "missing in the file")
    #expect(phrasebook.names.subtracting(expected).sorted() == [], "unknown to the program")
  }

  @Test(arguments: Language.allCases)
  func `a text has the same placeholders in every language`(language: Language) throws {
    let english = try Phrasebook(.english)

    let translated = try Phrasebook(language)

    for name in english.names.sorted() {
      #expect(translated[name]?.placeholders == english[name]?.placeholders, "\(name)")
    }
  }

  @Test func `every key is used somewhere in the program`() throws {
    let sources = try SourceText.ofProgram(outside: "Sources/Localization/Keys")

    let unused = PhraseAreas.names.filter { name in
      let key = name.split(separator: ".").last ?? ""
      return !sources.contains { $0.names(".\(key)") }
    }

    #expect(unused == [])
  }

  @Test func `every placeholder is given a value somewhere in the program`() throws {
    let english = try Phrasebook(.english)
    let sources = try SourceText.ofProgram(outside: "Sources/Localization/Keys")
    let given = Set(sources.flatMap(\.dictionaryKeys)).union([Phrase.count])

    let used = Set(english.names.flatMap { english[$0]?.placeholders ?? [] })

    #expect(used.subtracting(given).sorted() == [])
  }

  @Test(arguments: Language.allCases)
  func `no text is empty`(language: Language) throws {
    let phrasebook = try Phrasebook(language)

    let empty = phrasebook.names.filter { phrasebook[$0]?.isEmpty == true }

    #expect(empty == [])
  }
}
