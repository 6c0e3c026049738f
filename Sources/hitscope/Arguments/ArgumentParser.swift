import Localization

/// Sorts the words of the command line.
///
/// Options stand anywhere, as `--name value` or `--name=value`; after `--` everything is a word. A
/// negative number and `-` are words.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var command: CommandName?
  private var operands: [String] = []
  private var options: [Option: [String]] = [:]
  /// The options in the order they were given.
  private var order: [Option] = []

  static func parse(_ words: [String]) throws(CommandError) -> Arguments {
    var parser = ArgumentParser(rest: words[...])
    try parser.readAll()
    return try parser.checked()
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  /// The command that words which can't be sorted are probably about.
  static func command(in words: [String]) -> CommandName {
    words.first { !$0.hasPrefix("-") }.flatMap(CommandName.init(rawValue:)) ?? .open
  }

  // MARK: - Reading

  private mutating func readAll() throws(CommandError) {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        try readLongOption(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-", Arguments.number(word) == nil {
        try readShortOption(word)
      } else {
        takeOperand(word)
      }
    }
  }

  private mutating func takeOperand(_ word: String) {
    // As with many programs, `help tap` is `tap --help`.
    if word == "help", command == nil, operands.isEmpty, options[.help] == nil {
      options[.help] = []
      order.append(.help)
      return
    }
    let name =
      command == nil && operands.isEmpty && !word.isEmpty ? CommandName(rawValue: word) : nil
    if let name { command = name } else { operands.append(word) }
  }

  private mutating func readLongOption(_ text: Substring) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = parts.first.flatMap({ Option(rawValue: String($0)) }) else {
      throw .usage(.unknownOption("--\(parts.first ?? "")"))
    }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShortOption(_ word: String) throws(CommandError) {
    guard word.count == 2, let letter = word.last, let option = Option(letter: letter) else {
      throw .usage(.unknownOption(word))
    }
    try take(option, attached: nil)
  }

  private mutating func take(_ option: Option, attached: String?) throws(CommandError) {
    var values = attached.map { [$0] } ?? []
    while values.count < option.values.count, let next = rest.first, !next.hasPrefix("--") {
      values.append(next)
      rest.removeFirst()
    }
    guard values.count == option.values.count, !values.contains("") else {
      throw .usage(
        attached != nil && option.values.isEmpty ? .noValue(option) : .needsValue(option))
    }
    if options[option] != nil, !option.isRepeatable { throw .usage(.givenTwice(option)) }
    options[option, default: []] += values
    order.append(option)
  }

  // MARK: - Checking

  private func checked() throws(CommandError) -> Arguments {
    let command = command ?? .open
    let arguments = Arguments(command: command, operands: operands, options: options)
    if let later = order.first(where: \.isLater) { throw .usage(.laterOption(later)) }
    if let problem = misspelling(command) { throw .usage(problem) }
    if let foreign = order.first(where: { !command.options.contains($0) }) {
      throw .usage(.foreignOption(foreign, command))
    }
    _ = try arguments.choice(.lang, of: Language.self)
    if !arguments.has(.help) && !arguments.has(.version) { try checkCount(command) }
    return arguments
  }

  /// A first word that is no command but nearly one, with words or options that only commands take.
  private func misspelling(_ command: CommandName) -> UsageProblem? {
    guard command == .open, let word = operands.first, !word.contains(/[\/.]/),
      operands.count > 1 || order.contains(where: { !command.options.contains($0) })
    else { return nil }
    return CommandName.nearest(to: word).map { .misspeltCommand(word, $0) }
  }

  private func checkCount(_ command: CommandName) throws(CommandError) {
    let most = command.operandCount.upperBound
    if operands.count > most { throw .usage(.tooManyWords(operands[most], command)) }
    if operands.count < command.operandCount.lowerBound { throw .usage(.tooFewWords(command)) }
  }
}
