import Localization

/// Says how the program, or one of its commands, is used.
struct HelpCommand: Command {
  let subject: CommandName

  func run(on console: Console) -> ExitStatus {
    let lines = subject == .open ? overview(console.phrasebook) : details(console.phrasebook)
    console.result(lines.joined(separator: "\n"))
    return .success
  }

  // MARK: - The program

  private func overview(_ book: Phrasebook) -> [String] {
    [book.text(HelpPhrase.purpose), "", book.text(HelpPhrase.usage)]
      + CommandName.allCases.flatMap { forms(of: $0, book) }
      + ["", book.text(HelpPhrase.everyCommand)]
      + optionLines([.format, .lang, .quiet, .help, .version], book)
      + [
        "", book.text(HelpPhrase.file), book.text(HelpPhrase.identifier),
        book.text(HelpPhrase.statuses),
        "", book.text(HelpPhrase.more),
      ]
  }

  private func forms(of command: CommandName, _ book: Phrasebook) -> [String] {
    command.synopses.map { "  \($0)" } + ["      \(book.text(command.phrase))"]
  }

  // MARK: - One command

  private func details(_ book: Phrasebook) -> [String] {
    let head = subject.synopses + ["  \(book.text(subject.phrase))"]
    return head + ["", book.text(HelpPhrase.options)] + optionLines(subject.options, book)
  }

  private func optionLines(_ options: [Option], _ book: Phrasebook) -> [String] {
    let spellings = options.map(spelling)
    let width = spellings.map(\.count).max() ?? 0
    return zip(options, spellings).map { option, spelling in
      let gap = String(repeating: " ", count: width - spelling.count + 2)
      return "  \(spelling)\(gap)\(book.text(option.phrase(for: subject)))"
    }
  }

  private func spelling(_ option: Option) -> String {
    let values =
      option == .format && subject == .lint ? ["text|json|sarif"] : option.values
    let short = option.letter.map { "-\($0), " } ?? ""
    return ([short + option.spelling] + values).joined(separator: " ")
  }
}

extension CommandName {
  var phrase: CommandPhrase {
    switch self {
    case .open: .open
    case .tap: .tap
    case .play: .play
    case .test: .test
    case .render: .render
    case .convert: .convert
    case .why: .why
    case .lint: .lint
    case .map: .map
    case .formats: .formats
    case .completion: .completion
    }
  }
}

extension Option {
  /// The options of later versions are never shown.
  func phrase(for command: CommandName) -> OptionPhrase {
    switch self {
    case .format: command == .lint ? .lintFormat : .format
    case .lang: .language
    case .quiet: .quiet
    case .help: .help
    case .version: .version
    case .count: .count
    case .fingers: .fingers
    case .hold: .hold
    case .save: .save
    case .junit: .junit
    case .output:
      switch command {
      case .render: .outputPicture
      case .map: .outputMap
      default: .outputScene
      }
    case .tap: .tapAt
    case .overlay: .overlay
    case .size: .size
    case .scale: command == .map ? .mapScale : .scale
    case .expand: .expand
    case .scene: .scene
    case .at: .at
    case .silence: .silence
    case .backdrop: .backdrop
    case .with: .with
    case .exploded:
      preconditionFailure("the help of \(command) lists an option of a later version")
    }
  }
}
