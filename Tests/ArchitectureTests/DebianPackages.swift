import Foundation
import Testing

/// What Debian's package database says about installed packages.
enum DebianPackages {
  private static let query = "/usr/bin/dpkg-query"

  /// Whether this system has such a database at all.
  static var areHere: Bool { FileManager.default.isExecutableFile(atPath: query) }

  /// Whether no Debian is without the package: it is essential, or the base system requires it.
  static func isOnEverySystem(_ package: String) throws -> Bool {
    let words = try output(["-W", "-f", "${Essential} ${Priority}", package])
    return words == "yes required" || words == "no required"
  }

  /// The files that an installed package brings.
  static func files(of package: String) throws -> Set<String> {
    Set(try output(["-L", package]).split(separator: "\n").map(String.init))
  }

  private static func output(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: query)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
