/// A text with named placeholders in braces.
///
/// One that counts something has a form for one and a form for the rest.
public struct Phrase: Hashable, Sendable {
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case one
    case other
  }

  /// The placeholder whose number picks the form.
  public static let count = "count"

  let one: Template?
  let other: Template

  init(_ text: String) {
    one = nil
    other = Template(text)
  }

  init(one: String, other: String) {
    self.one = Template(one)
    self.other = Template(other)
  }

  public var isEmpty: Bool { other.segments.isEmpty || one?.segments.isEmpty == true }

  /// The names of all placeholders of its last form, which has them all.
  public var placeholders: Set<String> {
    Set(other.segments.compactMap(\.placeholder))
  }

  /// The text with its placeholders replaced.
  func filled(_ values: [String: String], language: Language) -> String {
    guard let one, let count = values[Self.count].flatMap({ Int($0) }),
      language.form(for: count) == .one
    else { return other.filled(values) }
    return one.filled(values)
  }

  /// Literal text and placeholders in the order they stand.
  struct Template: Hashable, Sendable {
    enum Segment: Hashable, Sendable {
      case literal(String)
      case placeholder(String)

      var placeholder: String? {
        guard case .placeholder(let name) = self else { return nil }
        return name
      }
    }

    let segments: [Segment]

    /// Braces around anything but a word are literal.
    init(_ text: String) {
      var segments: [Segment] = []
      var literal = ""
      var rest = Substring(text)
      while let open = rest.firstIndex(of: "{") {
        literal += rest[..<open]
        rest = rest[rest.index(after: open)...]
        let name = rest.prefix { $0.isLetter }
        guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" else {
          literal += "{"
          continue
        }
        if !literal.isEmpty { segments.append(.literal(literal)) }
        literal = ""
        segments.append(.placeholder(String(name)))
        rest = rest[rest.index(after: name.endIndex)...]
      }
      literal += rest
      if !literal.isEmpty { segments.append(.literal(literal)) }
      self.segments = segments
    }

    /// A placeholder without a value stays visible, in its braces.
    func filled(_ values: [String: String]) -> String {
      var result = ""
      for segment in segments {
        switch segment {
        case .literal(let text): result += text
        case .placeholder(let name): result += values[name] ?? "{\(name)}"
        }
      }
      return result
    }
  }
}
