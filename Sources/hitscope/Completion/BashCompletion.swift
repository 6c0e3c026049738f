/// The completion of `bash`, by its own means alone.
enum BashCompletion {
  static var script: String {
    """
    # Completion of hitscope for bash: hitscope completion bash > FILE, then `source FILE`.
    _hitscope() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command="" part
      local words=""
      COMPREPLY=()
      for part in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $part in
          \(names.joined(separator: "|"))) command=$part; break ;;
        esac
      done
      case $command:$before in
    \(valueCases.joined(separator: "\n"))
      esac
      if [ -z "$words" ]; then
        case $before in
          \(fileOptions.joined(separator: "|"))) compopt -o default 2>/dev/null; return ;;
        esac
        case $word in
          -*)
            case $command in
    \(optionCases.joined(separator: "\n"))
            esac ;;
          *)
            [ -z "$command" ] && words="\(names.joined(separator: " "))"
            [ "$command" = completion ] && words="bash zsh fish"
            compopt -o default 2>/dev/null ;;
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -F _hitscope hitscope

    """
  }

  private static var names: [String] { CompletionWords.commands.map(\.rawValue) }

  private static var fileOptions: [String] {
    CompletionWords.options.filter(CompletionWords.takesFile).map(\.spelling) + ["-o"]
  }

  private static var valueCases: [String] {
    CommandName.allCases.flatMap { command in
      command.options.compactMap { option in
        let values = CompletionWords.values(of: option, in: command)
        guard !values.isEmpty else { return nil }
        let words = values.joined(separator: " ")
        return "    \(command.rawValue):\(option.spelling)) words=\"\(words)\" ;;"
      }
    }
  }

  private static var optionCases: [String] {
    CommandName.allCases.map { command in
      let name = command == .open ? "\"\"" : command.rawValue
      let words = command.options.map(\.spelling).joined(separator: " ")
      return "          \(name)) words=\"\(words)\" ;;"
    }
  }
}
