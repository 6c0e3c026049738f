import Foundation

/// Where the program writes: results on the output, everything else on the error stream.
enum StandardStream {
  case output, error

  /// Writes all of it.
  ///
  /// A closed pipe ends the program by signal, any other failure by status.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      let count = systemWrite(descriptor, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        giveUp(errno)
      }
    }
  }

  /// Nothing can be said on the output any more; on the error stream, nothing at all.
  private func giveUp(_ code: Int32) -> Never {
    if self == .output, code != EPIPE {
      Self.error.write("hitscope: standard output: \(String(cString: strerror(code)))\n")
    }
    exit(ExitStatus.unreadable.rawValue)
  }

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}

/// The system's call, out of the way of the methods of the same name.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
