/// A text in one language that serves for all, or in several by their tags.
public struct LocalizedText: Hashable, Sendable {
  /// A language's BCP 47 tag, such as `zh-Hans`, and the text in it; one with an empty tag serves all.
  public struct Variant: Hashable, Sendable {
    public let language: String
    public let text: String

    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// At least one, in the order of the file.
  public let variants: [Variant]

  public init(_ text: String) {
    variants = [Variant(language: "", text: text)]
  }

  public init(variants: [Variant]) {
    precondition(!variants.isEmpty, "a text has at least one variant")
    self.variants = variants
  }

  /// The text in the language, else in English, else in the first language there is.
  public func text(in language: String) -> String {
    let match =
      variants.first { $0.language == language || $0.language.isEmpty }
      ?? variants.first { $0.language == "en" }
    return match?.text ?? variants[0].text
  }

  /// Whether one text serves for all languages.
  public var isPlain: Bool { variants.count == 1 && variants[0].language.isEmpty }
}
