/// The program's own strings can't be had: the installation is broken.
///
/// It is in English, as there is nothing to translate it with.
public struct PhrasebookError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    case missing
    case unreadable
    case malformed
  }

  public let file: String
  public let problem: Problem

  public var description: String {
    switch problem {
    case .missing: "The strings file \(file) isn't beside the program; install it again."
    case .unreadable: "The strings file \(file) can't be read; check its permissions."
    case .malformed: "The strings file \(file) isn't what it should be; install it again."
    }
  }
}
