/// How the program ends: part of its contract with scripts.
enum ExitStatus: Int32 {
  case success = 0
  /// The answer is no: a scenario failed, a view doesn't get its touch, lint found an error.
  case no = 1
  /// The arguments are wrong, or ask for what this version can't do.
  case usage = 64
  /// A file is malformed.
  case malformed = 65
  /// A file isn't there, or can't be read or written.
  case unreadable = 66
  /// The program itself is wrong, or not wholly installed.
  case internalError = 70
}
