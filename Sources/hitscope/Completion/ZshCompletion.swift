import Localization

/// The completion of `zsh`, with what each command and option does.
struct ZshCompletion {
  let book: Phrasebook

  var script: String {
    let commands = CompletionWords.commands.map { command in
      "    \(Self.quoted("\(command.rawValue):\(book.text(command.phrase))"))"
    }
    return """
      #compdef hitscope
      # Completion of hitscope for zsh: hitscope completion zsh > _hitscope, in a folder of $fpath.
      _hitscope() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        local command=""
        local part
        for part in ${words[2,CURRENT-1]}; do
          case $part in
            \(CompletionWords.commands.map(\.rawValue).joined(separator: "|"))) command=$part; break ;;
          esac
        done
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_hitscope" ]; then _hitscope; else compdef _hitscope hitscope; fi

      """
  }

  private var cases: [String] {
    CommandName.allCases.map { command in
      let options = command.options.map { "        \(argument($0, command))" }
      let operands =
        switch command {
        case .open: "'1:command:{_describe command commands; _files}' '*:file:_files'"
        case .completion: "'1:command:' '2:shell:(bash zsh fish)'"
        default: "'1:command:' '*:file:_files'"
        }
      let name = command == .open ? "'')" : "\(command.rawValue))"
      return "    \(name)\n      _arguments \\\n"
        + (options + ["        \(operands)"]).joined(separator: " \\\n") + " ;;"
    }
  }

  private func argument(_ option: Option, _ command: CommandName) -> String {
    let repeats = option.isRepeatable ? "*" : ""
    let what = book.text(option.phrase(for: command))
      .replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    let values = option.values.map { value in
      let words = CompletionWords.values(of: option, in: command)
      if !words.isEmpty {
        return ":\(value.replacing(":", with: "\\:")):(\(words.joined(separator: " ")))"
      }
      return ":\(value):\(CompletionWords.takesFile(option) ? "_files" : "")"
    }
    return Self.quoted("\(repeats)\(option.spelling)[\(what)]\(values.joined())")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
