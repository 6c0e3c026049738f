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
    let now = CommandName.allCases.filter { !$0.isLater }
    let later = CommandName.allCases.filter(\.isLater).map(\.rawValue)
    return [book.text(HelpPhrase.purpose), "", book.text(HelpPhrase.usage)]
      + now.flatMap { forms(of: $0, book) }
      + ["", book.text(HelpPhrase.everyCommand)]
      + optionLines([.format, .lang, .quiet, .help, .version], book)
      + [
        "", book.text(HelpPhrase.file), book.text(HelpPhrase.identifier),
        book.text(HelpPhrase.statuses),
        book.text(HelpPhrase.laterCommands, ["commands": later.joined(separator: ", ")]),
        "", book.text(HelpPhrase.more),
      ]
  }

  private func forms(of command: CommandName, _ book: Phrasebook) -> [String] {
    command.synopses.map { "  \($0)" } + ["      \(book.text(command.phrase))"]
  }

  // MARK: - One command

  private func details(_ book: Phrasebook) -> [String] {
    let head = subject.synopses + ["  \(book.text(subject.phrase))"]
    guard !subject.isLater else { return head + ["", book.text(HelpPhrase.later)] }
    return head + ["", book.text(HelpPhrase.options)] + optionLines(subject.options, book)
  }

  private func optionLines(_ options: [Option], _ book: Phrasebook) -> [String] {
    let spellings = options.map(Self.spelling)
    let width = spellings.map(\.count).max() ?? 0
    return zip(options, spellings).map { option, spelling in
      let gap = String(repeating: " ", count: width - spelling.count + 2)
      return "  \(spelling)\(gap)\(book.text(option.phrase(for: subject)))"
    }
  }

  private static func spelling(_ option: Option) -> String {
    let short = option.letter.map { "-\($0), " } ?? ""
    return ([short + option.spelling] + option.values).joined(separator: " ")
  }
}

extension CommandName {
  fileprivate var phrase: CommandPhrase {
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
  fileprivate func phrase(for command: CommandName) -> OptionPhrase {
    switch self {
    case .format: .format
    case .lang: .language
    case .quiet: .quiet
    case .help: .help
    case .version: .version
    case .count: .count
    case .fingers: .fingers
    case .hold: .hold
    case .save: .save
    case .junit: .junit
    case .output: command == .render ? .outputPicture : .outputScene
    case .tap: .tapAt
    case .overlay: .overlay
    case .size: .size
    case .scale: .scale
    case .expand: .expand
    case .scene: .scene
    case .at, .backdrop, .exploded, .silence, .with:
      preconditionFailure("the help of \(command) lists an option of a later version")
    }
  }
}
