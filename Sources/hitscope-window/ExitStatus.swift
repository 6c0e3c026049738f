/// How the program ends; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32, Error {
  case fine = 0
  case usage = 64
  /// The scene's file is malformed.
  case badData = 65
  /// A file isn't there, or can't be read or written.
  case noInput = 66
  /// There is no display to open a window on.
  case noDisplay = 69
  case internalError = 70
}
