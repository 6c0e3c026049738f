import Localization

/// The completion of `fish`, with what each command and option does.
struct FishCompletion {
  let book: Phrasebook

  var script: String {
    let heading = [
      "# Completion of hitscope for fish: hitscope completion fish > "
        + "~/.config/fish/completions/hitscope.fish"
    ]
    return (heading + commandLines + optionLines + [shellLine]).joined(separator: "\n") + "\n"
  }

  private var names: String {
    CompletionWords.commands.map(\.rawValue).joined(separator: " ")
  }

  private var commandLines: [String] {
    CompletionWords.commands.map { command in
      "complete -c hitscope -n 'not __fish_seen_subcommand_from \(names)' -a \(command.rawValue)"
        + " -d \(Self.quoted(book.text(command.phrase)))"
    }
  }

  private var optionLines: [String] {
    CommandName.allCases.flatMap { command in
      command.options.map { option in line(option, command) }
    }
  }

  private func line(_ option: Option, _ command: CommandName) -> String {
    let condition =
      command == .open
      ? "not __fish_seen_subcommand_from \(names)"
      : "__fish_seen_subcommand_from \(command.rawValue)"
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let values = CompletionWords.values(of: option, in: command)
    let argument =
      if option.values.isEmpty {
        ""
      } else if values.isEmpty {
        CompletionWords.takesFile(option) ? " -r -F" : " -x"
      } else {
        " -x -a '\(values.joined(separator: " "))'"
      }
    return "complete -c hitscope -n '\(condition)' -l \(option.rawValue)\(letter)\(argument)"
      + " -d \(Self.quoted(book.text(option.phrase(for: command))))"
  }

  private var shellLine: String {
    "complete -c hitscope -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
