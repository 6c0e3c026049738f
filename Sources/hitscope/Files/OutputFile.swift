import Foundation

/// A file that the program makes; `-` is standard output.
struct OutputFile {
  let path: String

  /// Writes the whole file, or leaves what was there.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    if path == "-" { return StandardStream.output.write(bytes) }
    if isFolder { throw .unwritable(path, reason: String(cString: strerror(EISDIR))) }
    do {
      let url = URL(filePath: path)
      if isSpecial {
        try Data(bytes).write(to: url)
      } else {
        try Data(bytes).write(to: url.resolvingSymlinksInPath(), options: .atomic)
      }
    } catch {
      throw .unwritable(path, reason: Self.reason(error))
    }
  }

  /// A device or a pipe, which must be written to and not replaced.
  private var isSpecial: Bool {
    var status = stat()
    let isThere = stat(path, &status) == 0
    return path.hasPrefix("/dev/") || (isThere && status.st_mode & S_IFMT != S_IFREG)
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let cause = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    let code = [cocoa, cause].compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }?.code
    return code.map { String(cString: strerror(Int32($0))) } ?? cocoa.localizedDescription
  }
}
