import Foundation

/// The program that has the window and draws the pictures, installed beside this one.
///
/// It is started as `hitscope-window [--lang TAG] [-- FILE]`, which opens a window on a file that
/// Hitscope opens, or on the welcome scene; or, for a picture and no window, with `--render OUT` and
/// `--tap X Y`, `--overlay` (the scene's own input is delivered first), `--size WxH`, `--scale N`.
/// `-` is standard input. Arguments and file have been checked before; its statuses are this
/// program's.
struct WindowProgram {
  private let path: String

  /// Finds it.
  init() throws(CommandError) {
    guard let own = Bundle.main.executableURL else { throw .window(.missing("hitscope-window")) }
    path =
      own.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "hitscope-window").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .window(.missing(path))
    }
  }

  /// Becomes that program, so that what is meant for this one (a key, a signal) reaches it.
  func takeOver(_ arguments: [String], input: [UInt8]?) throws(CommandError) -> Never {
    if let input { try feed(input) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    throw .window(.failed(path, reason: String(cString: strerror(errno))))
  }

  /// Runs it to its end.
  func run(_ arguments: [String], input: [UInt8]?) throws(CommandError) -> ExitStatus {
    if let input { try feed(input) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    do {
      try process.run()
    } catch {
      throw .window(.failed(path, reason: error.localizedDescription))
    }
    process.waitUntilExit()
    return ExitStatus(rawValue: process.terminationStatus) ?? .internalError
  }

  /// Puts the bytes, which have been read already, back where the program looks for them.
  private func feed(_ bytes: [UInt8]) throws(CommandError) {
    guard let file = tmpfile() else {
      throw .window(.failed(path, reason: String(cString: strerror(errno))))
    }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
    guard isWritten, lseek(fileno(file), 0, SEEK_SET) == 0, dup2(fileno(file), STDIN_FILENO) == 0
    else { throw .window(.failed(path, reason: String(cString: strerror(errno)))) }
  }
}
