/// One thing that is wrong with a file: where, and what.
public struct SceneProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, by stage.
  public enum Kind: Hashable, Sendable {
    case file(FileProblem)
    case encoding(EncodingProblem)
    case syntax(SyntaxProblem)
    case key(KeyProblem)
    case value(ValueProblem)
    case reference(ReferenceProblem)
    case version(VersionProblem)
  }

  /// The file, or nil for a text without a name.
  public let file: String?
  /// Where in the text, or nil where no text is to blame.
  public let position: SourcePosition?
  /// The way to the value to blame.
  public let path: JSONPath
  public let kind: Kind

  public init(file: String?, position: SourcePosition?, path: JSONPath, kind: Kind) {
    self.file = file
    self.position = position
    self.path = path
    self.kind = kind
  }

  /// The place and the sentence: `a.json:3:7: windows[0].frame: …`.
  public var description: String {
    ([location, path.description].filter { !$0.isEmpty } + [message]).joined(separator: ": ")
  }

  /// `file:line:column`, as far as they are known.
  public var location: String {
    let place = position.map { ["\($0.line)", "\($0.column)"] } ?? []
    return ((file.map { [$0] } ?? []) + place).joined(separator: ":")
  }

  /// The sentence in English: what was found, what was expected, what to do.
  public var message: String {
    switch kind {
    case .file(let problem): problem.message
    case .encoding(let problem): problem.message
    case .syntax(let problem): problem.message
    case .key(let problem): problem.message
    case .value(let problem): problem.message
    case .reference(let problem): problem.message
    case .version(let problem): problem.message
    }
  }

  /// A name in quotes, with control characters escaped and the end of a long one left out.
  public static func quoted(_ text: String) -> String {
    let limit = 60
    var shown = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F
      shown += isPlain && scalar != "\"" ? String(scalar) : scalar.escaped(asASCII: false)
    }
    return "\"\(shown)\(text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")\""
  }
}
