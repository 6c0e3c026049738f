import Foundation

/// Keeps a command from writing its result over a file that it reads.
struct OverwriteCheck {
  /// The files that are read; `-` is standard input.
  let inputs: [String]

  /// What the words of a command read.
  init(_ arguments: Arguments) {
    inputs = arguments.operands + [.backdrop, .with].flatMap { arguments.options[$0] ?? [] }
  }

  init(inputs: [String]) {
    self.inputs = inputs
  }

  /// The options that name a file to write.
  private static let writing: [Option] = [.output, .save, .junit]

  func check(_ arguments: Arguments) throws(CommandError) {
    for option in Self.writing {
      if let output = arguments.text(option) { try check(output, of: option) }
    }
  }

  /// Refuses an output that is one of the inputs, by whatever path or link.
  func check(_ output: String, of option: Option) throws(CommandError) {
    guard output != "-", let written = Identity(path: output) else { return }
    for input in inputs where Identity(path: input == "-" ? "/dev/stdin" : input) == written {
      throw .usage(.overwritesInput(option, output))
    }
  }

  /// What tells one file from another; devices and pipes are read and written at once.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }
}
