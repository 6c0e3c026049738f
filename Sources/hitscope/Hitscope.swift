import Foundation
import Localization

/// The program `hitscope`: reads its arguments, runs one command, ends with its status.
@main
enum Hitscope {
  static func main() {
    // A reader that goes away, as `head` does, ends the program without a word.
    signal(SIGPIPE, SIG_DFL)
    let words = Array(CommandLine.arguments.dropFirst())
    exit(status(of: words).rawValue)
  }

  private static func status(of words: [String]) -> ExitStatus {
    do {
      let console = try Console(language: language(of: words))
      return run(words, on: console)
    } catch {
      StandardStream.error.write("hitscope: \(error)\n")
      return .internalError
    }
  }

  private static func run(_ words: [String], on console: Console) -> ExitStatus {
    do {
      let arguments = try ArgumentParser.parse(words)
      var console = console
      console.isQuiet = arguments.has(.quiet)
      return try command(arguments).run(on: console)
    } catch {
      console.explain(error, of: ArgumentParser.command(in: words))
      return error.status
    }
  }

  private static func command(_ arguments: Arguments) throws(CommandError) -> any Command {
    if arguments.has(.help) { return HelpCommand(subject: arguments.command) }
    if arguments.has(.version) { return VersionCommand() }
    try OverwriteCheck(arguments).check(arguments)
    return switch arguments.command {
    case .open: try OpenCommand(arguments)
    case .tap: try TapCommand(arguments)
    case .play: try PlayCommand(arguments)
    case .test: try TestCommand(arguments)
    case .render: try RenderCommand(arguments)
    case .convert: try ConvertCommand(arguments)
    case .formats: FormatsCommand(arguments)
    case .why: try WhyCommand(arguments)
    case .lint: try LintCommand(arguments)
    case .map: try MapCommand(arguments)
    case .completion: try CompletionCommand(arguments)
    }
  }

  /// What `--lang` says, wherever it stands, else what the environment does: even a complaint about
  /// the arguments is in the user's language.
  private static func language(of words: [String]) -> Language {
    let said = words.indices.lazy.compactMap { index -> String? in
      if words[index].hasPrefix("--lang=") { return String(words[index].dropFirst(7)) }
      return words[index] == "--lang" && index + 1 < words.count ? words[index + 1] : nil
    }
    return said.first.flatMap(Language.init(rawValue:))
      ?? Language(environment: ProcessInfo.processInfo.environment)
  }
}
