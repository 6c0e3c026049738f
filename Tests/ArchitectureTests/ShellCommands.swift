/// The names of the commands that a shell script calls, builtins and its own functions included.
///
/// Reads as much of the shell's grammar as the project's scripts use: quotes, expansions, command
/// substitutions, `case`, and commands that run the command in their arguments.
struct ShellCommands {
  /// The names in the order of their first call; each once.
  private(set) var names: [String] = []
  /// The functions that the script defines.
  private(set) var functions: Set<String> = []

  private let text: [Character]
  private var position = 0
  private var state = State.command

  /// What the next word is.
  private enum State {
    case command
    case argument
    /// A prefix such as `within` has this many words of its own before the command it runs.
    case prefix(Int)
    /// Between `case` and its `in`.
    case subject
    /// A pattern of `case`, to its parenthesis.
    case pattern
  }

  private static let keywords: Set<String> = [
    "if", "then", "elif", "else", "fi", "while", "until", "do", "done", "esac", "!", "{", "}",
  ]
  /// Commands that run another, and how many words of their own come first.
  private static let prefixes = ["exec": 0, "env": 0, "sudo": 0, "within": 1, "quietly": 1]

  init(reading script: String) {
    text = Array(script)
    while position < text.count { step() }
  }

  private mutating func step() {
    switch text[position] {
    case "#":
      skip { $0 != "\n" }
    case "\n", ";", "&", "|", "(":
      endCommand()
    case ")":
      position += 1
      state = .command
    case "<", ">":
      skipRedirection()
    case let character where character.isWhitespace:
      position += 1
    default:
      let word = word()
      if !word.isEmpty && !isDescriptor(word) { take(word) }
    }
  }

  /// Whether the word is the number in `2>&1`.
  private func isDescriptor(_ word: String) -> Bool {
    word.allSatisfy(\.isNumber) && position < text.count && "<>".contains(text[position])
  }

  private mutating func endCommand() {
    let wasTwoSemicolons = text[position] == ";" && next == ";"
    position += wasTwoSemicolons ? 2 : 1
    if case .pattern = state { return }
    state = wasTwoSemicolons ? .pattern : .command
  }

  private mutating func skipRedirection() {
    skip { "<>&".contains($0) }
    skip { $0 == " " }
    _ = word()
  }

  private mutating func take(_ word: String) {
    switch state {
    case .argument:
      return
    case .pattern:
      if word == "esac" { state = .argument }
    case .subject:
      if word == "in" { state = .pattern }
    case .prefix(let left):
      if left > 0 { state = .prefix(left - 1) } else { takeCommand(word) }
    case .command:
      takeCommand(word)
    }
  }

  private mutating func takeCommand(_ word: String) {
    if position + 1 < text.count, text[position] == "(", next == ")" {
      functions.insert(word)
      position += 2
    } else if word == "case" {
      state = .subject
    } else if word == "for" {
      state = .argument
    } else if Self.keywords.contains(word) || word.contains(/^\w+=/) || word.hasPrefix("$") {
      state = .command
    } else if word.hasPrefix("-") || word.contains("/") {
      state = word.contains("/") ? .argument : .prefix(0)
    } else {
      if !names.contains(word) { names.append(word) }
      state = Self.prefixes[word].map(State.prefix) ?? .argument
    }
  }

  /// The word here with its quotes taken off; an expansion stands in it as `$`.
  private mutating func word() -> String {
    var word = ""
    while position < text.count, !" \t\n;&|()<>".contains(text[position]) {
      switch text[position] {
      case "'":
        position += 1
        word += take { $0 != "'" }
        position += 1
      case "\"":
        position += 1
        word += quoted()
      case "$":
        word += expansion()
      case "\\":
        position += 2
      default:
        word.append(text[position])
        position += 1
      }
    }
    return word
  }

  private mutating func quoted() -> String {
    var word = ""
    while position < text.count, text[position] != "\"" {
      if text[position] == "$" {
        word += expansion()
      } else {
        position += text[position] == "\\" ? 1 : 0
        word.append(text[position])
        position += 1
      }
    }
    position += 1
    return word
  }

  /// Passes over an expansion; the commands of a substitution count.
  private mutating func expansion() -> String {
    position += 1
    guard position < text.count else { return "$" }
    if text[position] == "(" {
      let isArithmetic = next == "("
      let body = balanced("(", ")")
      if !isArithmetic { merge(ShellCommands(reading: body)) }
    } else if text[position] == "{" {
      _ = balanced("{", "}")
    } else {
      position += 1
      skip { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return "$"
  }

  private mutating func merge(_ inner: ShellCommands) {
    for name in inner.names where !names.contains(name) { names.append(name) }
  }

  /// What stands between the bracket here and its partner.
  private mutating func balanced(_ opening: Character, _ closing: Character) -> String {
    var depth = 0
    let body = take { character in
      if character == opening { depth += 1 }
      if character == closing { depth -= 1 }
      return depth > 0
    }
    position += 1
    return String(body.dropFirst())
  }

  private var next: Character? { position + 1 < text.count ? text[position + 1] : nil }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let start = position
    while position < text.count, belongs(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  private mutating func skip(while belongs: (Character) -> Bool) {
    _ = take(while: belongs)
  }
}
