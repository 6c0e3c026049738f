/// A language that the program speaks; the raw value is its tag in scenes, files and `--lang`.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"

  /// The same, short enough for a button.
  public var shortName: String {
    switch self {
    case .english: "EN"
    case .simplifiedChinese: "简体"
    case .traditionalChinese: "繁體"
    }
  }

  /// Its own name in itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    case .traditionalChinese: "繁體中文"
    }
  }

  /// The language of a user's environment: `LC_ALL`, else `LC_MESSAGES`, else `LANG`, else English.
  ///
  /// As POSIX has it, an empty variable counts as unset.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self = locale.flatMap(Self.init(locale:)) ?? .english
  }

  /// The language of a locale's name such as `zh_TW.UTF-8` or `zh-Hant-HK`.
  ///
  /// Nil for a language that the program doesn't speak.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    switch parts.first {
    case "en": self = .english
    case "zh": self = Self.chinese(of: parts.dropFirst())
    default: return nil
    }
  }

  /// The script where it is named, else what the region writes.
  private static func chinese(of parts: ArraySlice<String>) -> Language {
    if parts.contains("hans") { return .simplifiedChinese }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    return isTraditional ? .traditionalChinese : .simplifiedChinese
  }

  /// Which of two forms a count takes.
  func form(for count: Int) -> Phrase.Form {
    switch self {
    case .english: count == 1 ? .one : .other
    case .simplifiedChinese, .traditionalChinese: .other
    }
  }
}
