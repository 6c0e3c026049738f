/// Prints what makes a shell complete the program's words.
struct CompletionCommand: Command {
  private let shell: Shell

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  init(_ arguments: Arguments) throws(CommandError) {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word) else {
      throw .usage(.badWord(word, expected: .oneOf(Shell.allCases.map(\.rawValue))))
    }
    self.shell = shell
  }

  func run(on console: Console) -> ExitStatus {
    switch shell {
    case .bash: StandardStream.output.write(BashCompletion.script)
    case .zsh: StandardStream.output.write(ZshCompletion(book: console.phrasebook).script)
    case .fish: StandardStream.output.write(FishCompletion(book: console.phrasebook).script)
    }
    return .success
  }
}
