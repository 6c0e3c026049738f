import Localization
import TraceAnalysis

/// What a shell may offer after each of the program's words.
enum CompletionWords {
  /// The commands by name; the window has none.
  static let commands = CommandName.allCases.filter { $0 != .open }

  /// The words that an option's first value can be; empty where it is a file, a number or free text.
  static func values(of option: Option, in command: CommandName) -> [String] {
    switch option {
    case .format: command == .lint ? ["text", "json", "sarif"] : ["text", "json"]
    case .lang: Language.allCases.map(\.rawValue)
    case .silence: LintFinding.Code.all.map(\.name)
    case .quiet, .help, .version, .count, .fingers, .hold, .save, .junit, .output, .tap, .overlay,
      .size, .scale, .expand, .at, .backdrop, .exploded, .scene, .with:
      []
    }
  }

  /// Whether an option's value is a file.
  static func takesFile(_ option: Option) -> Bool {
    switch option {
    case .save, .junit, .output, .with, .backdrop: true
    case .format, .lang, .quiet, .help, .version, .count, .fingers, .hold, .tap, .overlay, .size,
      .scale, .expand, .at, .exploded, .scene, .silence:
      false
    }
  }

  /// The options of every command, each once.
  static let options = CommandName.allCases.flatMap(\.options).reduce(into: [Option]()) {
    if !$0.contains($1) { $0.append($1) }
  }
}
