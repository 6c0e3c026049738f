import Localization
import Testing

/// Which language a user gets without asking for one.
struct LanguageTests {
  @Test(arguments: [
    ("en_US.UTF-8", Language.english), ("zh_CN.UTF-8", .simplifiedChinese),
    ("zh_SG", .simplifiedChinese), ("zh", .simplifiedChinese),
    ("zh_TW.UTF-8", .traditionalChinese), ("zh_HK@stroke", .traditionalChinese),
    ("zh-Hant", .traditionalChinese), ("zh-Hans-HK", .simplifiedChinese), ("C", .english),
    ("de_DE.UTF-8", .english),
  ])
  func `the locale decides`(locale: String, expected: Language) {
    let language = Language(environment: ["LANG": locale])

    #expect(language == expected)
  }

  @Test func `LC_ALL goes before LC_MESSAGES before LANG, and an empty one counts as unset`() {
    let all = Language(environment: ["LC_ALL": "zh_TW", "LC_MESSAGES": "zh_CN", "LANG": "en_US"])
    let messages = Language(environment: ["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "en_US"])
    let neither = Language(environment: [:])

    #expect(all == .traditionalChinese)
    #expect(messages == .simplifiedChinese)
    #expect(neither == .english)
  }
}
