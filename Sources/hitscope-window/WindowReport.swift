import Foundation

/// Tells a test what the window shows: a line for each picture drawn, in the file that the environment
/// variable `HITSCOPE_WINDOW_REPORT` names.
///
/// Without the variable nothing is told.
struct WindowReport {
  static let variable = "HITSCOPE_WINDOW_REPORT"

  private let file: FileHandle?

  init(_ environment: [String: String]) {
    file = environment[Self.variable].flatMap { path in
      guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
      return FileHandle(forWritingAtPath: path)
    }
  }

  func drawn(_ state: String) {
    file?.write(Data((state + "\n").utf8))
  }
}
